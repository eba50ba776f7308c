internal import BidiText

/// A link whose parts with right-to-left letters have changed places: the first folder is seen after the second.
///
/// Neighbouring parts join into one right-to-left run, for the slash between them is neutral (rule N1). An isolate
/// round each of them lets the link run from left to right and every part in its own direction.
struct LinkRule: DiagnosisRule {
    let needs: ParagraphContents = [.rightToLeftLetters, .leftToRightLetters]

    func faults(in paragraph: DrawnParagraph) -> [Fault] {
        var faults: [Fault] = []
        var stack = ControlStack()
        var start: Int?
        var direction: WritingDirection?
        for offset in paragraph.scalars.indices {
            let control = BidiControl(paragraph.scalars[offset])
            if control != nil || paragraph.isSpace(offset) {
                if let start { faults += fault(in: start..<offset, direction: direction, of: paragraph) }
                start = nil
                if let control { _ = stack.apply(control, at: offset) }
            } else if start == nil {
                start = offset
                direction = stack.direction(base: paragraph.paragraph.baseDirection)
            }
        }
        if let start { faults += fault(in: start..<paragraph.scalars.count, direction: direction, of: paragraph) }
        return faults
    }

    private func fault(in word: Range<Int>, direction: WritingDirection?, of paragraph: DrawnParagraph) -> [Fault] {
        guard word.contains(where: paragraph.isRightToLeftLetter), isLink(word, in: paragraph) else { return [] }
        let parts = parts(of: word, in: paragraph)
        guard let last = parts.last else { return [] }
        let link = word.lowerBound..<last.upperBound
        let orders = zip(parts, parts.dropFirst()).map { DrawnOrder.beside(left: $0, right: $1) }
        guard !orders.allSatisfy(paragraph.isDrawn) else { return [] }
        let isolated = parts.filter { $0.contains(where: paragraph.isRightToLeftLetter) }
        var edits = isolated.flatMap { TextEdit.isolate($0, in: .firstStrong) }
        if direction != .leftToRight {
            edits += TextEdit.isolate(link)
        }
        return [
            Fault(
                rule: .reversedText, severity: .warning, range: link, edits: edits, check: orders, movesLetters: true,
                cause: .linkParts)
        ]
    }

    private func isLink(_ word: Range<Int>, in paragraph: DrawnParagraph) -> Bool {
        let first = paragraph.scalars[word.lowerBound]
        guard first == "h" || first == "w" || first == "H" || first == "W" else { return false }
        let start = String(String.UnicodeScalarView(paragraph.scalars[word.prefix(12)])).lowercased()
        return start.hasPrefix("http://") || start.hasPrefix("https://") || start.hasPrefix("www.")
    }

    /// What stands between the delimiters of a link, without the punctuation of the sentence at its end.
    private func parts(of word: Range<Int>, in paragraph: DrawnParagraph) -> [Range<Int>] {
        var parts: [Range<Int>] = []
        var start = word.lowerBound
        for offset in word where Self.delimiters.contains(paragraph.scalars[offset]) {
            if start < offset { parts.append(start..<offset) }
            start = offset + 1
        }
        if start < word.upperBound { parts.append(start..<word.upperBound) }
        return parts
    }

    private static let delimiters = Set("/?#&=.:@,;!،؛؟()".unicodeScalars)
}
