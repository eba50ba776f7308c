/// What counts when two texts are compared, beside the characters that are seen.
public struct ComparisonStrictness: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The 12 characters with the property Bidi_Control.
    public static let controls = ComparisonStrictness(rawValue: 1)
    /// The kind of space: U+0020, NBSP and all others of General_Category Zs.
    public static let spaces = ComparisonStrictness(rawValue: 2)
    /// How a character is composed: code points count, not canonical equivalence.
    public static let composition = ComparisonStrictness(rawValue: 4)

    /// What is seen counts and nothing else.
    public static let seen: ComparisonStrictness = []
    /// Every code point counts.
    public static let exact: ComparisonStrictness = [.controls, .spaces, .composition]
}
