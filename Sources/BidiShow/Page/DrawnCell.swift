internal import BidiDiagnosis
internal import BidiText

/// A grapheme cluster of a drawing, with the places of its boxes in both rows.
struct DrawnCell {
    let cluster: Character
    /// The column in the upper row, from the left.
    let storedColumn: Int
    /// The column in the lower row; nil for what is not drawn.
    var seenColumn: Int?
    let level: EmbeddingLevel?
    /// The stories of its characters.
    let stories: [CharacterStory]

    /// What the upper box shows: the character, or the name of one that cannot be seen.
    var stored: (text: String, isName: Bool) {
        if let scalar = cluster.unicodeScalars.first, InvisibleName.isInvisible(scalar) {
            return (InvisibleName.of(scalar) ?? EscapedText.codePoint(scalar), true)
        }
        if cluster == " " { return ("SP", true) }
        return (String(cluster), false)
    }

    /// What the lower box shows: the mirrored character at an odd level (rule L4), and nothing for what has no picture.
    var seen: String {
        guard !stored.isName, let level else { return "" }
        guard level.direction == .rightToLeft else { return String(cluster) }
        return String(String.UnicodeScalarView(cluster.unicodeScalars.map { $0.bidiMirroringGlyph ?? $0 }))
    }
}
