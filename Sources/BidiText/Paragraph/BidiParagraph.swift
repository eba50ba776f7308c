/// One paragraph with its base direction and the embedding level of every character (UAX #9).
///
/// ```swift
/// for paragraph in BidiParagraph.paragraphs(of: "abc אבג (1)") {
///     paragraph.baseDirection  // .leftToRight, decided by the first character
///     paragraph.visualText     // "abc (1) גבא"
/// }
/// ```
/// Resolving and every property are linear in the length of the paragraph. Levels are resolved once, when the value
/// is made; orders and runs are computed when asked for.
///
/// ICU functions: `u_charDirection`; for text with embeddings `ubidi_setPara`, `ubidi_getLevels`.
public struct BidiParagraph: Hashable, Sendable {
    /// The text in logical order, with the separator that ends it, if any.
    public let text: String

    /// Where the paragraph is in the whole text, in Unicode scalars.
    public let scalarRange: Range<Int>

    /// The direction of the paragraph (rules P2 and P3).
    public let baseDirection: WritingDirection

    /// What decided the base direction.
    public let baseDirectionSource: BaseDirectionSource

    /// One for every scalar, after rule L1 for the paragraph as one line.
    let packedLevels: [PackedLevel]

    /// Resolves one paragraph of a longer text.
    init(resolving text: String, scalarRange: Range<Int>, base: BaseDirection) {
        let (direction, source) = base.resolved(for: text.unicodeScalars)
        self.text = text
        self.scalarRange = scalarRange
        baseDirection = direction
        baseDirectionSource = source
        packedLevels = LevelSource.packedLevels(of: text, direction: direction)
    }

    /// The level of the paragraph: 0 or 1.
    public var baseLevel: EmbeddingLevel { EmbeddingLevel(baseDirection) }

    /// The level of every Unicode scalar after rule L1 for the paragraph as one line; nil for what rule X9 removes.
    public var levels: [EmbeddingLevel?] { packedLevels.map(\.embeddingLevel) }

    /// The runs that cover the paragraph as one line, in logical order or as seen (rule L2).
    public func runs(in order: RunOrder) -> [DirectionalRun] { wholeLine.runs(in: order) }

    /// The scalar offsets of the characters from left to right (rule L2), without what rule X9 removes.
    ///
    /// The paragraph separator has a place like any other character: the last one, or the first in a right-to-left
    /// paragraph.
    public var visualOrder: [Int] { wholeLine.visualOrder }

    /// For every Unicode scalar its place from the left, counted from 0; nil for what rule X9 removes.
    public var visualPositions: [Int?] { wholeLine.visualPositions }

    /// What is seen when the paragraph is one line, from left to right.
    ///
    /// Grapheme clusters stay together, marks after their base, unless their characters have different levels.
    /// Characters at odd levels are mirrored (rule L4). The twelve controls are left out; everything else is kept,
    /// ZWNJ, ZWJ, NBSP and the paragraph separator too. Letters are not shaped.
    public var visualText: String { wholeLine.visualText }

    private var wholeLine: LeveledText {
        LeveledText(
            paragraph: text, range: text.startIndex..<text.endIndex, scalarRange: 0..<packedLevels.count,
            levels: packedLevels)
    }
}
