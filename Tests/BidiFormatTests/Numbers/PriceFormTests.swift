import BidiFormat
import BidiText
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Prices by presentation, place, sign and usage, as seen in both directions of the paragraph.
@Suite("Forms of prices as seen")
struct PriceFormTests {
    struct Row: CustomTestStringConvertible {
        let locale: String
        let options: PriceFormatStyle.Options
        let value: Decimal
        let seen: String
        var testDescription: String { "\(locale) \(value) \(seen)" }
    }

    private static func usd(
        _ change: (PriceFormatStyle.Options) -> PriceFormatStyle.Options
    ) -> PriceFormatStyle.Options {
        change(PriceFormatStyle.Options(.usd))
    }

    static let rows: [Row] = [
        // Presentation.
        Row(locale: "ar-AE", options: usd { $0.presentation(.name) }, value: -11, seen: "يكيرمأ رالود -11.00"),
        Row(locale: "he", options: usd { $0.presentation(.name) }, value: 2, seen: "יאקירמא רלוד 2.00"),
        Row(locale: "en", options: usd { $0.presentation(.name) }, value: 1, seen: "1.00 US dollars"),
        Row(locale: "ar-AE", options: usd { $0.presentation(.code) }, value: -5, seen: "USD -5.00"),
        Row(
            locale: "he", options: PriceFormatStyle.Options(.aud, presentation: .narrow), value: -5, seen: "$ -5.00"),
        Row(
            locale: "he", options: PriceFormatStyle.Options(.aud, presentation: .symbol), value: -5, seen: "A$ -5.00"),
        // Placement: in reading order and as seen.
        Row(locale: "ar-AE", options: usd { $0.placement(.leading) }, value: -5, seen: "-5.00 US$"),
        Row(locale: "ar-AE", options: usd { $0.placement(.trailing) }, value: -5, seen: "US$ -5.00"),
        Row(locale: "ar-AE", options: usd { $0.placement(.left) }, value: -5, seen: "US$ -5.00"),
        Row(locale: "ar-AE", options: usd { $0.placement(.right) }, value: 5, seen: "5.00 US$"),
        Row(locale: "ar-EG", options: usd { $0.placement(.right) }, value: -5, seen: "٥٫٠٠- US$"),
        Row(locale: "ar-EG", options: usd { $0.placement(.left) }, value: -5, seen: "US$ ٥٫٠٠-"),
        Row(locale: "he", options: usd { $0.placement(.right) }, value: -5, seen: "-5.00 $"),
        Row(locale: "ur", options: usd { $0.placement(.right) }, value: -5, seen: "-5.00$"),
        Row(locale: "en", options: usd { $0.placement(.trailing) }, value: -5, seen: "-5.00$"),
        Row(locale: "de", options: usd { $0.placement(.left) }, value: -5, seen: "$ -5,00"),
        // Accounting: the brackets enclose the whole value, symbol included.
        Row(locale: "ar-AE", options: usd { $0.sign(.accounting) }, value: -2.5, seen: "(US$ 2.50)"),
        Row(locale: "fa", options: usd { $0.sign(.accounting) }, value: -2.5, seen: "($ ۲٫۵۰)"),
        Row(locale: "ur", options: usd { $0.sign(.accounting) }, value: -2.5, seen: "($2.50)"),
        Row(locale: "he", options: usd { $0.sign(.accounting) }, value: -2.5, seen: "$ -2.50"),
        Row(locale: "en", options: usd { $0.sign(.accounting) }, value: -2.5, seen: "($2.50)"),
        // Sign.
        Row(locale: "he", options: usd { $0.sign(.always) }, value: 5, seen: "$ +5.00"),
        Row(locale: "ar-EG", options: usd { $0.sign(.exceptZero) }, value: 5, seen: "US$ ٥٫٠٠+"),
        Row(locale: "ar-AE", options: usd { $0.sign(.never) }, value: -5, seen: "US$ 5.00"),
        // Compact prices keep the currency on one side: Hebrew's own pattern puts it first from a thousand on.
        Row(locale: "he", options: usd { $0.notation(.compact) }, value: 999, seen: "$ 999"),
        Row(locale: "he", options: usd { $0.notation(.compact) }, value: -1_200_000, seen: "$ -1.2M"),
        Row(locale: "fa", options: usd { $0.notation(.compact) }, value: 999, seen: "$۹۹۹"),
        Row(locale: "fa", options: usd { $0.notation(.compact) }, value: -1_200_000, seen: "$ نویلیم −۱٫۲"),
        Row(locale: "ckb", options: usd { $0.notation(.compact) }, value: 999, seen: "US$ ٩٩٩"),
        Row(locale: "ckb", options: usd { $0.notation(.compact) }, value: 1_200_000, seen: "US$ M١٫٢"),
        // Cash: 0.05 francs is the smallest coin, and Swedish cash has no öre.
        Row(
            locale: "ar-AE", options: PriceFormatStyle.Options(.chf).usage(.cash), value: 5.12, seen: "CHF 5.10"),
        Row(
            locale: "ar-AE", options: PriceFormatStyle.Options(.chf).usage(.standard), value: 5.12, seen: "CHF 5.12"),
        Row(locale: "en", options: PriceFormatStyle.Options(.sek).usage(.cash), value: 5.5, seen: "SEK 6"),
    ]

    @Test(arguments: rows)
    func literal(_ row: Row) throws {
        let style = PriceFormatStyle(row.options, locale: try LanguageTag(row.locale), isolation: .isolates)
        let text = style.format(row.value)
        for base in [BaseDirection.leftToRight, .rightToLeft] {
            #expect(text.visualText(base: base).equalSpaces == row.seen, "\(text.escaped)")
        }
    }

    /// Over all right-to-left languages: the place that was asked for, with both signs.
    @Test func `the place is the one asked for`() throws {
        var checked = 0
        for (language, _) in MatrixLocales.all {
            for currency in [Currency.usd, .irr, .aed, .ils] {
                for placement in [SymbolPlacement.left, .right, .leading, .trailing] {
                    for value in [1234.5, -1234.5] as [Decimal] {
                        let style = PriceFormatStyle(currency: currency, locale: language)
                            .placement(placement).isolation(.isolates)
                        let text = style.formattedText(value)
                        let specimen = Specimen(text)
                        let seen = specimen.seenKinds(in: .rightToLeft)
                        let isLeft = seen.first == .currency
                        let expected =
                            switch placement {
                            case .left: true
                            case .right: false
                            case .leading: text.direction == .leftToRight
                            default: text.direction == .rightToLeft
                            }
                        #expect(isLeft == expected, "\(language) \(currency) \(placement) \(text.text.escaped)")
                        #expect(seen.count == 2)
                        checked += 1
                    }
                }
            }
        }
        #expect(checked == MatrixLocales.all.count * 4 * 4 * 2)
    }
}
