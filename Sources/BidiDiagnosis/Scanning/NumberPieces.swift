internal import BidiText

/// Which of the numbers that stand side by side are one number, and which are several.
///
/// Several numbers are read in the direction of the sentence, and so they are drawn: a list, both ends of a range.
enum NumberPieces {
    /// The pieces of a row of numbers and punctuation.
    static func all(of atoms: ArraySlice<Atom>, in paragraph: DrawnParagraph) -> [Piece] {
        rows(of: atoms).flatMap { row -> [Piece] in
            if isSum(row) || isGroups(row, in: paragraph) || isPosition(row, in: paragraph) {
                return [piece(from: row[row.startIndex], to: row[row.endIndex - 1], in: paragraph)]
            }
            // Both sides of a dash, or of a space, for themselves.
            return row.split { !$0.isNumeric }.flatMap { part -> [Piece] in
                if isGroups(part, in: paragraph) {
                    return [piece(from: part[part.startIndex], to: part[part.endIndex - 1], in: paragraph)]
                }
                return part.flatMap { single($0, in: paragraph) }
            }
        }
    }

    private static func piece(from first: Atom, to last: Atom, in paragraph: DrawnParagraph) -> Piece {
        Piece(range: first.core.lowerBound..<last.core.upperBound, kind: .number)
    }

    /// Other punctuation than connectors separates, and so do connectors at the edge.
    private static func rows(of atoms: ArraySlice<Atom>) -> [ArraySlice<Atom>] {
        atoms.split { $0.shape == .punctuation || $0.shape == .word }.compactMap { row in
            guard let first = row.firstIndex(where: \.isNumeric), let last = row.lastIndex(where: \.isNumeric) else {
                return nil
            }
            return row[first...last]
        }
    }

    // MARK: Several atoms

    /// `12 - 5 = 7`, `3 × 4`, `01:10 / 52:00`: numbers with connectors between them that are not all dashes.
    private static func isSum(_ row: ArraySlice<Atom>) -> Bool {
        guard row.count >= 3 else { return false }
        var holdsConnector = false
        for (index, atom) in row.enumerated() {
            if index.isMultiple(of: 2) != atom.isNumeric { return false }
            if case .connector(let scalar) = atom.shape, scalar != ":", !Signs.isDash(scalar) { holdsConnector = true }
        }
        return holdsConnector
    }

    /// The groups of one number: phone, card, account, code.
    private static func isGroups(_ row: ArraySlice<Atom>, in paragraph: DrawnParagraph) -> Bool {
        guard row.count >= 2, row.allSatisfy(\.isNumeric), let first = row.first else { return false }
        if row.contains(where: { $0.shape == .mask }) { return true }
        guard row.allSatisfy({ isGroup($0, in: paragraph) }) else { return false }
        if row.dropFirst().contains(where: { paragraph.scalars[$0.core.lowerBound] == "+" }) { return false }
        let digits = row.reduce(0) { $0 + $1.digits }
        let isMarked = first.isBracketed || paragraph.scalars[first.core.lowerBound] == "+"
        return digits >= 6 && (isMarked || row.count > 2 || row.allSatisfy { $0.digits >= 2 })
    }

    /// Digits, and what stands between the digits of phone numbers; not a date, nor a number with decimals.
    private static func isGroup(_ atom: Atom, in paragraph: DrawnParagraph) -> Bool {
        let isPlain = atom.core.allSatisfy { offset in
            paragraph.isDigit(offset) || paragraph.isControl(offset)
                || "+()-./\u{2010}\u{2011}".unicodeScalars.contains(paragraph.scalars[offset])
        }
        guard isPlain else { return false }
        let separators = atom.core.count(where: { "./".unicodeScalars.contains(paragraph.scalars[$0]) })
        return separators == 0 || separators == 1 && atom.digits >= 6
    }

    /// `-33.8688, 151.2093`.
    private static func isPosition(_ row: ArraySlice<Atom>, in paragraph: DrawnParagraph) -> Bool {
        guard row.count == 2, let first = row.first, let second = row.last else { return false }
        return first.whole.upperBound > first.core.upperBound && paragraph.scalars[first.core.upperBound] == ","
            && Coordinate.isHalf(first.core, in: paragraph) && Coordinate.isHalf(second.core, in: paragraph)
    }

    // MARK: One atom

    /// The pieces of one word of digits: the two ends of a range are two.
    private static func single(_ atom: Atom, in paragraph: DrawnParagraph) -> [Piece] {
        guard atom.shape == .number else { return [] }
        let dashes = atom.core.dropFirst().filter { offset in
            Signs.isDash(paragraph.scalars[offset]) && paragraph.isDigit(offset - 1)
        }
        if dashes.count == 1, let dash = dashes.first {
            let range = RangeOfNumbers(
                start: atom.core.lowerBound..<dash, end: dash + 1..<atom.core.upperBound, dash: dash)
            if range.isReadInSentenceDirection(in: paragraph) {
                return [Piece(range: range.start, kind: .number), Piece(range: range.end, kind: .number)]
            }
        }
        return [Piece(range: atom.core, kind: .number)]
    }
}

/// Two numbers with a dash between them.
struct RangeOfNumbers {
    let start: Range<Int>
    let end: Range<Int>
    let dash: Int

    /// Whether the dash means "to", so that the start stands where reading begins, and the order is right as it is.
    ///
    /// A hyphen also joins the groups of one number (`03-1234567`): then the second is not the greater of the two, or
    /// one has a leading zero or the length of a subscriber's number.
    func isReadInSentenceDirection(in paragraph: DrawnParagraph) -> Bool {
        let mark = paragraph.scalars[dash]
        if mark == "\u{2013}" || mark == "\u{2014}" || mark == "\u{2015}" { return true }
        guard mark == "-" || mark == "\u{2010}" || mark == "\u{2011}" else { return false }
        let isComposed = [start, end].allSatisfy { side in
            side.contains { ":./".unicodeScalars.contains(paragraph.scalars[$0]) }
        }
        if isComposed { return true }
        guard let low = value(of: start, in: paragraph), let high = value(of: end, in: paragraph) else { return false }
        if [start, end].contains(where: { $0.count > 1 && digit($0.lowerBound, in: paragraph) == 0 }) { return false }
        if end.count >= 6 || start.count >= 6 { return false }
        // Small numbers may be a score, and `2023-24` is two years.
        return low <= high || max(start.count, end.count) <= 3 || start.count == 4 && end.count == 2
    }

    private func value(of side: Range<Int>, in paragraph: DrawnParagraph) -> Int? {
        guard !side.isEmpty, side.count <= 9 else { return nil }
        var value = 0
        for offset in side {
            guard let digit = digit(offset, in: paragraph) else { return nil }
            value = value * 10 + digit
        }
        return value
    }

    private func digit(_ offset: Int, in paragraph: DrawnParagraph) -> Int? {
        guard paragraph.isDigit(offset) else { return nil }
        return paragraph.scalars[offset].properties.numericValue.map { Int($0) }
    }
}
