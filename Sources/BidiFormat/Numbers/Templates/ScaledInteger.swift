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

    /// Nil for zero, NaN, more than 64 bits, and where the memory of a `Decimal` is not as expected.
    init?(_ value: Decimal) {
        guard let lengthShift = Self.lengthShift else { return nil }
        self.init(value, lengthShift: lengthShift)
    }

    /// Exponent and sign are public; the integer is in the memory: after a head, which holds its length in 16-bit words
    /// in four bits, its words from the least significant one on.
    private init?(_ value: Decimal, lengthShift: UInt32) {
        guard let words = memoryWords(of: value) else { return nil }
        let length = Int(words.head >> lengthShift & 0xF)
        // Zero and NaN have no words.
        guard (1...4).contains(length) else { return nil }
        let magnitude = words.low & (UInt64.max >> UInt64(64 - 16 * length))
        self.init(isNegative: value.sign == .minus, magnitude: magnitude, exponent: value.exponent)
    }

    /// Where the length is in the head: swift-foundation has it at bit 12, Apple's C structure at bit 8. Found by values
    /// made again from what was read, once; nil where none fits.
    private static let lengthShift: UInt32? = {
        let texts = [
            "1", "-1", "65535", "65536", "-4294967296", "281474976710656", "18446744073709551615", "0.01", "-1234.56",
            "12e20", "987654321.123456789", "1e-30", "4294967295e7", "-70000.5", "123456789012345678",
        ]
        return [12, 8].first { shift in
            texts.allSatisfy { text in
                guard let value = Decimal(string: text), let read = ScaledInteger(value, lengthShift: shift)
                else { return false }
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
