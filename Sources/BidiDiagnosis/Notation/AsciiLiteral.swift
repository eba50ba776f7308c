internal import BidiText

/// A text as a string literal of ASCII alone, which no viewer reorders and which can be pasted into a test.
package enum AsciiLiteral {
    /// The literal with its quotes.
    package static func of(_ scalars: some Sequence<Unicode.Scalar>) -> String {
        "\"" + scalars.map(escaped).joined() + "\""
    }

    package static func of(_ text: String) -> String { of(text.unicodeScalars) }

    private static func escaped(_ scalar: Unicode.Scalar) -> String {
        scalar == "\\" || scalar == "\"" ? "\\" + String(scalar) : scalar.escaped(asASCII: true)
    }
}
