import BidiFormat
import BidiText
import Testing

/// English that holds nothing of a right-to-left script gets no invisible character.
@Suite("English stays as it is")
struct CleanEnglishTests {
    @Test(arguments: ["en", "en-GB", "de", "fr-CA", "ru", "tr", "hi", "zh-Hans"])
    func noControls(locale: String) throws {
        let price = try PriceFormatStyle(currency: "USD", locale: locale)
        let language = price.language
        let range = try TimeRange("10:00", "18:00")
        let phone = try PhoneNumber("+971 50 123 4567")
        let total: BidiString = "Total: \(100, format: price), \(-5, format: .number), \("Anna")"
        let texts = [
            price.format(100), price.format(-100), try PercentFormatStyle(locale: locale).format(-0.26),
            try NumberFormatStyle(locale: locale).format(-1234.5),
            try TimeRangeFormatStyle(locale: locale).format(range),
            try PhoneNumberFormatStyle(locale: locale).format(phone), total.text(in: language),
        ]
        for text in texts {
            #expect(!text.isEmpty && !text.unicodeScalars.contains { BidiControl($0) != nil }, "\(text)")
        }
    }

    @Test("A message is its literals and its values, nothing else")
    func literal() throws {
        let total: BidiString = "Total: \(100, format: .price(.usd)) today"
        #expect(try total.text(in: "en") == "Total: $100.00 today")
    }
}
