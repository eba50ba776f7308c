internal import BidiText

/// A row of a table of characters: offset, code point, the character, class and name.
///
/// The character stands between Latin letters, where no viewer's reordering can move it.
package enum CharacterRow {
    /// The columns for offsets of a text with so many scalars.
    static func places(for count: Int) -> Int { max(3, String(count).count) }

    static func heading(places: Int) -> String {
        right("at", places) + "  " + left("code", 9) + left("char", 7) + left("class", 6) + "name"
    }

    static func row(_ scalar: Unicode.Scalar, at offset: Int, places: Int) -> String {
        right("\(offset)", places) + "  " + left(EscapedText.codePoint(scalar), 9)
            + CharacterGlyph.padded(scalar, to: 7) + left(scalar.bidiClass.abbreviation, 6) + scalar.characterName
    }

    /// All characters of a text under a heading, at most `limit`, with `>` before the one at `pointer`.
    package static func table(of text: String, pointer: Int? = nil, limit: Int) -> [String] {
        let scalars = Array(text.unicodeScalars)
        let places = places(for: scalars.count)
        // The rows round the pointer, where not all can be shown.
        let start = max(0, min((pointer ?? 0) - limit / 2, scalars.count - limit))
        let range = start..<min(scalars.count, start + limit)
        return ["  " + heading(places: places)] + (start > 0 ? ["  ..."] : [])
            + range.map { ($0 == pointer ? "> " : "  ") + row(scalars[$0], at: $0, places: places) }
            + (range.upperBound < scalars.count ? ["  ..."] : [])
    }

    private static func left(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(1, width - text.count))
    }

    private static func right(_ text: String, _ width: Int) -> String {
        String(repeating: " ", count: max(0, width - text.count)) + text
    }
}
