import BidiFormat
import Testing

/// What a style prints is read back as the value that was shown, however it was copied.
@Suite("Reading back what was printed")
struct RoundTripTests {
    /// Eight variants and the editing form of each value.
    private static let readingsPerLanguage = RoundTrips.numbers.count * 9

    private static func expectAllRead(_ count: RoundTrips.Count, _ languages: Int) {
        #expect(count.wrong.isEmpty, "\(count.wrong.count): \(count.wrong.prefix(8))")
        #expect(count.refused.isEmpty, "\(count.refused.count): \(count.refused.prefix(8))")
        #expect(count.readings == languages * readingsPerLanguage)
    }

    @Test func everyNumber() throws {
        let count = try RoundTrips.count(in: RoundTrips.languages) { NumberFormatStyle(locale: $0) }
        Self.expectAllRead(count, RoundTrips.languages.count)
        #expect(RoundTrips.languages.count > 700)
    }

    @Test func everyPercent() throws {
        let digits = try NumberPrecision.fractionDigits(0...3)
        let count = try RoundTrips.count(in: RoundTrips.sample) { PercentFormatStyle(locale: $0).precision(digits) }
        Self.expectAllRead(count, RoundTrips.sample.count)
    }

    @Test func everyPerMille() throws {
        let digits = try NumberPrecision.fractionDigits(0...3)
        // The POSIX variant of English writes `0/00` for the sign: its digits cannot be told from the number's.
        let languages = RoundTrips.sample.filter { !$0.identifier.hasSuffix("-va-posix") }
        let count = try RoundTrips.count(in: languages) { PerMilleFormatStyle(locale: $0).precision(digits) }
        Self.expectAllRead(count, languages.count)
    }

    @Test(arguments: ["AED", "USD", "JPY"], PriceFormatStyle.Presentation.allCases)
    func everyPrice(_ code: String, _ presentation: PriceFormatStyle.Presentation) throws {
        let digits = try NumberPrecision.fractionDigits(0...3)
        let currency = try Currency(code)
        let count = try RoundTrips.count(in: RoundTrips.sample) {
            PriceFormatStyle(currency: currency, locale: $0).presentation(presentation).precision(digits)
        }
        Self.expectAllRead(count, RoundTrips.sample.count)
    }

    @Test(
        arguments: ["kilometer", "celsius", "hour", "kilometer-per-hour", "liter-per-100-kilometer"], UnitWidth.allCases
    )
    func everyUnit(_ identifier: String, _ width: UnitWidth) throws {
        let unit = try MeasureUnit(identifier)
        let count = try RoundTrips.count(in: RoundTrips.sample) {
            UnitFormatStyle(unit: unit, locale: $0).width(width).precision(try .fractionDigits(0...3))
        }
        Self.expectAllRead(count, RoundTrips.sample.count)
    }
}
