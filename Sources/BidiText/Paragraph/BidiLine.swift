/// One line of a paragraph, with its levels after rule L1 for this line (UAX #9, 3.4).
///
/// All positions, indices and scalar offsets alike, are those of the paragraph's text.
public struct BidiLine: Hashable, Sendable {
    let content: LeveledText

    /// Where the line is in the text of the paragraph.
    public var range: Range<String.Index> { content.range }

    /// The same in Unicode scalars from the start of the paragraph.
    public var scalarRange: Range<Int> { content.scalarRange }

    /// The text of the line in logical order.
    public var text: Substring { content.paragraph[content.range] }

    /// The level of every scalar of the line; nil for what rule X9 removes.
    public var levels: [EmbeddingLevel?] { content.levels.map(\.embeddingLevel) }

    /// The runs that cover the line, in logical order or as seen (rule L2). Linear in the length of the line.
    public func runs(in order: RunOrder) -> [DirectionalRun] { content.runs(in: order) }

    /// The scalar offsets of the line's characters from left to right (rule L2), without what rule X9 removes.
    public var visualOrder: [Int] { content.visualOrder }

    /// For every scalar of the line its place from the left, counted from 0; nil for what rule X9 removes.
    public var visualPositions: [Int?] { content.visualPositions }

    /// What is seen, from left to right: as ``BidiParagraph/visualText``.
    public var visualText: String { content.visualText }
}
