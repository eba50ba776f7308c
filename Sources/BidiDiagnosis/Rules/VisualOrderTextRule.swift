internal import BidiText

/// Text stored in the order it is seen, as legacy code pages and old PDF files have it.
///
/// It is known by letters that can only end a word and stand at the start of words: the final letters of Hebrew, and
/// the final presentation forms of Arabic.
struct VisualOrderTextRule: DiagnosisRule {
    let needs: ParagraphContents = .rightToLeftLetters

    func faults(in paragraph: DrawnParagraph) -> [Fault] {
        var atStart = 0
        var atEnd = 0
        var first: Int?
        var end = 0
        for word in words(of: paragraph) {
            if first == nil { first = word.lowerBound }
            end = word.upperBound
            guard word.count > 1 else { continue }
            if EdgeForm(paragraph.scalars[word.lowerBound]) == .last { atStart += 1 }
            if EdgeForm(paragraph.scalars[word.lowerBound]) == .first { atEnd += 1 }
            if EdgeForm(paragraph.scalars[word.upperBound - 1]) == .last { atEnd += 1 }
            if EdgeForm(paragraph.scalars[word.upperBound - 1]) == .first { atStart += 1 }
        }
        guard let first, atStart > 0, atEnd == 0 else { return [] }
        let content = 0..<paragraph.contentEnd
        let logical = VisualText.logical(of: Array(paragraph.scalars[content]))
        // Drawn from right to left it has to look as the stored text does from left to right.
        let isRight =
            logical.visualText(base: .rightToLeft)
            == String(String.UnicodeScalarView(paragraph.scalars[content].filter { BidiControl($0) == nil }))
        return [
            Fault(
                rule: .visualOrderText, severity: .error, range: first..<end,
                edits: isRight ? [TextEdit(range: content, replacement: logical)] : [], movesLetters: true)
        ]
    }

    /// Runs of right-to-left letters.
    private func words(of paragraph: DrawnParagraph) -> [Range<Int>] {
        var words: [Range<Int>] = []
        var start: Int?
        for offset in paragraph.scalars.indices {
            if paragraph.isRightToLeftLetter(offset) {
                if start == nil { start = offset }
            } else if !paragraph.isIgnored(offset), let first = start {
                words.append(first..<offset)
                start = nil
            }
        }
        if let first = start { words.append(first..<paragraph.scalars.count) }
        return words
    }
}

/// Where in a word the form of a letter can stand.
private enum EdgeForm {
    case first, last

    init?(_ scalar: Unicode.Scalar) {
        switch scalar.value {
        case 0x05DA, 0x05DD, 0x05DF, 0x05E3, 0x05E5: self = .last
        case 0xFB50...0xFDFF, 0xFE70...0xFEFC:
            let name = scalar.properties.name ?? ""
            if name.hasSuffix(" FINAL FORM") {
                self = .last
            } else if name.hasSuffix(" INITIAL FORM") {
                self = .first
            } else {
                return nil
            }
        default: return nil
        }
    }
}

/// The way back from the order seen to the order read.
enum VisualText {
    /// The characters from the right to the left, but numbers and left-to-right words as they are.
    static func logical(of visual: [Unicode.Scalar]) -> String {
        let scalars = visual.filter { BidiControl($0) == nil }
        var logical = String.UnicodeScalarView()
        var end = scalars.count
        while end > 0 {
            if let run = leftToRightRun(endingAt: end, in: scalars) {
                for scalar in scalars[run] { logical.append(scalar) }
                end = run.lowerBound
                continue
            }
            // Marks stay after their base.
            var base = end - 1
            while base > 0, BidiClass(scalars[base]) == .nonspacingMark { base -= 1 }
            logical.append(scalars[base].bidiMirroringGlyph ?? scalars[base])
            for mark in scalars[base + 1..<end] { logical.append(mark) }
            end = base
        }
        return String(logical)
    }

    /// The run of letters and digits that runs from left to right and ends here, with what stands between them.
    private static func leftToRightRun(endingAt end: Int, in scalars: [Unicode.Scalar]) -> Range<Int>? {
        var start: Int?
        var offset = end
        while offset > 0 {
            switch BidiClass(scalars[offset - 1]) {
            case .leftToRight, .europeanNumber, .arabicNumber: start = offset - 1
            case .rightToLeft, .arabicLetter, .paragraphSeparator, .segmentSeparator:
                return start.map { $0..<end }
            default:
                // A neutral at the end is no part of the run.
                if start == nil { return nil }
            }
            offset -= 1
        }
        return start.map { $0..<end }
    }
}
