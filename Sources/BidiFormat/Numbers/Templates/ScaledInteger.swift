internal import ICUBridge

#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif

/// A decimal number as an integer and a power of ten: the form a ``NumericTemplate`` writes.
struct ScaledInteger: Hashable {
    var isNegative: Bool
    var magnitude: UInt64
    /// The power of ten that the magnitude is multiplied with.
    var exponent: Int

    init(isNegative: Bool, magnitude: UInt64, exponent: Int) {
        // No zero is negative.
        self.isNegative = isNegative && magnitude != 0
        self.magnitude = magnitude
        self.exponent = exponent
    }

    init(_ value: Int) { self.init(isNegative: value < 0, magnitude: UInt64(value.magnitude), exponent: 0) }

    /// Nil for NaN, more than 64 bits, and where the memory of a `Decimal` is not as expected.
    init?(_ value: Decimal) {
        guard let layout = Self.layout else { return nil }
        self.init(value, layout)
    }

    /// Where sign and length are in the first four bytes of a `Decimal`. The exponent is the first of them.
    private struct Layout {
        /// The first of the four bits that tell how many 16-bit words there are.
        let length: UInt32
        /// The bit of negative numbers.
        let negative: UInt32
    }

    /// After its head a `Decimal` has the words of its integer, from the least significant one on.
    private init?(_ value: Decimal, _ layout: Layout) {
        guard let words = memoryWords(of: value) else { return nil }
        let length = words.head >> layout.length & 0xF
        let isNegative = words.head >> layout.negative & 1 == 1
        guard length > 0 else {
            // Zero has no words; with a sign it is NaN.
            guard !isNegative else { return nil }
            self.init(isNegative: false, magnitude: 0, exponent: 0)
            return
        }
        guard length <= 4 else { return nil }
        self.init(
            isNegative: isNegative, magnitude: words.low & (UInt64.max &>> UInt64(64 &- 16 &* length)),
            exponent: Int(Int8(truncatingIfNeeded: words.head)))
    }

    /// swift-foundation's layout or Apple's. Found by values made again from what was read, once; nil where none fits.
    private static let layout: Layout? = {
        let texts = [
            "0", "1", "-1", "65535", "65536", "-4294967296", "281474976710656", "18446744073709551615", "0.01",
            "-1234.56",
            "12e20", "987654321.123456789", "1e-30", "4294967295e7", "-70000.5",
            "123456789012345678",
        ]
        return [Layout(length: 12, negative: 11), Layout(length: 8, negative: 12)].first { layout in
            texts.allSatisfy { text in
                guard let value = Decimal(string: text), let read = ScaledInteger(value, layout) else { return false }
                let sign: FloatingPointSign = read.isNegative ? .minus : .plus
                return Decimal(sign: sign, exponent: read.exponent, significand: Decimal(read.magnitude)) == value
            }
        }
    }()

    /// Nil for text with an exponent and for more than 19 digits.
    init?(_ number: ExactDecimal) {
        var magnitude: UInt64 = 0
        var digits = 0
        var integers: Int?
        for byte in number.text.utf8 {
            switch byte {
            case UInt8(ascii: "-"): break
            case UInt8(ascii: "."): integers = digits
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                guard digits < 19 else { return nil }
                magnitude = magnitude * 10 + UInt64(byte - UInt8(ascii: "0"))
                digits += 1
            default: return nil
            }
        }
        self.init(isNegative: number.isNegative, magnitude: magnitude, exponent: (integers ?? digits) - digits)
    }
}
