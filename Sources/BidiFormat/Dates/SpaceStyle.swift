/// Which spaces stand in a date or time.
public enum SpaceStyle: String, Hashable, Codable, Sendable, CaseIterable {
    /// CLDR's: since CLDR 42, U+202F before AM and PM in English and U+2009 round the dash of a range in many
    /// languages.
    case cldr
    /// U+0020 for U+202F and the thin and hair spaces, for systems that compare texts or lack the glyphs.
    case plain

    /// The parts with these spaces.
    func applied(to parts: [FormattedPart]) -> [FormattedPart] {
        guard self == .plain else { return parts }
        return parts.map { part in
            var part = part
            part.text = String(
                String.UnicodeScalarView(part.text.unicodeScalars.map { Self.narrow.contains($0) ? " " : $0 }))
            return part
        }
    }

    /// Four-per-em to hair space, and the narrow no-break space.
    private static let narrow: Set<Unicode.Scalar> = [
        "\u{2005}", "\u{2006}", "\u{2008}", "\u{2009}", "\u{200A}", "\u{202F}",
    ]
}
