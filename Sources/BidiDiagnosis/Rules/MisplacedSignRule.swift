internal import BidiText

/// A sign that is stored away from the number it belongs to, so that no direction can draw it beside the number.
///
/// A minus before the currency's word, as CLDR's pattern has it for some Persian prices: `−ریال ۱٬۲۳۴`. And a number
/// sign typed behind a reference, `B-2041#`, in the hope that right-to-left text moves it to the front: letters of
/// class L keep it at the end.
struct MisplacedSignRule: DiagnosisRule {
    let needs: ParagraphContents = []

    func faults(in paragraph: DrawnParagraph) -> [Fault] {
        guard paragraph.paragraph.baseDirection == .rightToLeft else { return [] }
        return amounts(in: paragraph) + references(in: paragraph)
    }

    private func fault(_ range: Range<Int>, replacement: String) -> Fault {
        Fault(
            rule: .misplacedSign, severity: .warning, range: range,
            edits: [TextEdit(range: range, replacement: replacement)], movesLetters: true)
    }

    private func text(_ range: Range<Int>, of paragraph: DrawnParagraph) -> String {
        String(String.UnicodeScalarView(paragraph.scalars[range]))
    }

    // MARK: `B-2041#`

    private func references(in paragraph: DrawnParagraph) -> [Fault] {
        guard paragraph.contents.contains(.tagSigns) else { return [] }
        return Stretch.all(in: paragraph).filter { $0.direction == .rightToLeft && !$0.isOverridden }
            .flatMap { Atom.all(of: $0, in: paragraph) }.compactMap { reference($0, in: paragraph) }
    }

    /// Letters and digits with hyphens between them, ending in a digit and the sign.
    ///
    /// Digits alone are left out: `1#` may be what somebody has to dial.
    private func reference(_ atom: Atom, in paragraph: DrawnParagraph) -> Fault? {
        let visible = atom.whole.filter { !paragraph.isIgnored($0) }
        guard atom.shape == .word, let sign = visible.first(where: { paragraph.scalars[$0] == "#" }), sign > 0,
            let first = visible.first, paragraph.isLetter(first), paragraph.isDigit(sign - 1)
        else { return nil }
        let isCode = visible.prefix { $0 < sign }.allSatisfy { offset in
            paragraph.isLetter(offset) || paragraph.isDigit(offset) || paragraph.scalars[offset] == "-"
        }
        let isEnd = visible.drop { $0 <= sign }.allSatisfy {
            ".,:;!?،؛؟)".unicodeScalars.contains(paragraph.scalars[$0])
        }
        guard isCode, isEnd, !paragraph.isRightToLeftLetter(sign + 1) else { return nil }
        return fault(first..<sign + 1, replacement: "\u{2066}#\(text(first..<sign, of: paragraph))\u{2069}")
    }

    // MARK: `−ریال ۱٬۲۳۴`

    private func amounts(in paragraph: DrawnParagraph) -> [Fault] {
        guard paragraph.contents.contains(.rightToLeftLetters) else { return [] }
        var faults: [Fault] = []
        var end = 0
        for offset in paragraph.scalars.indices where offset >= end && Signs.contains(paragraph.scalars[offset]) {
            guard let fault = amount(signedAt: offset, in: paragraph) else { continue }
            faults.append(fault)
            end = fault.range.upperBound
        }
        return faults
    }

    /// A sign, marks, a word of right-to-left letters, a space and a number.
    private func amount(signedAt sign: Int, in paragraph: DrawnParagraph) -> Fault? {
        let scalars = paragraph.scalars
        let start = (0..<sign).reversed().prefix { paragraph.isMark($0) }.last ?? sign
        guard start == 0 || paragraph.isSpace(start - 1) else { return nil }
        let word = run(from: sign + 1, in: paragraph) { paragraph.isMark($0) }.upperBound
        // As long as the longest words and abbreviations are; so the search stays linear.
        let letters = run(from: word, upTo: word + 12, in: paragraph) { offset in
            paragraph.isRightToLeftLetter(offset) || paragraph.isIgnored(offset) || scalars[offset] == "."
        }
        let space = letters.upperBound
        guard !letters.isEmpty, paragraph.isRightToLeftLetter(word), space < scalars.count, paragraph.isSpace(space),
            paragraph.classes[space] != .paragraphSeparator, paragraph.classes[space] != .segmentSeparator
        else { return nil }
        let digits = run(from: space + 1, in: paragraph) { offset in
            paragraph.isDigit(offset) || paragraph.classes[offset] == .arabicNumber
                || paragraph.isMark(offset)
                || ".,٬".unicodeScalars.contains(scalars[offset])
                    && offset + 1 < scalars.count
                    && (paragraph.isDigit(offset + 1) || paragraph.classes[offset + 1] == .arabicNumber)
        }
        guard digits.contains(where: { !paragraph.isMark($0) }) else { return nil }
        // A hyphen before a word may be a bullet or a prefix; a formatter's sign has marks beside it, or is U+2212.
        let isFormatted = start < sign || word > sign + 1 || scalars[sign] == "\u{2212}"
        let name = text(letters, of: paragraph).removingBidiControls()
        guard isFormatted || Self.words.contains(name) || name.contains(".") else { return nil }
        let number = text(start..<sign + 1, of: paragraph) + text(digits, of: paragraph)
        return fault(
            start..<digits.upperBound,
            replacement: "\u{2066}\(number)\u{2069}\(scalars[space])\(text(letters, of: paragraph))")
    }

    private func run(
        from start: Int, upTo limit: Int = .max, in paragraph: DrawnParagraph, while isPart: (Int) -> Bool
    ) -> Range<Int> {
        var end = start
        while end < min(limit, paragraph.scalars.count), isPart(end) { end += 1 }
        return start..<end
    }

    /// Words for currencies that no full stop tells from others.
    private static let words: Set<String> = [
        "ریال", "ريال", "تومان", "درهم", "دينار", "دولار", "جنيه", "ليرة", "يورو", "روبية", "افغانی", "روپے", "دلار",
        "شيكل", "שקל", "שקלים", "דולר", "אירו", "﷼", "؋",
    ]
}

extension DrawnParagraph {
    /// Whether a scalar is LRM, RLM or ALM.
    fileprivate func isMark(_ offset: Int) -> Bool { isControl(offset) && !isExplicit(offset) }
}
