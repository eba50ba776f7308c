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
        let pairs = PairedPunctuation(in: paragraph)
        return Stretch.all(in: paragraph).lazy.filter { !$0.isOverridden }
            .flatMap { all(of: $0, pairs, in: paragraph) }
    }

    /// The pieces of one stretch, none with one half of a pair of brackets or quotation marks.
    private static func all(
        of stretch: Stretch, _ pairs: PairedPunctuation, in paragraph: DrawnParagraph
    ) -> [Piece] {
        scanned(stretch, in: paragraph).flatMap { piece -> [Piece] in
            let whole = piece.completed(by: pairs, within: stretch.range)
            let halves = pairs.halves(in: whole.range)
            guard !halves.isEmpty else { return [whole] }
            // The other halves are somewhere else: what stands on each side of them is looked at for itself.
            let starts = [whole.range.lowerBound] + halves.map { $0 + 1 }
            return zip(starts, halves + [whole.range.upperBound]).flatMap { start, end -> [Piece] in
                let part = Stretch(range: start..<end, direction: stretch.direction, isOverridden: false)
                return scanned(part, in: paragraph).map { $0.completed(by: pairs, within: part.range) }
                    .filter { pairs.halves(in: $0.range).isEmpty }
            }
        }
    }

    private func completed(by pairs: PairedPunctuation, within limits: Range<Int>) -> Piece {
        Piece(range: pairs.completed(range, within: limits), kind: kind)
    }

    private static func scanned(_ stretch: Stretch, in paragraph: DrawnParagraph) -> [Piece] {
        Clause.all(of: stretch, in: paragraph).flatMap { clause in
            clause.holdsWord
                ? WordPieces.all(of: clause, in: stretch, paragraph)
                : NumberPieces.all(of: clause.atoms[...], in: paragraph)
        }
    }
}
