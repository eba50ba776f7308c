/// A stretch of text at one embedding level (UAX #9, BD7: level run), drawn in one direction.
public struct DirectionalRun: Hashable, Sendable {
    /// Where the run is in the text of its paragraph.
    public let range: Range<String.Index>
    /// The same in Unicode scalars from the start of the paragraph.
    public let scalarRange: Range<Int>
    /// The level of all its characters; those that rule X9 removes belong to the run of the character before them.
    public let level: EmbeddingLevel

    /// The direction the run is drawn in.
    public var direction: WritingDirection { level.direction }
}

/// In which order the runs of a line are listed.
public enum RunOrder: Hashable, Sendable {
    /// As stored in memory.
    case logical
    /// As seen, from left to right.
    case visual
}
