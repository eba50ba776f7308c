internal import BidiText
internal import ICUBridge

/// What was typed or pasted, reduced to the characters that count in an identifier.
///
/// The 12 controls, BOM, ZWSP, WJ, SHY, ZWNJ and ZWJ are dropped, full-width forms become ASCII, a digit of any
/// system becomes the Latin one of its value (identifiers may mix systems), and a run of spaces of any kind becomes
/// one space. White space at both ends is trimmed.
struct IdentifierText {
    /// A character that is left, with the offset of what was typed, in Unicode scalars.
    struct Element {
        var scalar: Unicode.Scalar
        var offset: Int
    }

    private(set) var elements: [Element] = []

    /// Linear in the length of the text.
    init(reading text: String) {
        for (offset, scalar) in text.unicodeScalars.enumerated() {
            guard let scalar = Self.canonical(scalar) else { continue }
            if scalar == " ", elements.last?.scalar == " " { continue }
            elements.append(Element(scalar: scalar, offset: offset))
        }
        // Line ends are only trimmed: between two digits they are refused, since two lines are two values.
        let start = elements.firstIndex { !$0.scalar.properties.isWhitespace } ?? elements.endIndex
        let end = elements.lastIndex { !$0.scalar.properties.isWhitespace } ?? start
        elements = start < elements.endIndex ? Array(elements[start...end]) : []
    }

    /// Drops a word of small Latin letters at the beginning, in either case, with a colon and spaces after it.
    mutating func dropWord(_ word: String) {
        guard elements.starts(with: word.unicodeScalars, by: { $0.scalar.lowercased == $1 }) else { return }
        let rest = elements.dropFirst(word.unicodeScalars.count)
        elements = Array(rest.drop { $0.scalar == " " || $0.scalar == ":" })
    }

    /// The character that stands for a scalar in an identifier; nil for one that is dropped.
    private static func canonical(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
        switch scalar.value {
        case 0x09, 0x20: " "
        case ..<0x80: scalar
        case 0xAD, 0x200B...0x200D, 0x2060, 0xFEFF: nil
        case 0xFF01...0xFF5E: Unicode.Scalar(scalar.value - 0xFEE0)
        default:
            if BidiControl(scalar) != nil {
                nil
            } else if let digit = ICUCharacter.decimalDigit(scalar) {
                Unicode.Scalar(UInt8(0x30 + digit))
            } else {
                scalar.properties.generalCategory == .spaceSeparator ? " " : scalar
            }
        }
    }
}

extension Unicode.Scalar {
    /// `0` to `9`: what every digit is after reading.
    var isLatinDigit: Bool { ("0"..."9").contains(self) }

    /// `A` to `Z`, `a` to `z`.
    var isLatinLetter: Bool { ("A"..."Z").contains(self) || ("a"..."z").contains(self) }

    /// The small letter of a Latin capital; every other character is itself.
    var lowercased: Unicode.Scalar { ("A"..."Z").contains(self) ? Unicode.Scalar(UInt8(value | 0x20)) : self }

    /// Hyphens as keyboards and word processors write them between digits: hyphen-minus, hyphen, non-breaking
    /// hyphen, figure dash, en dash, minus, small hyphen-minus.
    ///
    /// Not the Hebrew maqaf, a right-to-left character, which would turn the groups round.
    var isHyphen: Bool {
        switch value {
        case 0x2D, 0x2010...0x2013, 0x2212, 0xFE63: true
        default: false
        }
    }

    /// `U+0627`.
    var codePoint: String {
        let digits = String(value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}
