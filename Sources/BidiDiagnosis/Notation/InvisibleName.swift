internal import BidiText

/// Characters that leave nothing on the screen to recognise them by, and their short names.
package enum InvisibleName {
    /// Whether a character has to be named to be seen: controls, format characters, every space but U+0020, other
    /// default-ignorable characters, and what is unassigned or private.
    package static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        if 0x20..<0x7F ~= scalar.value { return false }
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator, .unassigned, .privateUse,
            .surrogate:
            return true
        default:
            return scalar.properties.isDefaultIgnorableCodePoint
        }
    }

    /// The abbreviation that the standards use, such as `FSI` or `NBSP`; nil where there is none.
    package static func of(_ scalar: Unicode.Scalar) -> String? {
        BidiControl(scalar)?.abbreviation ?? names[scalar]
    }

    private static let names: [Unicode.Scalar: String] = [
        "\u{0}": "NUL", "\u{7}": "BEL", "\u{8}": "BS", "\u{9}": "TAB", "\u{A}": "LF", "\u{B}": "VT", "\u{C}": "FF",
        "\u{D}": "CR", "\u{1B}": "ESC", "\u{1C}": "FS", "\u{1D}": "GS", "\u{1E}": "RS", "\u{1F}": "US",
        "\u{7F}": "DEL", "\u{85}": "NEL", "\u{9B}": "CSI", "\u{A0}": "NBSP", "\u{AD}": "SHY", "\u{34F}": "CGJ",
        "\u{2002}": "ENSP", "\u{2003}": "EMSP", "\u{2007}": "FIGSP", "\u{2009}": "THSP", "\u{200A}": "HSP",
        "\u{200B}": "ZWSP", "\u{200C}": "ZWNJ", "\u{200D}": "ZWJ", "\u{2028}": "LS", "\u{2029}": "PS",
        "\u{202F}": "NNBSP", "\u{205F}": "MMSP", "\u{2060}": "WJ", "\u{3000}": "IDSP", "\u{FE0E}": "VS15",
        "\u{FE0F}": "VS16", "\u{FEFF}": "BOM",
    ]
}
