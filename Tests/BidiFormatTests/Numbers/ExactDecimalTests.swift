import BidiFormat
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

@Suite("Exact decimals")
struct ExactDecimalTests {
    @Test(
        "Plain decimal text",
        arguments: [
            ("0", "0"), ("-0", "-0"), ("+5", "5"), ("-1234.5", "-1234.5"), ("1e5", "1e5"), ("1E-5", "1E-5"),
            ("1e+5", "1e+5"),
            ("00012.500", "00012.500"),
            ("12345678901234567890123456789012345678", "12345678901234567890123456789012345678"),
        ])
    func accepted(given: String, text: String) throws { #expect(try ExactDecimal(given).text == text) }

    @Test(
        "Everything else is refused",
        arguments: [
            "", " ", "12abc", ".5", "5.", ".", "--5", "+-5", "-", "+", "1e", "1e+", "e5", "1,000", "1 000", "1_000",
            "0x10", "٥",
            "１", "1.2.3", "5-", "(5)", " 5", "5 ", "5\u{0}", "\u{200F}5", "−5", "1e5.5", "1e5e5",
        ])
    func refused(_ given: String) {
        let error = #expect(throws: BidiFormatError.self) { try ExactDecimal(given) }
        #expect(error?.code == .badValue)
    }

    @Test(
        "What cannot be kept exactly is refused, never rounded",
        arguments: [
            "123456789012345678901234567890123456789", "0.123456789012345678901234567890123456789", "1e999999999",
            "1e-999999999",
            "1e99999999999999999999", "1e401",
        ])
    func outOfRange(_ given: String) {
        let error = #expect(throws: BidiFormatError.self) { try ExactDecimal(given) }
        #expect(error?.code == .outOfRange)
    }

    @Test(
        "NaN and the infinities have a code of their own",
        arguments: ["NaN", "nan", "-NaN", "inf", "-Infinity", "+inf"])
    func notANumber(_ given: String) {
        let error = #expect(throws: BidiFormatError.self) { try ExactDecimal(given) }
        #expect(error?.code == .notANumber)
    }

    @Test("A megabyte of digits is refused with a short message")
    func long() {
        let error = #expect(throws: BidiFormatError.self) { try ExactDecimal(String(repeating: "7", count: 1_000_000)) }
        #expect(error?.code == .outOfRange)
        #expect((error?.message.utf8.count ?? .max) < 300)
    }

    @Test("Integers are exact")
    func integers() throws {
        #expect(ExactDecimal(Int64.min).text == "-9223372036854775808")
        #expect(ExactDecimal(UInt64.max).text == "18446744073709551615")
        #expect(ExactDecimal(UInt128.max).text == "340282366920938463463374607431768211455")
        let style = try NumberFormatStyle(locale: "en")
        #expect(style.format(Int64.min) == "-9,223,372,036,854,775,808")
        #expect(style.format(UInt64.max) == "18,446,744,073,709,551,615")
        #expect(style.format(UInt128.max) == "340,282,366,920,938,463,463,374,607,431,768,211,455")
        #expect(style.format(UInt8.max) == "255" && style.format(Int8.min) == "-128")
    }

    @Test("Floating-point numbers are the shortest decimal that reads back")
    func floatingPoint() throws {
        let style = try NumberFormatStyle(locale: "en").precision(.fractionDigits(minimum: 0, maximum: nil))
        #expect(style.format(0.1) == "0.1")
        #expect(style.format(0.1 + 0.2) == "0.30000000000000004")
        #expect(style.format(Float(0.1)) == "0.1")
        #expect(style.format(1e21) == "1,000,000,000,000,000,000,000")
        #expect(style.format(Double.leastNonzeroMagnitude).hasSuffix("5"))
        #expect(try NumberFormatStyle(locale: "en").format(Double.nan) == "NaN")
        #expect(try NumberFormatStyle(locale: "en").format(-Double.infinity) == "-∞")
        #expect(try PriceFormatStyle(currency: "USD", locale: "en").format(1.005) == "$1.00")
        #expect(try PriceFormatStyle(currency: "USD", locale: "en").format(1.015) == "$1.02")
        #expect(try NumberFormatStyle(locale: "ar-EG").format(Double.greatestFiniteMagnitude).isEmpty == false)
    }

    @Test("Decimals are exact, at both ends of their range")
    func decimals() throws {
        let style = try NumberFormatStyle(locale: "en").precision(.fractionDigits(minimum: 0, maximum: nil))
        let digits = String(repeating: "9", count: 38)
        let large = try #require(Decimal(string: digits))
        #expect(style.format(large).filter(\.isNumber) == digits)
        #expect(style.format(Decimal(sign: .minus, exponent: -2, significand: 5)) == "-0.05")
        #expect(style.format(Decimal.nan) == "NaN")
        #expect(style.format(Decimal.greatestFiniteMagnitude).isEmpty == false)
    }
}
