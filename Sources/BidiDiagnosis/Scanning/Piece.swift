internal import BidiText

/// A part of a paragraph that readers expect as one piece from left to right: a phone number, a sum, a name, a link.
struct Piece: Sendable {
    let range: Range<Int>
    let kind: Kind

    enum Kind: Hashable, Sendable {
        /// Digits with signs and separators.
        case number
        /// Words, or words and numbers.
        case text
        /// A currency symbol with letters, such as `US$`.
        case symbol
    }

    /// The pieces of a paragraph in order. Linear.
    static func all(in paragraph: DrawnParagraph) -> [Piece] {
        Stretch.all(in: paragraph).lazy.filter { !$0.isOverridden }
            .flatMap { all(of: $0, in: paragraph) }
    }

    /// The pieces of one stretch.
    static func all(of stretch: Stretch, in paragraph: DrawnParagraph) -> [Piece] {
        Clause.all(of: stretch, in: paragraph).flatMap { clause in
            clause.holdsWord
                ? WordPieces.all(of: clause, in: stretch, paragraph)
                : NumberPieces.all(of: clause.atoms[...], in: paragraph)
        }
    }
}
