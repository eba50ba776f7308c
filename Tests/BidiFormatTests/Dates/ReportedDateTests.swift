import BidiFormat
import BidiText
import TestSupport
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The reported faults of the kinds date, time, ampm and calendar that are about how a value is drawn.
@Suite("Reported faults of dates and times")
struct ReportedDateTests {
    static let kinds: Set<String> = ["date", "time", "ampm", "calendar"]

    @Test("Each is a test below")
    func count() throws {
        let drawn = try ReportedFault.all().filter { Self.kinds.contains($0.kind) && $0.expects == nil }
        #expect(
            drawn.map(\.id)
                == ["date-01", "date-04", "date-05", "time-05", "time-06", "time-08", "cal-01", "cal-03"])
    }

    private static func fault(_ id: String) throws -> ReportedFault {
        try #require(try ReportedFault.all().first { $0.id == id })
    }

    /// What the value draws in the report's paragraph is what the report asks for.
    private static func expect(_ text: String, _ fault: ReportedFault) {
        let seen = text.visualText(base: fault.base.direction)
        #expect(
            seen == fault.expectedVisual,
            "\(fault.id): \(text.unicodeScalars.map { $0.escaped(asASCII: true) }.joined())")
    }

    @Test("A short Arabic date with Latin digits in a left-to-right screen")
    func shortDate() throws {
        let fault = try Self.fault("date-01")
        let style = DateFormatStyle(.init(.style(.short)), locale: try LanguageTag(fault.locale))
        Self.expect(style.format(try LocalDate("2024-03-05")), fault)
    }

    @Test("An ISO date in an Arabic sentence")
    func isoDate() throws {
        let fault = try Self.fault("date-04")
        // Numeric, year first and with hyphens: what CLDR has for Swedish.
        let style = DateFormatStyle(.init(.style(.short)), locale: try LanguageTag("sv"))
        let message: BidiString = "موعد التسليم \(try LocalDate("2024-05-03"), format: style)"
        Self.expect(message.text(in: try LanguageTag(fault.locale)), fault)
    }

    @Test("Two Hebrew dates in a sentence of their own, the first on the right in any paragraph")
    func hebrewRange() throws {
        let fault = try Self.fault("date-05")
        let day = DateFormatStyle(.init(.style(.short)), locale: try LanguageTag(fault.locale))
        let message: BidiString =
            "\(try LocalDate("2024-03-05"), format: day) - \(try LocalDate("2024-03-09"), format: day)"
        Self.expect(message.text(in: try LanguageTag(fault.locale)), fault)
        // CLDR's own range pads the days and has an en dash; seen the same in both kinds of paragraph.
        let range = DateRangeFormatStyle(.init(.style(.short)), locale: try LanguageTag(fault.locale))
            .format(try DateRange("2024-03-05", "2024-03-09"))
        for base in [BaseDirection.leftToRight, .rightToLeft] {
            #expect(range.visualText(base: base) == "09.3.2024 – 05.3.2024")
        }
    }

    @Test("One Urdu time")
    func urduTime() throws {
        let fault = try Self.fault("time-05")
        let style = TimeFormatStyle(locale: try LanguageTag(fault.locale))
        Self.expect(style.format(try TimeOfDay("09:30")), fault)
    }

    @Test("Noon is in the afternoon")
    func noon() throws {
        let fault = try Self.fault("time-06")
        let style = TimeFormatStyle(locale: try LanguageTag(fault.locale))
        Self.expect(style.format(try TimeOfDay("12:35")), fault)
        #expect(style.formattedText(try TimeOfDay("12:35")).plain == fault.expectedRaw)
        #expect(style.formattedText(try TimeOfDay("00:35")).plain == "١٢:٣٥ ص")
    }

    @Test("A player shows what has passed and the whole")
    func player() throws {
        let fault = try Self.fault("time-08")
        let style = CountdownFormatStyle(locale: try LanguageTag(fault.locale)).total(.seconds(3120))
        Self.expect(style.format(.seconds(70)), fault)
    }

    @Test("A shop in Saudi Arabia names the Gregorian calendar")
    func gregorian() throws {
        let fault = try Self.fault("cal-01")
        let style = DateFormatStyle(.init(.style(.short)), locale: try LanguageTag(fault.locale))
        Self.expect(style.format(try LocalDate("2024-03-05")), fault)
    }

    @Test("A Hijri range of one month")
    func hijriRange() throws {
        let fault = try Self.fault("cal-03")
        // ICU 76 and later have the Gregorian calendar for ar-SA: named, it is the same for all.
        let style = DateRangeFormatStyle(.init(.style(.short)), locale: try LanguageTag(fault.locale))
            .calendar(.islamicUmmAlQura)
        Self.expect(style.format(try DateRange("2024-03-05", "2024-03-09")), fault)
    }

    @Test("A date in Eastern digits is read with the day first")
    func typedDate() throws {
        let fault = try Self.fault("date-02")
        let style = DateFormatStyle(.init(.style(.short)), locale: try LanguageTag(fault.locale))
        #expect(try style.read(#require(fault.inputRaw)) == LocalDate(fault.expectedRaw))
    }
}
