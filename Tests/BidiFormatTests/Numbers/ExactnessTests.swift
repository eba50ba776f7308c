import BidiFormat
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Every digit that is given is shown, and what cannot be kept is refused.
@Suite("Exact numbers")
struct ExactnessTests {
    private func english() throws -> NumberFormatStyle { NumberFormatStyle(locale: try LanguageTag("en")) }

    @Test func integers() throws {
        let style = try english()
        #expect(style.format(Int64.min) == "-9,223,372,036,854,775,808")
        #expect(style.format(Int64.max) == "9,223,372,036,854,775,807")
        #expect(style.format(UInt64.max) == "18,446,744,073,709,551,615")
        #expect(style.format(Int128.max) == "170,141,183,460,469,231,731,687,303,715,884,105,727")
        #expect(UInt8.max.formatted(style) == "255")
    }

    /// The shortest decimal that reads back, by the algorithm of the standard library: 0.1 + 0.2 is 0.30000000000000004.
    @Test func floatingPoint() throws {
        let style = try english().precision(try .fractionDigits(minimum: 0, maximum: nil))
        #expect(style.format(0.1) == "0.1")
        #expect(style.format(0.1 + 0.2) == "0.30000000000000004")
        #expect(style.format(Float(0.1)) == "0.1")
        #expect(style.format(1e21) == "1,000,000,000,000,000,000,000")
        #expect(style.format(Double.leastNonzeroMagnitude) == "0." + String(repeating: "0", count: 323) + "5")
        #expect(style.format(123_456_789.012345) == "123,456,789.012345")
    }

    @Test func decimals() throws {
        let style = try english().precision(try .fractionDigits(minimum: 0, maximum: nil))
        let digits = "12345678901234567890123456789012345678"
        #expect(style.grouping(.never).format(exactly: try ExactDecimal(digits)) == digits)
        #expect(style.format(exactly: try ExactDecimal("0.\(digits)")) == "0.\(digits)")
        #expect(style.format(try #require(Decimal(string: "0.1"))) == "0.1")
        #expect(style.format(exactly: try ExactDecimal("1e-38")) == "0." + String(repeating: "0", count: 37) + "1")
    }

    @Test(arguments: [
        "123456789012345678901234567890123456789", "0.123456789012345678901234567890123456789", "1e401", "1e-401",
        "1e99999999999999999999",
    ])
    func `what cannot be kept is refused`(_ text: String) {
        let error = #expect(throws: BidiFormatError.self) { try ExactDecimal(text) }
        #expect(error?.code == .outOfRange)
    }

    @Test(arguments: ["", "12abc", "1,5", "٥", "0x10", "1.", ".5", "--1", "1e", " 1", "1 ", "1\u{0}"])
    func `text that is no decimal is refused`(_ text: String) {
        let error = #expect(throws: BidiFormatError.self) { try ExactDecimal(text) }
        #expect(error?.code == .badValue)
    }

    @Test(arguments: ["NaN", "nan", "inf", "-inf", "Infinity", "-infinity"])
    func `text of NaN and infinities is refused`(_ text: String) {
        let error = #expect(throws: BidiFormatError.self) { try ExactDecimal(text) }
        #expect(error?.code == .notANumber)
    }

    /// CLDR's own symbols, as ICU prints them.
    @Test func `NaN and infinities in Swift`() throws {
        let style = try english()
        #expect(style.format(Double.nan) == "NaN")
        #expect(style.format(Double.infinity) == "∞")
        #expect(style.format(-Double.infinity) == "-∞")
        #expect(style.format(Decimal.nan) == "NaN")
        let arabic = NumberFormatStyle(locale: try LanguageTag("ar-EG")).isolation(.none)
        #expect(arabic.format(Double.nan).equalSpaces == "ليس رقم")
        let price = PriceFormatStyle(currency: .usd, locale: try LanguageTag("en"))
        #expect(price.format(-Double.infinity) == "-$∞")
        let hours = UnitFormatStyle(unit: .hour, locale: try LanguageTag("en"))
        #expect(hours.format(Double.nan) == "NaN hr")
    }

    @Test(arguments: ["en", "he", "ar-EG", "fa", "ckb"])
    func `no zero has a minus`(_ tag: String) throws {
        let language = try LanguageTag(tag)
        let zero = language.numberingSystem.replacingDigits(in: "0")
        for sign in [SignDisplay.automatic, .accounting, .never, .exceptZero] {
            let style = NumberFormatStyle(locale: language).isolation(.none).sign(sign).precision(
                try .fractionDigits(0))
            for value in [-0.0, -0.4, 0.4, 0] { #expect(style.format(value) == zero, "\(sign) \(value)") }
        }
        let always = NumberFormatStyle(locale: language).sign(.always).precision(try .fractionDigits(0))
        for value in [-0.0, -0.4, 0.4] {
            let kinds = always.formattedText(value).content.map(\.kind)
            #expect(kinds.contains(.plusSign) && !kinds.contains(.minusSign))
        }
    }
}
