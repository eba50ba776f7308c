/// A character reference of HTML, such as `&#x2068;`, `&#8296;` or `&rlm;`.
enum HTMLReference {
    /// Reads what stands after the `&`; nil, with nothing read, where it is no reference or one of the many names that
    /// have no part in bidi text.
    static func read(from rest: inout Substring.UnicodeScalarView) -> Unicode.Scalar? {
        guard let end = rest.prefix(longest + 1).firstIndex(of: ";") else { return nil }
        let name = String(rest[..<end])
        guard let scalar = names[name] ?? numbered(name) else { return nil }
        rest = rest[end...].dropFirst()
        return scalar
    }

    private static func numbered(_ name: String) -> Unicode.Scalar? {
        guard name.first == "#" else { return nil }
        let digits = name.dropFirst()
        let isHexadecimal = digits.first == "x" || digits.first == "X"
        let number = isHexadecimal ? digits.dropFirst() : digits
        // Not what an integer may be spelled like besides, such as `+5`.
        guard number.unicodeScalars.allSatisfy(\.properties.isASCIIHexDigit) else { return nil }
        return UInt32(number, radix: isHexadecimal ? 16 : 10).flatMap(Unicode.Scalar.init)
    }

    private static let names: [String: Unicode.Scalar] = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "lrm": "\u{200E}", "rlm": "\u{200F}",
        "zwj": "\u{200D}", "zwnj": "\u{200C}", "nbsp": "\u{A0}", "shy": "\u{AD}", "ensp": "\u{2002}",
        "emsp": "\u{2003}", "thinsp": "\u{2009}", "hairsp": "\u{200A}", "NoBreak": "\u{2060}",
        "ZeroWidthSpace": "\u{200B}", "ndash": "\u{2013}", "mdash": "\u{2014}", "hellip": "\u{2026}",
        "minus": "\u{2212}", "euro": "\u{20AC}", "copy": "\u{A9}", "reg": "\u{AE}", "trade": "\u{2122}",
    ]

    /// The longest name.
    private static let longest = 14
}
