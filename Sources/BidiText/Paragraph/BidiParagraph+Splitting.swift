extension BidiParagraph {
    /// Splits a text into paragraphs (UAX #9, rule P1) and resolves each.
    ///
    /// A separator (class B: LF, CR, U+001C to U+001E, U+0085, U+2029) belongs to the paragraph it ends, and CR LF is
    /// one separator. U+2028 separates lines, not paragraphs. Empty text has no paragraphs. Linear in the length.
    public static func paragraphs(of text: String, base: BaseDirection = .automatic) -> [BidiParagraph] {
        var text = text
        text.makeContiguousUTF8()
        return ParagraphRanges(of: text).map { range, scalarRange in
            BidiParagraph(resolving: String(text[range]), scalarRange: scalarRange, base: base)
        }
    }

    /// Resolves a text that is one paragraph; nil if it is not, that is, if it is empty or goes on after a separator.
    ///
    /// For any text: ``paragraphs(of:base:)``.
    public init?(_ text: String, base: BaseDirection = .automatic) {
        let paragraphs = ParagraphRanges(of: text).prefix(2).map(\.scalarRange)
        guard let range = paragraphs.first, paragraphs.count == 1 else { return nil }
        self.init(resolving: text, scalarRange: range, base: base)
    }
}

/// The paragraphs of a text, one after another (rule P1).
struct ParagraphRanges: Sequence, IteratorProtocol {
    private let scalars: String.UnicodeScalarView
    private var index: String.Index
    private var offset = 0

    init(of text: String) {
        scalars = text.unicodeScalars
        index = scalars.startIndex
    }

    mutating func next() -> (range: Range<String.Index>, scalarRange: Range<Int>)? {
        let start = (index: index, offset: offset)
        while index != scalars.endIndex {
            let scalar = scalars[index]
            index = scalars.index(after: index)
            offset += 1
            guard scalar.isParagraphSeparator else { continue }
            if scalar == "\r", index != scalars.endIndex, scalars[index] == "\n" { continue }
            break
        }
        return offset == start.offset ? nil : (start.index..<index, start.offset..<offset)
    }
}
