import BidiFormat
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

@Suite("Values of dates, zones and time spans")
struct DateValueTests {
    @Test(
        "Dates that are none",
        arguments: [
            "2024-02-30", "2023-02-29", "2100-02-29", "2024-13-01", "2024-00-01", "24-05-12", "2024-5-12",
            "2024-05-12Z", "٢٠٢٤-٠٥-١٢", "1500-01-01", "",
        ])
    func badDates(text: String) {
        #expect(throws: BidiFormatError.self) { try LocalDate(text) }
    }

    @Test("Every day from 1583 to 9999 follows the one before")
    func calendar() throws {
        // Weekdays and lengths by the Gregorian rule of the ISO 8601: 400 years are 146,097 days.
        var days = 0
        var previous: LocalDate?
        for year in stride(from: 1583, through: 9999, by: 1) {
            for (month, length) in [
                31, year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30,
                31,
            ].enumerated() {
                let first = try LocalDate(year: year, month: month + 1, day: 1)
                let last = try LocalDate(year: year, month: month + 1, day: length)
                if let previous { #expect(previous < first) }
                #expect(throws: BidiFormatError.self) { try LocalDate(year: year, month: month + 1, day: length + 1) }
                days += length
                previous = last
            }
        }
        #expect(days == 3_074_246)
        let utc = TimeZoneIdentifier.utc
        for (text, seconds) in [
            ("1970-01-01T00:00", 0.0), ("2024-02-29T12:30", 1_709_209_800), ("1583-01-01T00:00", -12_212_553_600),
            ("9999-12-31T23:59", 253_402_300_740),
        ] {
            let local = try LocalDateTime(text)
            #expect(utc.date(of: local).timeIntervalSince1970 == seconds)
            #expect(try utc.localDateTime(at: Date(timeIntervalSince1970: seconds)) == local)
        }
    }

    @Test("Reversed ranges are refused, equal ends are not")
    func reversed() throws {
        #expect(throws: BidiFormatError.self) { try DateRange("2024-05-12", "2024-05-11") }
        #expect(throws: BidiFormatError.self) { try DateTimeRange("2024-05-12T10:00", "2024-05-12T09:59") }
        #expect(throws: BidiFormatError.self) {
            try InstantRange(from: Date(timeIntervalSince1970: 1), to: Date(timeIntervalSince1970: 0))
        }
        let json = Data(#"{"start":"2024-05-12","end":"2024-05-11"}"#.utf8)
        #expect(throws: BidiFormatError.self) { try JSONDecoder().decode(DateRange.self, from: json) }
        let day = try DateRange("2024-05-12", "2024-05-12")
        #expect(try DateRangeFormatStyle(locale: "en").format(day) == "May 12, 2024")
        do {
            _ = try DateRange("2024-05-12", "2024-05-11")
        } catch {
            #expect(error.code == .reversedRange)
        }
    }

    @Test(
        "Zones that are none",
        arguments: ["", "Mars/Olympus", "GMT+3", "UTC+03:00", "asia/dubai", "Etc/Unknown", "Asia/Dubai\u{0}", "+03:00"])
    func badZones(name: String) {
        #expect(throws: BidiFormatError.self) { try TimeZoneIdentifier(name) }
    }

    /// Europe/Berlin on 31 March 2024 (02:00 to 03:00 missing) and 27 October 2024 (02:00 to 03:00 twice), by the IANA
    /// rules EU 1996: both changes at 01:00 UTC.
    @Test("Gaps and overlaps")
    func transitions() throws {
        let berlin = try TimeZoneIdentifier("Europe/Berlin")
        let gap = berlin.date(of: try LocalDateTime("2024-03-31T02:30"))
        #expect(gap.timeIntervalSince1970 == 1_711_848_600, "01:30 UTC, shown as 03:30")
        #expect(try berlin.localDateTime(at: gap).description == "2024-03-31T03:30")
        let overlap = berlin.date(of: try LocalDateTime("2024-10-27T02:30"))
        #expect(overlap.timeIntervalSince1970 == 1_729_989_000, "00:30 UTC, the first of the two")
        #expect(berlin.secondsFromUTC(at: overlap) == 7200)
        #expect(try berlin.localDateTime(at: overlap.addingTimeInterval(3600)).description == "2024-10-27T02:30")
        for text in [
            "2024-03-31T01:59", "2024-03-31T03:00", "2024-10-27T01:59", "2024-10-27T03:00", "2024-07-01T00:00",
        ] {
            let local = try LocalDateTime(text)
            #expect(try berlin.localDateTime(at: berlin.date(of: local)) == local)
        }
        #expect(TimeZoneIdentifier.available.count > 400)
    }

    @Test("Instants in a zone, with its name")
    func instants() throws {
        let style = try InstantFormatStyle(timeZone: "Asia/Dubai", locale: "en").spaces(.plain)
        let date = Date(timeIntervalSince1970: 1_709_672_700)
        #expect(style.format(date) == "Mar 6, 2024, 1:05 AM")
        #expect(style.fields(.time(.full)).format(date) == "1:05:00 AM Gulf Standard Time")
        let range = try InstantRange(from: date, to: date.addingTimeInterval(3600))
        let ranges = InstantRangeFormatStyle(
            .init(timeZone: try TimeZoneIdentifier("Asia/Dubai")), locale: try LanguageTag("en"))
        #expect(ranges.spaces(.plain).format(range) == "Mar 6, 2024, 1:05 – 2:05 AM")
        #expect(ranges.fields(.time(.long)).spaces(.plain).format(range) == "1:05:00 AM GMT+4 – 2:05:00 AM GMT+4")
    }

    @Test("Skeletons that are none", arguments: ["", "hello", "jm", "yw", "'y'", "y M", "yMMMdW"])
    func badSkeletons(pattern: String) {
        #expect(throws: BidiFormatError.self) { try DateSkeleton(pattern) }
    }

    @Test("Calendars by both names, and none")
    func calendars() throws {
        #expect(try CalendarIdentifier("gregorian") == .gregorian)
        #expect(try CalendarIdentifier("ISLAMIC-UMALQURA") == .islamicUmmAlQura)
        #expect(throws: BidiFormatError.self) { try CalendarIdentifier("mayan") }
        for calendar in CalendarIdentifier.available {
            #expect(try CalendarIdentifier(calendar.name) == calendar)
            let tag = try LanguageTag("en-u-ca-\(calendar.name)")
            let text = DateFormatStyle(locale: tag).format(try LocalDate("2024-03-05"))
            let named = try DateFormatStyle(locale: "en").calendar(calendar).format(LocalDate("2024-03-05"))
            #expect(text == named)
        }
        #expect(try LanguageTag("fa").calendar == .persian)
        #expect(try LanguageTag("ar-EG").calendar == .gregorian)
    }

    @Test("Durations as ISO 8601 writes them", arguments: ["PT5M", "P1DT2H30M", "-P3D", "P1Y2M3W4DT5H6M7S"])
    func timeSpans(text: String) throws {
        #expect(try TimeSpan(text).description == text)
    }

    @Test(
        "Durations that are none",
        arguments: ["", "P", "PT", "5M", "P5", "PT5D", "P1.5D", "P-1D", "PT5M3H", "P1DT", "PT٥M", "PT99999999999999M"])
    func badTimeSpans(text: String) {
        #expect(throws: BidiFormatError.self) { try TimeSpan(text) }
    }

    @Test("Relative times have one unit")
    func relativeTimes() throws {
        #expect(try RelativeTime("P0M").unit == .month)
        #expect(try RelativeTime("PT0M").unit == .minute)
        #expect(throws: BidiFormatError.self) { try RelativeTime("P1DT1H") }
        #expect(try TimeSpan(seconds: -93_784).description == "-P1DT2H3M4S")
        #expect(try TimeSpan("P1W").seconds == 604_800)
        #expect(try TimeSpan("P1M").seconds == nil)
    }

    @Test("Values and styles survive coding")
    func coding() throws {
        let style = try DateRangeFormatStyle(locale: "ar-SA").calendar(.gregorian).skeleton(DateSkeleton("yMMMd"))
            .order(.leftToRight)
        let copy = try JSONDecoder().decode(DateRangeFormatStyle.self, from: JSONEncoder().encode(style))
        #expect(copy == style)
        let hours = try OpeningHours([.monday: [TimeRange("09:00", "17:00")]])
        #expect(try JSONDecoder().decode(OpeningHours.self, from: JSONEncoder().encode(hours)) == hours)
        let bad = Data(#"{"start":"24:00","end":"10:00"}"#.utf8)
        #expect(throws: BidiFormatError.self) { try JSONDecoder().decode(TimeRange.self, from: bad) }
    }
}
