internal import BidiText
internal import ICUBridge

/// What every kind of field does with characters.
enum FieldText {
    /// The text without the 12 controls, BOM, ZWSP, WJ, SHY, ZWNJ and ZWJ, with spaces of all kinds as U+0020 and
    /// full-width forms as ASCII: for everything but prose.
    static func withoutInvisibles(_ text: String) -> String {
        mapping(text) { scalar in
            switch scalar.value {
            case 0xAD, 0x200B...0x200D, 0x2060, 0xFEFF: nil
            case 0xFF01...0xFF5E: Unicode.Scalar(scalar.value - 0xFEE0)
            default:
                if BidiControl(scalar) != nil {
                    nil
                } else {
                    isSpace(scalar) ? " " : scalar
                }
            }
        }
    }

    /// The text with every digit in a numbering system.
    static func digits(_ text: String, in system: NumberingSystem) -> String { system.replacingDigits(in: text) }

    /// The text with the scalars that a function gives; nil drops one.
    static func mapping(_ text: String, _ change: (Unicode.Scalar) -> Unicode.Scalar?) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.compactMap(change)))
    }

    /// The text without white space at its ends.
    static func trimmed(_ text: String) -> String {
        let scalars = text.unicodeScalars
        let start = scalars.firstIndex { !$0.properties.isWhitespace } ?? scalars.endIndex
        let end = scalars.lastIndex { !$0.properties.isWhitespace }.map { scalars.index(after: $0) } ?? start
        return String(scalars[start..<end])
    }

    static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
        scalar == " " || scalar == "\t" || !scalar.isASCII && scalar.properties.generalCategory == .spaceSeparator
    }

    static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ICUCharacter.decimalDigit(scalar) != nil }

    /// Whether a character may stand in an address: neither white space nor one of the control characters, NUL among
    /// them, which no address has and programs cut texts at.
    static func isPartOfAddress(_ scalar: Unicode.Scalar) -> Bool {
        !scalar.properties.isWhitespace && scalar.properties.generalCategory != .control
    }

    /// Whether nothing of a text can be seen: white space, controls, joiners and other default-ignorable characters.
    static func isInvisible(_ text: String) -> Bool {
        text.unicodeScalars.allSatisfy {
            $0.properties.isWhitespace || $0.properties.isDefaultIgnorableCodePoint
                || $0.properties.generalCategory == .control || $0.properties.generalCategory == .format
        }
    }
}
