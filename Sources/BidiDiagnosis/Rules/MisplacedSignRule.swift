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
        guard digits.contains(where: { !paragraph.isMark($0) }), isWhole(digits, in: paragraph) else { return nil }
        // A hyphen before another word is a bullet or a prefix.
        guard isCurrency(text(letters, of: paragraph).removingBidiControls()) else { return nil }
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

    /// Whether a number ends where its digits do: not `9` of `9×11`, `3.5` of `3.5%`, `5` of `5 – 10`.
    private func isWhole(_ digits: Range<Int>, in paragraph: DrawnParagraph) -> Bool {
        let scalars = paragraph.scalars
        let after = run(from: digits.upperBound, in: paragraph) { offset in
            paragraph.isIgnored(offset) || ".,:;!?…،؛؟)]}\"”»".unicodeScalars.contains(scalars[offset])
        }
        guard after.upperBound < scalars.count else { return true }
        guard paragraph.isSpace(after.upperBound) else { return false }
        // After a pause something else begins.
        guard !after.contains(where: { !paragraph.isIgnored($0) }) else { return true }
        let next = run(from: after.upperBound, in: paragraph) { paragraph.isSpace($0) || paragraph.isIgnored($0) }
            .upperBound
        guard next < scalars.count else { return true }
        // A bracket, a quotation mark or a word goes on with the sentence; signs and digits with the number.
        return paragraph.isRightToLeftLetter(next) || paragraph.isLetter(next)
            || scalars[next].pairedBracketType == .open || "\"“„«.,;!?،؛؟|•·".unicodeScalars.contains(scalars[next])
    }

    private func isCurrency(_ name: String) -> Bool {
        var name = name[...]
        while name.last == "." { name.removeLast() }
        return Self.words.contains(String(name))
    }

    /// Words, symbols and abbreviations of currencies in right-to-left scripts, as CLDR and people write them; without
    /// the last full stop.
    private static let words: Set<String> = [
        "ریال", "ريال", "تومان", "درهم", "دينار", "دینار", "دولار", "جنيه", "ليرة", "يورو", "روبية", "افغانی", "روپے",
        "روپیہ", "دلار", "یورو", "شيكل", "שקל", "שקלים", "דולר", "דולרים", "אירו", "יורו", "ש״ח", "﷼", "؋",
        "أ.م", "ج.م", "ج.س", "د.أ", "د.إ", "د.ب", "د.ت", "د.ج", "د.ع", "د.ك", "د.ل", "د.م", "ر.س", "ر.ع", "ر.ق", "ر.ي",
        "ف.ج.ق", "ل.س", "ل.ل",
    ]
}

extension DrawnParagraph {
    /// Whether a scalar is LRM, RLM or ALM.
    fileprivate func isMark(_ offset: Int) -> Bool { isControl(offset) && !isExplicit(offset) }
}
