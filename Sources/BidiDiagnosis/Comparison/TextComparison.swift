public import BidiText

/// Whether two texts are equal for a reader, and where and how they differ.
///
/// ```swift
/// TextComparison("\u{200F}1,234.50\u{00A0}₪", "1,234.50 ₪").isEqual  // true: marks and the kind of space aside
/// TextComparison("۱۲", "١٢").differences.first?.cause                // .digits
/// ```
/// Texts are equal when they are canonically equivalent (as for `==`) without the 12 bidi controls and with every
/// space as U+0020; ``ComparisonStrictness`` makes these count. ZWNJ, ZWJ and the digits' system always count.
///
/// Linear for equal texts. For others, common ends aside, it grows with length times differences; where that would
/// be too much, the middle is one difference.
public struct TextComparison: Hashable, Sendable {
    public let first: String
    public let second: String
    public let strictness: ComparisonStrictness
    /// Where the texts differ, in the order of the texts; empty if they are equal.
    public let differences: [TextDifference]

    /// Compares two texts.
    public init(_ first: String, _ second: String, strictness: ComparisonStrictness = .seen) {
        self.first = first
        self.second = second
        self.strictness = strictness
        // Most comparisons are of equal texts: `==` answers them, unless composition counts.
        guard first != second || strictness.contains(.composition) else {
            differences = []
            return
        }
        differences =
            TextAlignment(
                ComparedText(first, strictness: strictness), ComparedText(second, strictness: strictness)
            ).differences
    }

    /// Whether no difference counts.
    public var isEqual: Bool { differences.isEmpty }

    /// The paragraph directions in which equal texts are drawn in different orders: marks or isolates that do not
    /// count for the comparison are in one of them only. Empty for texts that differ.
    public var directionsDrawnDifferently: [WritingDirection] {
        guard isEqual, first != second else { return [] }
        return WritingDirection.allCases.filter { direction in
            let (first, second) = seen(in: BaseDirection(direction))
            return first != second
        }
    }

    /// What is seen of both, from left to right, spaces of every kind as U+0020.
    package func seen(in base: BaseDirection) -> (first: String, second: String) {
        (SeenText(first.visualText(base: base)).description, SeenText(second.visualText(base: base)).description)
    }
}
