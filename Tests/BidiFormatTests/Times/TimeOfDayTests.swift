import BidiFormat
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

@Suite("Times of day")
struct TimeOfDayTests {
    @Test("Times that a clock shows, and the end of a day", arguments: ["00:00", "09:05", "23:59", "24:00"])
    func accepted(_ text: String) throws {
        let time = try TimeOfDay(text)
        #expect(time.description == text)
        #expect(try TimeOfDay(hour: time.hour, minute: time.minute) == time)
    }

    @Test(
        "Everything else is refused",
        arguments: [
            "", "9:05", "24:01", "25:00", "12:60", "12:5", "12.05", "-1:00", "+1:00", "12:05Z", "12:05+02:00",
            "12:05:00",
            "١٢:٠٥", " 12:05", "1２:05", "ab:cd", "12\u{0}05",
        ])
    func refused(_ text: String) {
        let error = #expect(throws: BidiFormatError.self) { try TimeOfDay(text) }
        #expect(error?.code == .badValue)
    }

    @Test("Hours and minutes out of range are refused")
    func numbers() {
        for (hour, minute) in [(-1, 0), (25, 0), (24, 1), (0, 60), (0, -1), (.max, .min)] {
            #expect(throws: BidiFormatError.self) { try TimeOfDay(hour: hour, minute: minute) }
        }
    }

    @Test("Times are ordered as the day goes")
    func order() throws {
        let times = try ["00:00", "00:01", "09:59", "10:00", "23:59", "24:00"].map { try TimeOfDay($0) }
        #expect(times.shuffled().sorted() == times)
    }

    @Test("A range starts within the day; its end may be before its start")
    func ranges() throws {
        #expect(try TimeRange("22:30", "02:00").end == TimeOfDay(hour: 2))
        #expect(try TimeRange("00:00", "24:00").end == TimeOfDay(hour: 24))
        #expect(throws: BidiFormatError.self) { try TimeRange("24:00", "02:00") }
    }

    @Test("A value that was coded is checked when it is decoded")
    func decoding() throws {
        let range = try TimeRange("22:30", "02:00")
        let data = try JSONEncoder().encode(range)
        #expect(try JSONDecoder().decode(TimeRange.self, from: data) == range)
        #expect(String(decoding: try JSONEncoder().encode([range.start]), as: UTF8.self) == #"["22:30"]"#)
        #expect(throws: (any Error).self) { try JSONDecoder().decode([TimeOfDay].self, from: Data(#"["25:00"]"#.utf8)) }
        let endless = Data(#"{"start":"24:00","end":"02:00"}"#.utf8)
        #expect(throws: (any Error).self) { try JSONDecoder().decode(TimeRange.self, from: endless) }
        #expect(throws: (any Error).self) {
            try JSONDecoder().decode(TimeSkeleton.self, from: Data(#"{"pattern":"yMd"}"#.utf8))
        }
    }
}
