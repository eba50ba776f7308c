/// How the base direction of a paragraph is found (UAX #9, rules P2, P3 and HL1).
public enum BaseDirection: Hashable, Codable, Sendable {
    /// Left to right, whatever the text holds.
    case leftToRight
    /// Right to left, whatever the text holds.
    case rightToLeft
    /// The direction of the first strong character outside isolates; `fallback` where there is none.
    case firstStrong(fallback: WritingDirection)

    /// First strong, and left to right without a strong character: rule P3 as it stands.
    public static let automatic = BaseDirection.firstStrong(fallback: .leftToRight)

    /// A given direction.
    public init(_ direction: WritingDirection) {
        self = direction == .leftToRight ? .leftToRight : .rightToLeft
    }
}
