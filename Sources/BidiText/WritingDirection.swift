/// The two directions a line of text can run in.
public enum WritingDirection: String, Hashable, Codable, Sendable, CaseIterable {
    /// From the left to the right: Latin, Cyrillic, Greek, ...
    case leftToRight = "ltr"
    /// From the right to the left: Arabic, Hebrew, Persian, Urdu, ...
    case rightToLeft = "rtl"

    /// The other direction.
    public var opposite: WritingDirection { self == .leftToRight ? .rightToLeft : .leftToRight }
}
