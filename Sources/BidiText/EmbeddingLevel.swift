/// An embedding level: even for left to right, odd for right to left (UAX #9, BD2).
public struct EmbeddingLevel: RawRepresentable, Hashable, Comparable, Sendable, CustomStringConvertible {
    /// 0 to 126: explicit levels end at ``maximumDepth``, implicit ones are one higher at most.
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The base level of a paragraph with this direction.
    public init(_ direction: WritingDirection) { rawValue = direction == .leftToRight ? 0 : 1 }

    /// The deepest explicit level (UAX #9, `max_depth`).
    public static let maximumDepth = EmbeddingLevel(rawValue: 125)

    /// The direction of the text at this level.
    public var direction: WritingDirection { rawValue & 1 == 0 ? .leftToRight : .rightToLeft }

    public static func < (left: EmbeddingLevel, right: EmbeddingLevel) -> Bool { left.rawValue < right.rawValue }

    public var description: String { String(rawValue) }
}
