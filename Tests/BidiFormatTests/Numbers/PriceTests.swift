import BidiFormat
import BidiText
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What is seen from left to right, all spaces equal, in a left-to-right and in a right-to-left paragraph.
///
/// Literals by `rules.md` for CLDR 42 (ICU 72.1).
@Suite("Prices as seen")
struct PriceTests {
    struct Row: CustomTestStringConvertible {
        let locale: String
        let currency: String
        let value: Decimal
        let seen: String
        var testDescription: String { "\(locale) \(value) \(currency)" }
    }

    static let rows: [Row] = [
        Row(locale: "ar-AE", currency: "USD", value: -1234.5, seen: "US$ -1,234.50"),
        Row(locale: "ar-EG", currency: "USD", value: -1234.5, seen: "US$ ١٬٢٣٤٫٥٠-"),
        Row(locale: "fa", currency: "USD", value: -1234.5, seen: "−$۱٬۲۳۴٫۵۰"),
        Row(locale: "ckb", currency: "USD", value: -1234.5, seen: "US$ ١٬٢٣٤٫٥٠-"),
        Row(locale: "ur", currency: "USD", value: -1234.5, seen: "-$1,234.50"),
        Row(locale: "ur", currency: "USD", value: 100, seen: "$100.00"),
        Row(locale: "he", currency: "ILS", value: 249, seen: "₪ 249.00"),
        Row(locale: "he", currency: "ILS", value: -249, seen: "₪ -249.00"),
        Row(locale: "ar-AE", currency: "RUB", value: 1234.5, seen: "RUB 1,234.50"),
        Row(locale: "ar-AE", currency: "RUB", value: -1234.5, seen: "RUB -1,234.50"),
        Row(locale: "fa", currency: "IRR", value: -1234, seen: "لایر −۱٬۲۳۴"),
    ]

    @Test(arguments: rows)
    func literal(_ row: Row) throws {
        let style = try PriceFormatStyle(currency: row.currency, locale: row.locale)
        for base in [BaseDirection.leftToRight, .rightToLeft] {
            #expect(
                style.format(row.value).visualText(base: base).replacing("\u{A0}", with: " ") == row.seen,
                "\(style.format(row.value).unicodeScalars.map { String($0.value, radix: 16) })")
        }
    }
}
