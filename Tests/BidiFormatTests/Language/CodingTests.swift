import BidiFormat
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Styles and values are values: equal if made alike, and the same after a round trip.
@Suite("Coding and equality")
struct CodingTests {
    private func expectRoundTrip<Value: Codable & Hashable>(_ value: Value, unequalTo other: Value) throws {
        let data = try JSONEncoder().encode([value])
        let decoded = try #require(try JSONDecoder().decode([Value].self, from: data).first)
        #expect(decoded == value && decoded.hashValue == value.hashValue)
        #expect(value != other)
        #expect(Set([value, decoded, other]).count == 2)
    }

    @Test("Styles")
    func styles() throws {
        let arabic = try LanguageTag("ar-EG")
        let hebrew = try LanguageTag("he")
        try expectRoundTrip(
            NumberFormatStyle(locale: arabic).sign(.always).grouping(.never).rounding(.halfUp).notation(.compact)
                .precision(.increment("0.05")), unequalTo: NumberFormatStyle(locale: arabic))
        try expectRoundTrip(PercentFormatStyle(locale: arabic), unequalTo: PercentFormatStyle(locale: hebrew))
        try expectRoundTrip(
            PriceFormatStyle(currency: .aed, locale: arabic).placement(.left).presentation(.name).isolation(.none),
            unequalTo: PriceFormatStyle(currency: .usd, locale: arabic))
        try expectRoundTrip(
            TimeRangeFormatStyle(locale: arabic).order(.leftToRight).skeleton(TimeSkeleton("Hm")),
            unequalTo: TimeRangeFormatStyle(locale: arabic))
        try expectRoundTrip(
            PhoneNumberFormatStyle(locale: arabic).digits(.latin), unequalTo: PhoneNumberFormatStyle(locale: arabic))
        try expectRoundTrip(
            CardNumberFormatStyle(locale: arabic).masked(), unequalTo: CardNumberFormatStyle(locale: arabic))
    }

    @Test("Values")
    func values() throws {
        try expectRoundTrip(LanguageTag("iw"), unequalTo: LanguageTag("ar"))
        try expectRoundTrip(Currency("aed"), unequalTo: .usd)
        try expectRoundTrip(NumberingSystem("beng"), unequalTo: .latin)
        try expectRoundTrip(TimeOfDay("24:00"), unequalTo: TimeOfDay("00:00"))
        try expectRoundTrip(TimeRange("22:30", "02:00"), unequalTo: TimeRange("02:00", "22:30"))
        try expectRoundTrip(TimeSkeleton("Hm"), unequalTo: .hourAndMinute)
        try expectRoundTrip(PhoneNumber("+971 50 123 4567"), unequalTo: PhoneNumber("050-123-4567"))
        try expectRoundTrip(CardNumber("4111111111111111"), unequalTo: CardNumber("378282246310005"))
    }

    @Test("What is refused is refused when it is decoded, too")
    func refusals() throws {
        for (json, type) in [
            (#"["xx"]"#, [LanguageTag].self), (#"["XXX"]"#, [Currency].self), (#"["hebr"]"#, [NumberingSystem].self),
        ] as [(String, any Decodable.Type)] {
            #expect(throws: (any Error).self) { try JSONDecoder().decode(type, from: Data(json.utf8)) }
        }
    }

    @Test("A style that was decoded formats as the one that was coded")
    func formatsAlike() throws {
        let style = try PriceFormatStyle(currency: "AED", locale: "ar-EG").sign(.accounting)
        let decoded = try JSONDecoder().decode(PriceFormatStyle.self, from: try JSONEncoder().encode(style))
        #expect(decoded.format(-5) == style.format(-5))
        #expect(style.language(try LanguageTag("he")).format(5) != style.format(5))
        #expect(style.locale(.autoupdatingCurrent).format(5) == style.format(5))
    }
}
