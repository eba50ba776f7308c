internal import BidiText

/// Finds out what a word is and which punctuation is its own.
struct AtomReader {
    private let whole: Range<Int>
    private let paragraph: DrawnParagraph
    private let holdsLetter: Bool
    private let digits: Int
    /// Whether a right-to-left letter touches the word: punctuation between them belongs to neither.
    private let isTouchedBefore: Bool
    private let isTouchedAfter: Bool
    /// Links and paths keep their last slash.
    private let isLink: Bool
    private let firstUnderscore: Int?

    init(_ whole: Range<Int>, of stretch: Stretch, in paragraph: DrawnParagraph) {
        self.whole = whole
        self.paragraph = paragraph
        holdsLetter = whole.contains(where: paragraph.isLetter)
        digits = whole.count(where: paragraph.isDigit)
        isTouchedBefore =
            whole.lowerBound == stretch.range.lowerBound && paragraph.isRightToLeftLetter(whole.lowerBound - 1)
        isTouchedAfter =
            whole.upperBound == stretch.range.upperBound && paragraph.isRightToLeftLetter(whole.upperBound)
        isLink = holdsLetter && Self.isLink(paragraph.scalars[whole])
        firstUnderscore = whole.first { paragraph.scalars[$0] == "_" }
    }

    private static func isLink(_ word: ArraySlice<Unicode.Scalar>) -> Bool {
        let slashes = word.count(where: { $0 == "/" })
        return slashes > 1 || (slashes == 1 && word.contains { $0 == "." || $0 == "~" })
    }

    var atom: Atom {
        guard holdsLetter || digits > 0 else {
            return Atom(
                whole: whole, core: whole, shape: shapeOfPunctuation, digits: 0, isFlag: false, isBracketed: false)
        }
        let isFlag = whole.allSatisfy { paragraph.isIgnored($0) || (0x1F1E6...0x1F1FF).contains(scalar($0).value) }
        let core = core
        return Atom(
            whole: whole, core: core, shape: holdsLetter ? .word : .number, digits: digits, isFlag: isFlag,
            isBracketed: scalar(core.lowerBound).pairedBracketType == .open
                && scalar(core.lowerBound).pairedBracket == scalar(core.upperBound - 1))
    }

    private func scalar(_ offset: Int) -> Unicode.Scalar { paragraph.scalars[offset] }

    private var shapeOfPunctuation: Atom.Shape {
        let visible = whole.filter { !paragraph.isIgnored($0) }
        if visible.count >= 2, visible.allSatisfy({ Self.maskCharacters.contains(scalar($0)) }) { return .mask }
        guard visible.count == 1, let offset = visible.first else { return .punctuation }
        return Self.connectors.contains(scalar(offset)) || Signs.isDash(scalar(offset))
            ? .connector(scalar(offset)) : .punctuation
    }

    /// What is dialled and ends in `#`: `*123#`, `*#06#`. Without a star or `#` in front the sign is something else.
    private var isServiceCode: Bool {
        guard let first = whole.first(where: { !paragraph.isIgnored($0) }) else { return false }
        return scalar(first) == "*" || scalar(first) == "#"
    }

    private static let maskCharacters: Set<Unicode.Scalar> = ["•", "*", "●", "∙", "·", "⁎", "∗"]
    private static let connectors: Set<Unicode.Scalar> = [
        "/", "=", "+", "×", "*", "÷", "<", ">", "≤", "≥", "±", "≈", "≠", "∶", ":",
    ]

    // MARK: What belongs to the word

    private var core: Range<Int> {
        let isOwn: (Int) -> Bool = { paragraph.isLetter($0) || paragraph.isDigit($0) }
        guard let first = whole.first(where: isOwn), let last = whole.last(where: isOwn) else { return whole }
        var start = first
        var end = last + 1
        // Marks belong to their base, and a mark inside a number to the number.
        while end < whole.upperBound, paragraph.isIgnored(end) && !paragraph.isControl(end) { end += 1 }
        if !isTouchedBefore {
            while start > whole.lowerBound, belongsBefore(start - 1, first: first, start: start) { start -= 1 }
            // Invisible characters at the edge stay outside.
            while start < first, paragraph.isIgnored(start) { start += 1 }
        }
        while end < whole.upperBound, belongsAfter(end, last: last) { end += 1 }
        return Brackets.completed(start..<end, within: whole, in: paragraph)
    }

    private func belongsBefore(_ offset: Int, first: Int, start: Int) -> Bool {
        if paragraph.isControl(offset) { return true }
        let scalar = scalar(offset)
        if paragraph.isCurrencySign(offset) || scalar == "#" || scalar == "№" { return true }
        if paragraph.isDigit(first) {
            if scalar == "." { return start == first }
            return Signs.contains(scalar) || scalar == "±" || Self.maskCharacters.contains(scalar) || scalar == "≈"
                || scalar == "~"
        }
        if Signs.contains(scalar), Amount.starts(at: start, in: paragraph) { return true }
        switch scalar {
        case "@", "/", "~", "_", "\\": return true
        case ".": return start == first || self.scalar(start) == "/" || self.scalar(start) == "."
        case "-":
            return self.scalar(start) == "-" || digits > 0 && paragraph.isCurrencySign(start)
                || offset > whole.lowerBound && self.scalar(offset - 1) == "-"
        default: return false
        }
    }

    private func belongsAfter(_ offset: Int, last: Int) -> Bool {
        let scalar = scalar(offset)
        if paragraph.isIgnored(offset) { return offset + 1 < whole.upperBound }
        if isLink, !isTouchedAfter, scalar == "/" || scalar == "=" { return true }
        if paragraph.isDigit(last) {
            guard !isTouchedAfter else { return false }
            if scalar == "#" { return isServiceCode }
            return paragraph.classes[offset] == .europeanTerminator
        }
        if scalar == "+" || scalar == "#" { return true }
        guard !isTouchedAfter else { return false }
        if paragraph.isCurrencySign(offset) || scalar == "_" { return true }
        return scalar == "!" && isNameWithMark(upTo: offset)
    }

    /// A name that ends in an exclamation mark: a well-known one, or one with digits or underscores as users choose.
    ///
    /// In all other words the mark ends a sentence.
    private func isNameWithMark(upTo offset: Int) -> Bool {
        if let firstUnderscore, firstUnderscore < offset { return true }
        let name = whole.lowerBound..<offset
        if name.first.map(paragraph.isDigit) == true { return true }
        return name.count <= Self.longestNameWithMark
            && Self.namesWithMark.contains(String(String.UnicodeScalarView(paragraph.scalars[name])))
    }

    private static let namesWithMark: Set<String> = ["Yahoo", "Joomla", "Jeopardy", "Yum", "Wham"]
    private static let longestNameWithMark = namesWithMark.map(\.count).max() ?? 0
}
