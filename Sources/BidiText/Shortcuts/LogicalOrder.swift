/// Text that is its own visual order, told from its UTF-8 without levels.
///
/// Why it is right: in a left-to-right paragraph without characters of class R, AL or AN and without bidi controls
/// every number is a letter (rule W7, from the start of the sequence), so that every level is 0; then rule L2 reverses
/// nothing, L4 mirrors nothing, and no control is there to be left out.
enum LogicalOrder {
    /// Whether the text is seen as it is stored. Linear; false where it is not known.
    static func isVisual(_ text: String, base: BaseDirection) -> Bool {
        guard base == .leftToRight || base == .automatic else { return false }
        guard #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) else { return false }
        let utf8 = text.utf8Span
        return utf8.isKnownASCII || isLeftToRight(utf8.span)
    }

    /// Whether the text has nothing of class R, AL or AN and no bidi control.
    private static func isLeftToRight(_ bytes: Span<UInt8>) -> Bool {
        // One reduction, which the compiler turns into vector instructions, clears Latin, Greek and Cyrillic.
        var highest: UInt8 = 0
        for index in bytes.indices { highest = max(highest, bytes[index]) }
        guard highest >= firstSuspect else { return true }
        for index in bytes.indices where bytes[index] >= firstSuspect {
            if isRightToLeftOrControl(at: index, in: bytes) { return false }
        }
        return true
    }

    /// The lead byte of U+0580 to U+05BF. No byte below it begins what this looks for.
    private static let firstSuspect: UInt8 = 0xD6

    /// Whether the character that begins here can be of class R, AL or AN, or a control: blocks, not characters, so that
    /// it holds for what is not assigned yet (tests compare with ICU's classes).
    private static func isRightToLeftOrControl(at index: Int, in bytes: Span<UInt8>) -> Bool {
        switch bytes[index] {
        case 0xD6...0xDF: true  // U+0580 to U+07FF
        case 0xE0: bytes[index + 1] < 0xA4  // U+0800 to U+08FF
        case 0xE2: isControl(bytes[index + 1], bytes[index + 2])
        case 0xEF: (0xAC...0xB7).contains(bytes[index + 1]) || (0xB9...0xBB).contains(bytes[index + 1])
        // U+10800 to U+10FFF, U+1E800 to U+1EFFF.
        case 0xF0: (bytes[index + 1] == 0x90 || bytes[index + 1] == 0x9E) && bytes[index + 2] >= 0xA0
        default: false
        }
    }

    /// U+200E, U+200F, U+202A to U+202E, U+2066 to U+2069, by the bytes after 0xE2.
    private static func isControl(_ second: UInt8, _ third: UInt8) -> Bool {
        switch second {
        case 0x80: third & 0xFE == 0x8E || (0xAA...0xAE).contains(third)
        case 0x81: (0xA6...0xA9).contains(third)
        default: false
        }
    }
}
