internal import BidiText

/// Brackets stored the wrong way round, `)word(`: typed so for a renderer that does not mirror (rule L4).
///
/// A lone bracket is no fault: `a)` numbers a list. There is no repair, for visible characters are not changed.
struct UnpairedBracketsRule: DiagnosisRule {
    let needs: ParagraphContents = .rightToLeftLetters

    func faults(in paragraph: DrawnParagraph) -> [Fault] {
        var closing: Int?
        var faults: [Fault] = []
        for (offset, scalar) in paragraph.scalars.enumerated() {
            guard paragraph.classes[offset] == .otherNeutral, let type = scalar.pairedBracketType else { continue }
            if let start = closing, type == .open, isReversed(from: start, to: offset, in: paragraph) {
                faults.append(Fault(rule: .unpairedBrackets, severity: .warning, range: start..<offset + 1))
            }
            closing = type == .close && isAtWordStart(offset, in: paragraph) ? offset : nil
        }
        return faults
    }

    /// A closing bracket that stands where one opens, with an opening one after it that stands where one closes.
    private func isReversed(from closing: Int, to opening: Int, in paragraph: DrawnParagraph) -> Bool {
        paragraph.scalars[opening] == paragraph.scalars[closing].pairedBracket && isAtWordEnd(opening, in: paragraph)
            && (closing..<opening).contains(where: paragraph.isRightToLeftLetter)
    }

    private func isAtWordStart(_ offset: Int, in paragraph: DrawnParagraph) -> Bool {
        let next = offset + 1
        return (offset == 0 || paragraph.isSpace(offset - 1)) && next < paragraph.scalars.count
            && !paragraph.isSpace(next)
    }

    private func isAtWordEnd(_ offset: Int, in paragraph: DrawnParagraph) -> Bool {
        let next = offset + 1
        guard !paragraph.isSpace(offset - 1) else { return false }
        return next == paragraph.scalars.count
            || paragraph.classes[next].strongDirection == nil
                && paragraph.classes[next] != .europeanNumber
    }
}
