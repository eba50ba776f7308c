/// One character for a table: itself, a mark on a dotted circle, or the short name of what cannot be seen.
enum CharacterGlyph {
    /// The character in so many columns.
    static func padded(_ scalar: Unicode.Scalar, to width: Int) -> String {
        let shown = text(scalar)
        return shown + String(repeating: " ", count: max(1, width - DisplayWidth.of(shown)))
    }

    private static func text(_ scalar: Unicode.Scalar) -> String {
        if InvisibleName.isInvisible(scalar) { return InvisibleName.of(scalar) ?? "" }
        return (scalar.properties.isGraphemeExtend ? "\u{25CC}" : "") + String(Character(scalar))
    }
}
