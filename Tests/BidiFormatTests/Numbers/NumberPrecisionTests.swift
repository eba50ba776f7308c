import BidiFormat
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

@Suite("How many digits are shown")
struct NumberPrecisionTests {
    @Test("Digits and steps")
    func accepted() throws {
        let style = try NumberFormatStyle(locale: "en")
        #expect(style.precision(try .fractionDigits(0)).format(1.5) == "2")
        #expect(style.precision(try .fractionDigits(2)).format(1.5) == "1.50")
        #expect(style.precision(try .fractionDigits(1...3)).format(1.23456) == "1.235")
        #expect(style.precision(try .fractionDigits(minimum: 1, maximum: nil)).format(2) == "2.0")
        #expect(style.precision(try .significantDigits(maximum: 2)).format(1234) == "1,200")
        #expect(style.precision(try .significantDigits(minimum: 3, maximum: nil)).format(1) == "1.00")
        #expect(style.precision(try .increment("0.05")).format(1.02) == "1.00")
        #expect(style.precision(try .increment("5")).format(13) == "15")
        #expect(style.precision(try .fractionDigits(100)).format(1).hasPrefix("1.0000"))
    }

    @Test("Digits that contradict each other are refused")
    func refusedDigits() {
        #expect(throws: BidiFormatError.self) { try NumberPrecision.fractionDigits(-1) }
        #expect(throws: BidiFormatError.self) { try NumberPrecision.fractionDigits(101) }
        #expect(throws: BidiFormatError.self) { try NumberPrecision.fractionDigits(minimum: 4, maximum: 2) }
        #expect(throws: BidiFormatError.self) { try NumberPrecision.fractionDigits(minimum: .min, maximum: .max) }
        #expect(throws: BidiFormatError.self) { try NumberPrecision.significantDigits(minimum: 0, maximum: 2) }
        #expect(throws: BidiFormatError.self) { try NumberPrecision.significantDigits(maximum: 0) }
        #expect(throws: BidiFormatError.self) { try NumberPrecision.significantDigits(minimum: 101, maximum: nil) }
    }

    @Test(
        "Steps that are no positive decimal are refused",
        arguments: ["", "0", "0.00", "-5", "+", "abc", "1e2", "٥", "5.", "NaN"])
    func refusedSteps(_ step: String) {
        #expect(throws: BidiFormatError.self) { try NumberPrecision.increment(step) }
    }

    @Test("What was coded is checked when it is decoded")
    func decoding() throws {
        for precision in [
            try NumberPrecision.fractionDigits(1...3), try .significantDigits(minimum: 2, maximum: nil),
            try .increment("0.05"),
        ] {
            let data = try JSONEncoder().encode(precision)
            #expect(try JSONDecoder().decode(NumberPrecision.self, from: data) == precision)
        }
        let coded = String(decoding: try JSONEncoder().encode(try NumberPrecision.fractionDigits(7)), as: UTF8.self)
        let spoilt = Data(coded.replacing("7", with: "-7").utf8)
        #expect(throws: BidiFormatError.self) { try JSONDecoder().decode(NumberPrecision.self, from: spoilt) }
    }
}
