/// An escape in a text that `--unescape` cannot read.
package struct UnescapingError: Error, Hashable {
    /// The escape, from its backslash.
    package let escape: String
    /// In scalars, from the start of the text.
    package let scalarOffset: Int
}

extension String {
    /// The text with the escapes of Swift, JSON and HTML replaced: `\u{2068}`, `\u2068`, `\U0001F600`, `\n` and its like,
    /// `&#x2068;`, `&#8296;`, `&rlm;`.
    ///
    /// Two `\u` that are a surrogate pair are one character, as in JSON and Java. A `&` that begins no reference stays, as
    /// in HTML.
    package func unescaped() throws(UnescapingError) -> String {
        var result = String.UnicodeScalarView()
        var rest = unicodeScalars[...]
        while let scalar = rest.popFirst() {
            guard scalar == "\\" else {
                result.append(scalar == "&" ? HTMLReference.read(from: &rest) ?? scalar : scalar)
                continue
            }
            let start = rest.startIndex
            guard let character = Self.readEscape(from: &rest) else {
                let from = unicodeScalars.index(before: start)
                throw UnescapingError(
                    escape: String(unicodeScalars[from...].prefix(10)),
                    scalarOffset: unicodeScalars.distance(from: unicodeScalars.startIndex, to: from))
            }
            result.append(character)
        }
        return String(result)
    }

    /// What stands after a backslash.
    private static func readEscape(from rest: inout Substring.UnicodeScalarView) -> Unicode.Scalar? {
        switch rest.popFirst() {
        case "n": return "\n"
        case "r": return "\r"
        case "t": return "\t"
        case "b": return "\u{8}"
        case "f": return "\u{C}"
        case "0": return "\0"
        case "/": return "/"
        case "\\": return "\\"
        case "\"": return "\""
        case "'": return "'"
        case "U": return digits(8, from: &rest).flatMap(Unicode.Scalar.init)
        case "u": break
        default: return nil
        }
        if rest.first == "{" {
            guard let end = rest.firstIndex(of: "}") else { return nil }
            let digits = rest[..<end].dropFirst()
            guard 1...6 ~= digits.count, digits.allSatisfy(\.properties.isASCIIHexDigit) else { return nil }
            rest = rest[end...].dropFirst()
            return UInt32(String(digits), radix: 16).flatMap(Unicode.Scalar.init)
        }
        guard let value = digits(4, from: &rest) else { return nil }
        let unit = UInt16(truncatingIfNeeded: value)
        guard UTF16.isLeadSurrogate(unit) else { return Unicode.Scalar(value) }
        guard rest.popFirst() == "\\", rest.popFirst() == "u", let trail = digits(4, from: &rest),
            UTF16.isTrailSurrogate(UInt16(truncatingIfNeeded: trail))
        else { return nil }
        return UTF16.decode(UTF16.EncodedScalar([unit, UInt16(truncatingIfNeeded: trail)]))
    }

    private static func digits(_ count: Int, from rest: inout Substring.UnicodeScalarView) -> UInt32? {
        let digits = rest.prefix(count)
        guard digits.count == count, digits.allSatisfy(\.properties.isASCIIHexDigit) else { return nil }
        rest = rest.dropFirst(count)
        return UInt32(String(digits), radix: 16)
    }
}
