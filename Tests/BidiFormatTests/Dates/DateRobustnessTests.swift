import BidiFormat
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// No date crashes or hangs a style, and styles are used from many threads at once.
@Suite("Extreme dates and many threads")
struct DateRobustnessTests {
    static let extremes = [
        Double.infinity, -.infinity, .nan, 1e300, -1e300, .greatestFiniteMagnitude, 253_402_300_800, -62_135_596_801,
        1e12, -1e12, 0, -12_219_292_800,
    ].map { Date(timeIntervalSince1970: $0) }

    @Test("Any Date, in every calendar", arguments: CalendarIdentifier.available)
    func extremeDates(calendar: CalendarIdentifier) throws {
        var formatted = 0
        for tag in ["ar-EG", "he", "fa", "en"] {
            for fields in [DateTimeFields.dateTime(date: .full, time: .full), .dateTime(date: .short, time: .short)] {
                let style = InstantFormatStyle(
                    .init(timeZone: .utc, fields), locale: try LanguageTag(tag), isolation: .isolates
                ).calendar(calendar)
                let ranges = InstantRangeFormatStyle(.init(timeZone: .utc, fields), locale: try LanguageTag(tag))
                    .calendar(calendar)
                for date in Self.extremes {
                    #expect(!style.formattedText(date).plain.isEmpty)
                    formatted += 1
                    if let range = try? InstantRange(from: Date(timeIntervalSince1970: 0), to: date) {
                        #expect(!ranges.formattedText(range).plain.isEmpty)
                    }
                }
            }
        }
        #expect(formatted == 4 * 2 * Self.extremes.count)
    }

    @Test("Zones at extreme times")
    func extremeZones() throws {
        let zone = try TimeZoneIdentifier("Europe/Berlin")
        for date in Self.extremes {
            #expect(abs(zone.secondsFromUTC(at: date)) < 86_400)
            if let local = try? zone.localDateTime(at: date) {
                #expect(abs(zone.date(of: local).timeIntervalSince(date)) < 60)
            }
        }
        #expect(throws: BidiFormatError.self) { try zone.localDateTime(at: Date(timeIntervalSince1970: .infinity)) }
        #expect(throws: BidiFormatError.self) { try zone.localDateTime(at: Date(timeIntervalSince1970: .nan)) }
        // The last day of ICU's calendars.
        let english = try InstantFormatStyle(timeZone: "UTC", locale: "en").fields(.date(.long))
        #expect(english.format(Date(timeIntervalSince1970: .infinity)) == "December 20, 5828963")
        #expect(english.format(Date(timeIntervalSince1970: .nan)) == "December 20, 5828963")
    }

    @Test("Many threads see what one sees")
    func threads() async throws {
        let language = try LanguageTag("ar-EG")
        let style = DateTimeFormatStyle(.init(.dateTime(date: .full, time: .medium)), locale: language)
        let zone = try TimeZoneIdentifier("America/New_York")
        let values = try (1...28).map { try LocalDateTime("2024-03-\($0 < 10 ? "0" : "")\($0)T02:30") }
        let expected = values.map { style.format($0) }
        let instants = values.map { zone.date(of: $0) }
        #expect(Set(expected).count == values.count)
        let faults = await withTaskGroup(of: Int.self) { group in
            for _ in 0..<8 {
                group.addTask {
                    var faults = 0
                    for _ in 0..<20 {
                        for (index, value) in values.enumerated() {
                            if style.format(value) != expected[index] { faults += 1 }
                            if zone.date(of: value) != instants[index] { faults += 1 }
                        }
                    }
                    return faults
                }
            }
            return await group.reduce(0, +)
        }
        #expect(faults == 0)
    }
}
