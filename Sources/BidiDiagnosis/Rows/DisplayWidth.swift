internal import ICUBridge

/// How many columns of a terminal a text fills.
///
/// Wide and full-width characters (UAX #11) and emoji fill two, marks and invisible characters none.
///
/// ICU functions: `u_getIntPropertyValue`, `u_hasBinaryProperty`.
package enum DisplayWidth {
    /// The columns of a text: by grapheme clusters, each as wide as its widest character. Linear.
    package static func of(_ text: String) -> Int {
        text.reduce(0) { $0 + of($1) }
    }

    /// The columns of a grapheme cluster.
    package static func of(_ cluster: Character) -> Int {
        var width = 0
        for scalar in cluster.unicodeScalars {
            // VS16 asks for the emoji's picture.
            width = scalar == "\u{FE0F}" && width == 1 ? 2 : max(width, of(scalar))
        }
        return width
    }

    /// The columns of one character.
    package static func of(_ scalar: Unicode.Scalar) -> Int {
        if 0x20..<0x7F ~= scalar.value { return 1 }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator: return 0
        default: break
        }
        // Vowels and final consonants of conjoining Hangul stand inside the syllable that the first consonant opened.
        if 0x1160...0x11FF ~= scalar.value { return 0 }
        let isWide = [eastAsianFullWidth, eastAsianWide].contains(ICUCharacter.eastAsianWidth(scalar))
        return isWide || ICUCharacter.isEmojiPresentation(scalar) ? 2 : 1
    }

    // `UEastAsianWidth`.
    private static let eastAsianFullWidth = 3
    private static let eastAsianWide = 5
}
