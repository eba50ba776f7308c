@testable import BidiFormat
internal import BidiText
import Properties
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Templates against the plain path, whose texts other tests compare with ICU's.
@Suite("Number templates")
struct NumericTemplateTests {
    static let locales = [
        "en", "de", "de-CH", "es", "pl", "hi", "bn", "en-IN", "fr", "tr", "lt", "ar", "ar-EG", "ar-AE", "ar-MA",
        "ar-EG-u-nu-latn", "he", "he-u-nu-arab", "fa", "fa-u-nu-latn", "ur", "ur-IN", "ps", "ckb", "ff-Adlm", "ja",
    ]

    private func values(_ fraction: Int) -> [(ScaledInteger, ExactDecimal)] {
        var generator = SplitMix64(seed: 0x7E3A + UInt64(fraction))
        return (0..<120).map { count in
            let magnitude = UInt64.random(in: 0...UInt64(Int64.max), using: &generator) >> (count % 63)
            let exponent = -Int.random(in: 0...fraction, using: &generator)
            let sign = count % 3 == 0 ? "-" : ""
            return (
                ScaledInteger(isNegative: !sign.isEmpty, magnitude: magnitude, exponent: exponent),
                ExactDecimal(unchecked: "\(sign)\(magnitude)E\(exponent)")
            )
        }
    }

    /// How many of the options have a template; all texts by them are compared, 10^4 and more in all.
    private func templates<Style: BidiFormatStyle>(of style: Style, fraction: Int) -> Int
    where Style.Options: NumericFormatOptions {
        var count = 0
        for isolation in Isolation.allCases {
            let style = style.isolation(isolation)
            let formatter = NumericFormatter.shared(
                style.options.quantity, style.options.number, in: style.language)
            guard let template = formatter.learnTemplate(isolation) else { continue }
            count += 1
            for (scaled, exact) in values(fraction) {
                guard let text = template.text(scaled) else { continue }
                let plain = style.formattedText(exactly: exact).text
                #expect(text.unicodeScalars.elementsEqual(plain.unicodeScalars), "\(style.language) \(exact.text)")
            }
        }
        return count
    }

    @Test("Numbers, percentages and prices write what the plain path writes", arguments: locales)
    func agreement(locale: String) throws {
        let language = try LanguageTag(locale)
        let number = NumberFormatStyle(locale: language)
        #expect(templates(of: number, fraction: 6) == 3)
        #expect(templates(of: number.precision(try .fractionDigits(1...3)), fraction: 4) == 3)
        #expect(templates(of: number.grouping(.never), fraction: 7) == 3)
        #expect(templates(of: PercentFormatStyle(locale: language), fraction: 3) == 3)
        for code in ["USD", "JPY", "KWD", "ILS", "EGP", "IRR"] {
            let price = PriceFormatStyle(currency: try Currency(code), locale: language)
            #expect(templates(of: price, fraction: 3) == 3)
            #expect(templates(of: price.placement(.left).presentation(.code), fraction: 3) == 3)
        }
    }

    @Test("What a template cannot say has none")
    func refusals() throws {
        let language = try LanguageTag("ar-EG")
        let number = NumberFormatStyle(locale: language)
        #expect(templates(of: number.notation(.compact), fraction: 0) == 0)
        #expect(templates(of: number.sign(.always), fraction: 0) == 0)
        #expect(templates(of: number.precision(try .significantDigits(maximum: 3)), fraction: 0) == 0)
        let price = PriceFormatStyle(currency: try Currency("CHF"), locale: language)
        #expect(templates(of: price.presentation(.name), fraction: 0) == 0)
        #expect(templates(of: price.usage(.cash), fraction: 0) == 0)
    }

    @Test("A held style writes the same before and after it has learned, and after it is changed")
    func heldStyle() throws {
        var style = PriceFormatStyle(currency: try Currency("USD"), locale: try LanguageTag("ar-EG"))
        for count in 0..<200 {
            let value = Decimal(count * 7_919 - 50_000) / 100
            #expect(style.format(value) == style.formattedText(value).text)
            #expect(style.format(count) == style.formattedText(count).text)
            let exact = ExactDecimal(value)
            #expect(style.format(exactly: exact) == style.formattedText(exactly: exact).text)
            if count == 150 { style.language = try LanguageTag("he") }
            if count == 180 { style.isolation = .none }
        }
        #expect(style == style.isolation(.none))
        #expect(style.format(Decimal.nan) == style.formattedText(Decimal.nan).text)
    }

    @Test("Decimals are read as they are")
    func decimals() throws {
        for text in ["0", "1", "-1", "0.5", "-12.50", "18446744073709551615", "12e30", "1e-40", "65536", "-0.0001"] {
            let value = try #require(Decimal(string: text))
            let read = try #require(ScaledInteger(value))
            let sign: FloatingPointSign = read.isNegative ? .minus : .plus
            #expect(Decimal(sign: sign, exponent: read.exponent, significand: Decimal(read.magnitude)) == value)
        }
        #expect(ScaledInteger(Decimal.nan) == nil)
        #expect(ScaledInteger(try #require(Decimal(string: "18446744073709551616"))) == nil)
    }
}
