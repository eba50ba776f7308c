import BidiFormat
import Testing

/// The kinds of a number's parts, by ICU's fields; the controls are parts of their own.
@Suite("Parts of numbers")
struct NumericPartsTests {
    @Test("Digits, separators, sign and currency")
    func kinds() throws {
        let price = try PriceFormatStyle(currency: "USD", locale: "en").formattedText(-1_234_567.5)
        #expect(
            price.parts == [
                FormattedPart(.minusSign, "-"), FormattedPart(.currency, "$"), FormattedPart(.integer, "1"),
                FormattedPart(.group, ","), FormattedPart(.integer, "234"), FormattedPart(.group, ","),
                FormattedPart(.integer, "567"), FormattedPart(.decimal, "."), FormattedPart(.fraction, "50"),
            ])
    }

    @Test("An unsigned number is bare in a right-to-left message, with groups and decimals too")
    func bareNumbers() throws {
        for (locale, text) in [("ar-AE", "1,234.5"), ("ar-EG", "١٬٢٣٤٫٥"), ("fa", "۱٬۲۳۴٫۵"), ("he", "1,234.5")] {
            #expect(try NumberFormatStyle(locale: locale).format(1234.5) == text)
        }
    }

    @Test("Parts joined are the text, and everything invisible is a part of kind control")
    func joined() {
        var count = 0
        for (language, isolation) in MatrixLocales.all {
            for currency in MatrixLocales.currencies {
                let text = PriceFormatStyle(currency: currency, locale: language).isolation(isolation)
                    .formattedText(-1234.5)
                #expect(text.parts.map(\.text).joined() == text.text)
                for part in text.parts where part.kind != .control {
                    #expect(Seen.withoutControls(part.text) == part.text)
                }
                #expect(Seen.withoutControls(text.plain) == text.plain)
                count += 1
            }
        }
        #expect(count == MatrixLocales.all.count * 20)
    }
}
