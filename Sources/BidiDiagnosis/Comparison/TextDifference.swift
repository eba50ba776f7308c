/// A place where two texts differ, and why if the cause is known.
public struct TextDifference: Hashable, Sendable {
    /// Where in the first text, in Unicode scalars; empty where the second has something more.
    public let first: Range<Int>
    /// Where in the second text, in Unicode scalars; empty where the first has something more.
    public let second: Range<Int>
    /// Why such texts come to differ; nil for plainly other characters.
    public let cause: Cause?

    /// The known reasons for which two texts look alike, or nearly, and differ.
    public enum Cause: String, Hashable, Codable, Sendable, CaseIterable {
        /// One of the 12 bidi controls is in one text only, or another one (counts with `controls` only).
        case control
        /// Spaces of different kinds (counts with `spaces` only).
        case space
        /// The same digits of different systems: `۱` (Persian) and `١` (Arabic-Indic).
        case digits
        /// Letters or signs that look alike: `ی` and `ي`, `ک` and `ك`, `-` and U+2212.
        case lookalike
        /// ZWNJ or ZWJ, which are spelling, is in one text only.
        case joiner
        /// Another invisible character is in one text only.
        case invisible
        /// Canonically equivalent characters of other code points (counts with `composition` only).
        case composition
        /// The same characters in another order: `US$` and `$US`, the ends of a range.
        case order
    }
}
