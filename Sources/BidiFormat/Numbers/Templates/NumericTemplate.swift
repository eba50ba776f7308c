internal import ICUBridge

/// How one style writes numbers: digits, separators and groups, and what stands round them, isolates included.
///
/// Why it is right: ICU's pattern for a number in standard notation is one text before and one after the digits, chosen
/// by the sign, and the layout round it looks at the kinds of the parts alone, which are the same for all numbers of
/// one ``Shape``. All of it is read from what the plain path writes and then compared with it
/// (``NumericTemplateLearner``); a style that differs anywhere has no template.
final class NumericTemplate: Sendable {
    /// What decides the surroundings of the digits.
    struct Shape: Hashable {
        var isNegative: Bool
        var isGrouped: Bool
        var hasFraction: Bool

        /// 0 to 7.
        var index: Int { (isNegative ? 4 : 0) + (isGrouped ? 2 : 0) + (hasFraction ? 1 : 0) }
    }

    /// What stands before and after the digits.
    struct Surroundings: Hashable {
        let before: UTF8Piece
        let after: UTF8Piece
    }

    /// How the integer's digits are grouped.
    struct Grouping: Hashable {
        var separator = UTF8Piece.empty
        /// How many digits the last group has, and the others.
        var primary = Int.max
        var secondary = Int.max
        /// How many digits an integer has to have for groups.
        var start = Int.max
    }

    private let digits: UTF8Digits
    private let grouping: Grouping
    /// By the number of fraction digits in a magnitude: the largest one without groups.
    private let ungroupedLimits: [UInt64]
    private let decimal: UTF8Piece
    private let fraction: ClosedRange<Int>
    /// The power of ten that ICU multiplies the number with.
    private let scale: Int
    /// By the index of the shape; nil for shapes that no number of the style has.
    private let surroundings: [Surroundings?]

    /// A template that leaves every number to the plain path.
    static let coveringNothing = NumericTemplate()

    private init() {
        digits = .ascii
        grouping = Grouping()
        ungroupedLimits = []
        decimal = .empty
        fraction = 0...0
        scale = 0
        surroundings = []
    }

    /// Nil where a text could be longer than what is written at once.
    init?(
        digits: UTF8Digits, grouping: Grouping, decimal: UTF8Piece, fraction: ClosedRange<Int>, scale: Int,
        surroundings: [Surroundings?]
    ) {
        let longestSurroundings = surroundings.compactMap { $0.map { $0.before.count + $0.after.count } }.max() ?? 0
        let longest =
            longestSurroundings + (Self.mostDigits + fraction.upperBound) * digits.count
            + Self.mostDigits * grouping.separator.count + decimal.count
        guard longest <= UTF8BackwardWriter.longestText else { return nil }
        self.digits = digits
        self.grouping = grouping
        self.decimal = decimal
        self.fraction = fraction
        self.scale = scale
        self.surroundings = surroundings
        ungroupedLimits = (0...fraction.upperBound).map { Self.largest(digits: $0, and: grouping.start - 1) }
    }

    /// How many digits 64 bits have at most.
    private static let mostDigits = 20

    /// The largest integer of so many digits; all integers are smaller where 64 bits cannot hold it.
    private static func largest(digits: Int, and others: Int) -> UInt64 {
        guard others < mostDigits - digits else { return .max }
        return (0..<digits + others).reduce(0) { number, _ in number * 10 + 9 }
    }

    /// The number as the plain path writes it; nil for one that the template does not cover: it would have to be
    /// rounded or has more than 64 bits.
    func text(_ number: ScaledInteger) -> String? {
        var magnitude = number.magnitude
        var exponent = number.exponent &+ scale
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
        guard given < ungroupedLimits.count else { return nil }
        let shown = max(given, fraction.lowerBound)
        let isGrouped = magnitude > ungroupedLimits[given]
        let shape = Shape(isNegative: number.isNegative, isGrouped: isGrouped, hasFraction: shown > 0)
        guard let around = surroundings[shape.index] else { return nil }

        return String(writingBackward: { writer in
            writer.write(around.after)
            if shown > 0 {
                for _ in given..<shown { writer.write(0, in: digits) }
                for _ in 0..<given { writer.write(Self.takeDigit(&magnitude), in: digits) }
                writer.write(decimal)
            }
            var left = isGrouped ? grouping.primary : Int.max
            repeat {
                if left == 0 {
                    writer.write(grouping.separator)
                    left = grouping.secondary
                }
                writer.write(Self.takeDigit(&magnitude), in: digits)
                left -= 1
            } while magnitude > 0
            writer.write(around.before)
        })
    }

    @inline(__always)
    private static func takeDigit(_ magnitude: inout UInt64) -> Int {
        let (quotient, remainder) = magnitude.quotientAndRemainder(dividingBy: 10)
        magnitude = quotient
        return Int(truncatingIfNeeded: remainder)
    }
}
