internal import BidiText

/// A hashtag or mention of right-to-left letters in left-to-right text: the sign stays on the left, at the word's end.
///
/// The sign is a neutral between left-to-right text and the word, so it goes with the paragraph (rule N2).
struct TagRule: DiagnosisRule {
    func faults(in paragraph: DrawnParagraph) -> [Fault] {
        var stack = ControlStack()
        var faults: [Fault] = []
        for (offset, scalar) in paragraph.scalars.enumerated() {
            if let control = BidiControl(scalar) {
                _ = stack.apply(control, at: offset)
                continue
            }
            guard scalar == "#" || scalar == "@", stack.direction(base: paragraph.paragraph.baseDirection) != .rightToLeft,
                stack.open.last?.control.isOverride != true, isWordStart(offset, in: paragraph)
            else { continue }
            let word = offset + 1..<wordEnd(from: offset + 1, in: paragraph)
            let order = DrawnOrder.beside(left: word, right: offset..<offset + 1)
            guard !word.isEmpty, !paragraph.isDrawn(order) else { continue }
            let range = offset..<word.upperBound
            faults.append(
                Fault(
                    rule: .movedPunctuation, severity: .warning, range: range,
                    edits: TextEdit.isolate(range, in: .firstStrong), check: [order], movesLetters: true))
        }
        return faults
    }

    private func isWordStart(_ offset: Int, in paragraph: DrawnParagraph) -> Bool {
        guard paragraph.isRightToLeftLetter(offset + 1) else { return false }
        guard offset > 0 else { return true }
        return paragraph.isSpace(offset - 1) || paragraph.isControl(offset - 1)
            || paragraph.scalars[offset - 1].pairedBracketType == .open
    }

    private func wordEnd(from start: Int, in paragraph: DrawnParagraph) -> Int {
        var end = start
        while end < paragraph.scalars.count, isInWord(end, in: paragraph) { end += 1 }
        return end
    }

    private func isInWord(_ offset: Int, in paragraph: DrawnParagraph) -> Bool {
        switch paragraph.classes[offset] {
        case .rightToLeft, .arabicLetter: !paragraph.isControl(offset)
        case .nonspacingMark, .europeanNumber, .arabicNumber: true
        // ZWNJ and ZWJ are spelling.
        case .boundaryNeutral: true
        default: paragraph.scalars[offset] == "_"
        }
    }
}
