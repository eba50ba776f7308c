import BidiFormat
import BidiText
import Testing

/// 100 of a currency, with the currency where it is asked for: in reading order, or as seen.
@Suite("The currency's place")
struct SymbolPlacementTests {
    @Test(arguments: [
        ("ar-EG", "USD", SymbolPlacement.locale, "US$ ١٠٠٫٠٠"),
        ("ar-EG", "USD", .leading, "١٠٠٫٠٠ US$"), ("ar-EG", "USD", .trailing, "US$ ١٠٠٫٠٠"),
        ("ar-EG", "USD", .left, "US$ ١٠٠٫٠٠"), ("ar-EG", "USD", .right, "١٠٠٫٠٠ US$"),
        ("ar-AE", "USD", .locale, "US$ 100.00"),
        ("ar-AE", "USD", .leading, "100.00 US$"), ("ar-AE", "USD", .trailing, "US$ 100.00"),
        ("ar-AE", "USD", .left, "US$ 100.00"), ("ar-AE", "USD", .right, "100.00 US$"),
        ("he", "ILS", .locale, "₪ 100.00"),
        ("he", "ILS", .leading, "100.00 ₪"), ("he", "ILS", .trailing, "₪ 100.00"),
        ("he", "ILS", .left, "₪ 100.00"), ("he", "ILS", .right, "100.00 ₪"),
        ("fa", "USD", .locale, "$۱۰۰٫۰۰"), ("fa", "USD", .left, "$۱۰۰٫۰۰"),
        ("fa", "USD", .right, "۱۰۰٫۰۰$"),
        ("en", "USD", .locale, "$100.00"), ("en", "USD", .leading, "$100.00"), ("en", "USD", .left, "$100.00"),
        ("en", "USD", .trailing, "100.00$"), ("en", "USD", .right, "100.00$"),
        ("de", "EUR", .locale, "100,00 €"), ("de", "EUR", .trailing, "100,00 €"), ("de", "EUR", .right, "100,00 €"),
        ("de", "EUR", .leading, "€ 100,00"), ("de", "EUR", .left, "€ 100,00"),
    ])
    func literal(locale: String, currency: String, placement: SymbolPlacement, seen: String) throws {
        let style = try PriceFormatStyle(currency: currency, locale: locale).placement(placement)
        #expect(Seen.of(style.format(100), in: style.language) == seen)
    }

    @Test("Left is left and right is right in every language, for every currency and sign")
    func sides() {
        var count = 0
        for (language, isolation) in MatrixLocales.all {
            for currency in MatrixLocales.currencies {
                for (placement, isLeft) in [(SymbolPlacement.left, true), (.right, false)] {
                    let style = PriceFormatStyle(currency: currency, locale: language).isolation(isolation)
                        .placement(placement)
                    for value in [1234.5, -1234.5] {
                        let kinds = Specimen(style.formattedText(value)).seenKinds(in: .leftToRight)
                        #expect(
                            kinds == (isLeft ? [.currency, .digit] : [.digit, .currency]), "\(language) \(currency)")
                        count += 1
                    }
                }
            }
        }
        #expect(count == MatrixLocales.all.count * 20 * 4)
    }
}
