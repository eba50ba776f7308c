internal import ICUBridge

/// How one style writes numbers: digits, separators and groups, and what stands round them, isolates included.
///
/// Why it is right: ICU's pattern for a number in standard notation is one text before and one after the digits, chosen
/// by the sign, and the layout round it looks at the kinds of the parts alone, which are the same for all numbers of
/// one ``Shape``. All of it is read from what the plain path writes and then compared with it
/// (``NumericTemplateLearner``); a style that differs anywhere has no template.
struct NumericTemplate {
    /// What decides the surroundings of the digits.
    struct Shape: Hashable {
        var isNegative: Bool
        var isGrouped: Bool
        var hasFraction: Bool

        /// 0 to 7.
        var index: Int { (isNegative ? 4 : 0) + (isGrouped ? 2 : 0) + (hasFraction ? 1 : 0) }
    }

    /// What stands before and after the digits.
    struct Surroundings {
        let before: [UInt8]
        let after: [UInt8]
    }

    /// How the integer's digits are grouped.
    struct Grouping {
        var separator: [UInt8] = []
        /// How many digits the last group has, and the others.
        var primary = Int.max
        var secondary = Int.max
        /// How many digits an integer has to have for groups.
        var start = Int.max

        /// How many separators an integer of so many digits has; a division would cost more than these few steps.
        func separatorCount(_ digits: Int) -> Int {
            var count = 0
            var left = digits - primary
            while left > 0 {
                count += 1
                left -= secondary
            }
            return count
        }
    }

    /// The UTF-8 of the ten digits, one after another, all of one length.
    let digits: [UInt8]
    let digitLength: Int
    let grouping: Grouping
    let decimal: [UInt8]
    let fraction: ClosedRange<Int>
    /// The power of ten that ICU multiplies the number with.
    let scale: Int
    /// By the index of the shape; nil for shapes that no number of the style has.
    let surroundings: [Surroundings?]

    /// The number as the plain path writes it; nil for one that the template does not cover: it would have to be
    /// rounded or has more than 64 bits.
    func text(_ number: ScaledInteger) -> String? {
        var magnitude = number.magnitude
        var exponent = number.exponent + scale
        guard (-20...20).contains(exponent) else { return nil }
        while exponent > 0 {
            let (product, isTooLarge) = magnitude.multipliedReportingOverflow(by: 10)
            guard !isTooLarge else { return nil }
            magnitude = product
            exponent -= 1
        }
        var given = -exponent
        while given > fraction.lowerBound, magnitude % 10 == 0 {
            magnitude /= 10
            given -= 1
        }
        guard given <= fraction.upperBound else { return nil }
        let shown = max(given, fraction.lowerBound)
        let integers = max(1, Self.digitCount(magnitude) - given)
        let isGrouped = integers >= grouping.start
        let groups = isGrouped ? grouping.separatorCount(integers) : 0
        let shape = Shape(isNegative: number.isNegative, isGrouped: isGrouped, hasFraction: shown > 0)
        guard let around = surroundings[shape.index] else { return nil }

        let length =
            around.before.count + around.after.count + (integers + shown) * digitLength
            + groups * grouping.separator.count + (shown > 0 ? decimal.count : 0)
        return String(utf8Count: length) { bytes in
            var writer = BackwardWriter(position: length)
            writer.write(around.after, to: &bytes)
            for place in 0..<shown {
                writer.writeDigit(place < shown - given ? 0 : Self.takeDigit(&magnitude), of: self, to: &bytes)
            }
            if shown > 0 { writer.write(decimal, to: &bytes) }
            var left = isGrouped ? grouping.primary : Int.max
            for _ in 0..<integers {
                if left == 0 {
                    writer.write(grouping.separator, to: &bytes)
                    left = grouping.secondary
                }
                writer.writeDigit(Self.takeDigit(&magnitude), of: self, to: &bytes)
                left -= 1
            }
            writer.write(around.before, to: &bytes)
        }
    }

    private static func digitCount(_ magnitude: UInt64) -> Int {
        var count = 1
        var limit: UInt64 = 10
        while magnitude >= limit {
            count += 1
            let (next, isTooLarge) = limit.multipliedReportingOverflow(by: 10)
            if isTooLarge { break }
            limit = next
        }
        return count
    }

    @inline(__always)
    private static func takeDigit(_ magnitude: inout UInt64) -> Int {
        let (quotient, remainder) = magnitude.quotientAndRemainder(dividingBy: 10)
        magnitude = quotient
        return Int(remainder)
    }

    /// Writes from the end, because digits come out of an integer from the last one on.
    private struct BackwardWriter {
        var position: Int

        @inline(__always)
        mutating func write(_ text: [UInt8], to bytes: inout MutableSpan<UInt8>) {
            position -= text.count
            for index in text.indices { bytes[position + index] = text[index] }
        }

        @inline(__always)
        mutating func writeDigit(_ digit: Int, of template: NumericTemplate, to bytes: inout MutableSpan<UInt8>) {
            position -= template.digitLength
            for offset in 0..<template.digitLength {
                bytes[position + offset] = template.digits[digit * template.digitLength + offset]
            }
        }
    }
}
