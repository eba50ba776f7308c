internal import BidiText

/// A degree sign that stays with the digits while its right-to-left letter goes to their other side: `5°م`.
///
/// The sign is a terminator (ET), which rule W5 makes a part of the number before it.
struct TornUnitRule: DiagnosisRule {
    let needs: ParagraphContents = [.degreeSigns, .rightToLeftLetters]

    func faults(in paragraph: DrawnParagraph) -> [Fault] {
        paragraph.scalars.indices.compactMap { offset in
            guard paragraph.scalars[offset] == "°", offset > 0, paragraph.isDigit(offset - 1),
                paragraph.isRightToLeftLetter(offset + 1)
            else { return nil }
            let number = numberStart(before: offset, in: paragraph)..<offset
            let order = DrawnOrder.beside(left: offset + 1..<offset + 2, right: offset..<offset + 1)
            let outside = DrawnOrder.beside(left: offset..<offset + 1, right: number)
            guard !(paragraph.isDrawn(order) && paragraph.isDrawn(outside)) else { return nil }
            return Fault(
                rule: .tornSymbol, severity: .warning, range: offset..<offset + 2, edits: TextEdit.isolate(number),
                check: [order, outside, .leftToRight(number)])
        }
    }

    private func numberStart(before end: Int, in paragraph: DrawnParagraph) -> Int {
        var start = end
        while start > 0, paragraph.isDigit(start - 1) || isSeparator(start - 1, in: paragraph) { start -= 1 }
        if start > 0, Signs.contains(paragraph.scalars[start - 1]) { start -= 1 }
        return start
    }

    private func isSeparator(_ offset: Int, in paragraph: DrawnParagraph) -> Bool {
        offset > 0 && paragraph.isDigit(offset - 1)
            && (paragraph.scalars[offset] == "." || paragraph.scalars[offset] == ",")
    }
}
