/// In which direction a range is read.
public enum RangeOrder: String, Hashable, Codable, Sendable, CaseIterable {
    /// As the language is: in Arabic and Hebrew the start is seen on the right.
    case locale
    /// Start on the left, also in a right-to-left language.
    case leftToRight = "ltr"
}
