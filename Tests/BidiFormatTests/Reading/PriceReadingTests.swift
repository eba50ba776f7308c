import BidiFormat
import Testing

/// Which currency a text names (`rules.md`, section 4, step 11).
@Suite("Reading prices")
struct PriceReadingTests {
    @Test(
        arguments: [
            ("en", "$5", "5 USD"), ("en", "5.50 USD", "5.5 USD"), ("en", "AED 1,234.5", "1234.5 AED"),
            ("en", "US$5", nil), ("en", "CA$5", "5 CAD"), ("en", "5 Canadian dollars", "5 CAD"), ("en", "5", nil),
            ("en", "$5 USD", "5 USD"), ("en", "$5 CAD", "5 CAD"), ("en", "$5 AED", nil), ("en", "USD 5 AED", nil), ("en", "-$5", "-5 USD"),
            ("en", "($5)", "-5 USD"), ("en", "usd 5", "5 USD"), ("en", "kr 5", nil),
            ("ar-EG", "US$ ٥", "5 USD"), ("ar-EG", "$5", nil), ("ar-EG", "٢٤٩ د.إ.", "249 AED"), ("ar-EG", "249 درهم إماراتي", "249 AED"),
            ("he", "1,234.50 ₪", "1234.5 ILS"), ("he", "₪5", "5 ILS"), ("fa", "۵ ریال", "5 IRR"), ("sv", "5 kr", "5 SEK"),
            ("ja", "5円", "5 JPY"), ("ru", "1.234 €", nil), ("ru", "1 234,5 ₽", "1234.5 RUB"),
        ])
    func named(_ tag: String, _ text: String, _ expected: String?) throws {
        let price = try? Price(reading: text, in: LanguageTag(tag))
        #expect(price.map { "\($0.amount.text) \($0.currency)" } == expected)
    }

    @Test func aBareSignIsAmbiguous() throws {
        let error = #expect(throws: BidiParseError.self) { try Price(reading: "$5", in: LanguageTag("ar-EG")) }
        #expect(error?.code == .ambiguous)
        #expect(error?.message.hasPrefix("the currency can be ARS, AUD, ") == true)
    }

    @Test(arguments: [("USD", "$5"), ("CAD", "$5"), ("USD", "5"), ("GBP", "£5"), ("SEK", "5 kr"), ("ILS", "5 ₪")])
    func theStylesCurrencyIsEnough(_ code: String, _ text: String) throws {
        #expect(try PriceFormatStyle(currency: code, locale: "ar-EG").readExactly(text).text == "5")
    }

    @Test(arguments: [("AED", "$5"), ("AED", "5 USD"), ("JPY", "5 €"), ("SEK", "5 AED")])
    func anotherCurrencyIsRefused(_ code: String, _ text: String) throws {
        let style = try PriceFormatStyle(currency: code, locale: "ar-EG")
        #expect(throws: BidiParseError.self) { try style.readExactly(text) }
    }

    @Test func threeDecimalsAreAmbiguousWhereSeparatorsAre() throws {
        let style = try PriceFormatStyle(currency: "KWD", locale: "de-CH")
        let error = #expect(throws: BidiParseError.self) { try style.readExactly("1,234") }
        #expect(error?.readings.map(\.text) == ["1234", "1.234"])
    }

    @Test(
        arguments: [
            ("ar", "hour", "ساعتان", "2"), ("ar", "hour", "ساعة", "1"), ("ar", "hour", "٣ ساعات", "3"), ("he", "hour", "שעתיים", "2"),
            ("he", "hour", "שעה", "1"), ("he", "hour", "0.5 שעות", "0.5"), ("en", "kilometer", "5km", "5"), ("en", "kilometer", "5 kilometers", "5"),
            ("en", "kilometer", "5 mi", nil), ("en", "kilometer", "km", nil), ("ar-EG", "celsius", "-٥°م", "-5"),
            ("zh", "celsius", "5摄氏度", "5"),
        ])
    func units(_ tag: String, _ unit: String, _ text: String, _ expected: String?) throws {
        let style = try UnitFormatStyle(unit: unit, locale: tag)
        #expect((try? style.readExactly(text))?.text == expected)
    }

    @Test func halfAnHourIsNotPrintedAsAnHour() throws {
        let style = try UnitFormatStyle(unit: "hour", locale: "he").width(.long)
        #expect(style.formattedText(0.5).plain.hasPrefix("0.5 "))
    }
}
