internal import BidiText

/// Numbers, phrases and symbols that are drawn in another order than on a line of their own.
///
/// In a right-to-left paragraph the groups of a number that spaces or hyphens separate run from right to left (rules
/// W2, W4, N1 and N2 leave the separators to the paragraph), and punctuation at the edge of a phrase goes to the other
/// side. An isolate round the piece is the repair.
struct PieceRule: DiagnosisRule {
    let needs: ParagraphContents = []

    func faults(in paragraph: DrawnParagraph) -> [Fault] {
        Piece.all(in: paragraph).compactMap { fault(of: $0, in: paragraph) }
    }

    private func fault(of piece: Piece, in paragraph: DrawnParagraph) -> Fault? {
        guard !paragraph.isDrawnLeftToRight(piece.range) else { return nil }
        if piece.kind == .number, isRightWithoutUnit(piece.range, in: paragraph) { return nil }
        let rule = rule(for: piece, in: paragraph)
        return Fault(
            rule: rule, severity: piece.kind == .number ? .error : .warning, range: piece.range,
            edits: TextEdit.isolate(piece.range), check: [.leftToRight(piece.range)],
            cause: rule == .reversedNumber ? FindingCause(ofNumber: piece.range, in: paragraph) : nil)
    }

    private func rule(for piece: Piece, in paragraph: DrawnParagraph) -> BidiFindingRule {
        switch piece.kind {
        case .number: return .reversedNumber
        case .symbol: return .tornSymbol
        case .text:
            let isOwn: (Int) -> Bool = { paragraph.isLetter($0) || paragraph.isDigit($0) }
            guard let first = piece.range.first(where: isOwn), let last = piece.range.last(where: isOwn) else {
                return .movedPunctuation
            }
            // A sign before digits makes a number of it, whatever unit follows (`-5°C`), and so does one before a
            // currency: `-US$5`.
            if first > piece.range.lowerBound, paragraph.isDigit(first), Signs.contains(paragraph.scalars[first - 1]) {
                return .reversedNumber
            }
            if Signs.contains(paragraph.scalars[piece.range.lowerBound]),
                Amount.starts(at: piece.range.lowerBound + 1, in: paragraph)
            {
                return .reversedNumber
            }
            return paragraph.isDrawnLeftToRight(first..<last + 1) ? .movedPunctuation : .reversedText
        }
    }

    /// A percent, degree or currency sign after an unsigned number: after Arabic letters it is drawn on the left of
    /// the digits (rule W2), which is where Arabic has it. With Persian digits it belongs on the right.
    private func isRightWithoutUnit(_ range: Range<Int>, in paragraph: DrawnParagraph) -> Bool {
        guard let last = range.last(where: paragraph.isDigit), last + 1 < range.upperBound,
            let first = range.first, paragraph.isDigit(first)
        else { return false }
        let isPersian = (0x6F0...0x6F9).contains(paragraph.scalars[last].value)
        return !isPersian && paragraph.isDrawnLeftToRight(range.lowerBound..<last + 1)
    }
}
