internal import BidiText

/// A hashtag or mention of right-to-left letters in left-to-right text: the sign stays on the left, at the word's end.
///
/// The sign is a neutral between left-to-right text and the word, so it goes with the paragraph (rule N2).
struct TagRule: DiagnosisRule {
    let needs: ParagraphContents = [.tagSigns, .rightToLeftLetters]

    func faults(in paragraph: DrawnParagraph) -> [Fault] {
        var stack = ControlStack()
        var faults: [Fault] = []
        // How far what follows the last fault has been looked at: no further than the first thing that is not neutral.
        var neutralEnd = 0

        func followsNeutrally(upTo offset: Int) -> Bool {
            while neutralEnd < offset, isNeutral(neutralEnd, in: paragraph) { neutralEnd += 1 }
            return neutralEnd >= offset
        }

        for (offset, scalar) in paragraph.scalars.enumerated() {
            if let control = BidiControl(scalar) {
                _ = stack.apply(control, at: offset)
                continue
            }
            guard scalar == "#" || scalar == "@",
                stack.direction(base: paragraph.paragraph.baseDirection) != .rightToLeft,
                stack.open.last?.control.isOverride != true, isWordStart(offset, in: paragraph)
            else { continue }
            let range = offset..<wordEnd(from: offset + 1, in: paragraph)
            // Once a tag is isolated, the next one no longer follows a right-to-left word, and turns round in its place.
            let followsFault = !faults.isEmpty && followsNeutrally(upTo: offset)
            let order = DrawnOrder.beside(left: offset + 1..<range.upperBound, right: offset..<offset + 1)
            guard followsFault || !paragraph.isDrawn(order) else { continue }
            let fault = Fault(
                rule: .movedPunctuation, severity: .warning, range: range,
                edits: TextEdit.isolate(range, in: .firstStrong), check: [order], movesLetters: true)
            if followsFault { faults[faults.count - 1].join(fault) } else { faults.append(fault) }
            neutralEnd = range.upperBound
        }
        return faults
    }

    private func isNeutral(_ offset: Int, in paragraph: DrawnParagraph) -> Bool {
        paragraph.classes[offset].strongDirection != .leftToRight && !paragraph.isExplicit(offset)
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
