import BidiDiagnosis
import BidiFormat
import BidiText
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What the price style writes for right-to-left text has no fault there.
@Suite("Formatted prices are clean")
struct OwnPricesTests {
    @Test(arguments: ["ar-AE", "ar-EG", "he", "fa", "ur", "ckb", "ps", "sd", "ug"])
    func clean(locale: String) throws {
        for currency in ["USD", "AED", "ILS", "IRR", "EUR", "RUB"] {
            let style = try PriceFormatStyle(currency: currency, locale: locale)
            for value in [Decimal(1234), Decimal(-1234), Decimal(5)] {
                for (before, after) in [("", ""), ("المجموع ", " اليوم"), ("סך ", " היום")] {
                    let text = before + style.format(value) + after
                    let findings = Diagnosis(of: text, base: .rightToLeft).findings
                    #expect(findings.isEmpty, "\(text.unicodeScalars.map { String($0.value, radix: 16) })")
                }
            }
        }
    }
}
