internal import BidiDiagnosis
internal import BidiText
internal import Terminal

/// A row for every character of a paragraph, in the order in which they are stored.
///
/// The character itself stands between Latin letters, where no terminal's reordering can move it; the name comes last,
/// where its length does no harm.
struct CharacterTable {
    let paragraph: BidiParagraph
    let style: TerminalStyle

    /// Writes at most `limit` rows under a heading.
    ///
    /// - Returns: how many rows the whole table has.
    func write(to output: any ByteOutput, limit: Int) throws(StreamError) -> Int {
        let count = paragraph.scalarRange.count
        guard limit > 0 else { return count }
        let start = paragraph.scalarRange.lowerBound
        let places = max(4, String(start + count).count)
        try output.write(
            style.paint(
                Self.right("at", places) + "  " + Self.left("code", 9) + Self.left("char", 7) + Self.left("class", 6)
                    + Self.left("level", 6) + Self.right("seen", places) + "  name", .heading) + "\n")
        let levels = paragraph.levels
        let positions = paragraph.visualPositions
        for (offset, scalar) in paragraph.text.unicodeScalars.prefix(limit).enumerated() {
            let level = levels[offset].map(\.description) ?? "-"
            let row =
                Self.right("\(start + offset)", places) + "  " + Self.left(EscapedText.codePoint(scalar), 9)
                + glyph(scalar) + Self.left(scalar.bidiClass.abbreviation, 6) + Self.left(level, 6)
                + Self.right(positions[offset].map { "\($0)" } ?? "-", places) + "  " + scalar.characterName
            try output.write(row + "\n")
        }
        return count
    }

    /// The character, or the short name of one that cannot be seen, in seven columns.
    private func glyph(_ scalar: Unicode.Scalar) -> String {
        if InvisibleName.isInvisible(scalar) {
            let name = InvisibleName.of(scalar) ?? ""
            return style.paint(name, .invisible) + String(repeating: " ", count: max(1, 7 - name.count))
        }
        // Its escape would be wider than the column, and the code stands beside it.
        guard !style.isASCII || scalar.isASCII else { return String(repeating: " ", count: 7) }
        let isMark = scalar.properties.isGraphemeExtend
        let shown = (isMark ? "\u{25CC}" : "") + String(Character(scalar))
        return style.ordered(shown) + String(repeating: " ", count: max(1, 7 - DisplayWidth.of(shown)))
    }

    private static func left(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(1, width - text.count))
    }

    private static func right(_ text: String, _ width: Int) -> String {
        String(repeating: " ", count: max(0, width - text.count)) + text
    }
}
