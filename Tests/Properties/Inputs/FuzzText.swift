internal import BidiText

/// Text made from bytes so that what matters to UAX #9 is common: a byte is a character of some class, a bracket or a
/// control, and few bytes are spent on anything else.
enum FuzzText {
    /// The rest of an input as text.
    static func read(_ reader: inout InputReader) -> String {
        var text = String.UnicodeScalarView()
        while !reader.isAtEnd {
            let byte = reader.byte()
            switch byte {
            case 0..<0xC0: text.append(alphabet[Int(byte) % alphabet.count])
            case 0xC0..<0xE0: text.append(Unicode.Scalar(byte - 0xC0 + 0x40))
            case 0xE0..<0xF0:
                // A stretch of one character, for what depends on length and depth.
                if let last = text.last { text.append(contentsOf: repeatElement(last, count: 1 << (byte & 7))) }
            default:
                let value = UInt32(byte & 0xF) << 16 | UInt32(reader.byte()) << 8 | UInt32(reader.byte())
                text.append(Unicode.Scalar(value) ?? "\u{10FFFF}")
            }
        }
        return String(text)
    }

    static let bases: [BaseDirection] = [
        .leftToRight, .rightToLeft, .automatic, .firstStrong(fallback: .rightToLeft),
    ]

    /// Every class more than once, every control, brackets with and without canonical equivalents.
    private static let alphabet: [Unicode.Scalar] =
        BidiControl.allCases.map(\.scalar) + [
            "a", "b", "Z", "\u{5D0}", "\u{5D1}", "\u{627}", "\u{628}", "\u{64A}", "\u{10D00}", "\u{1E900}",
            "1", "2", "0", "\u{661}", "\u{662}", "\u{6F1}", "+", "-", "%", "$", "\u{20AC}", ",", ".", ":", "/",
            "\u{300}", "\u{64B}", "\u{200C}", "\u{200D}", "\u{AD}", "\0", " ", "\u{A0}", "\t", "\u{1F}",
            "\n", "\r", "\u{2029}", "\u{2028}", "\u{85}", "(", ")", "[", "]", "\u{2329}", "\u{232A}", "\u{3008}",
            "\u{3009}", "!", "\"", "#", "*", "@", "\u{1F1E6}", "\u{1F600}",
        ]
}
