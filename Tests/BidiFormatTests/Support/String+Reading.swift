import BidiFormat
import BidiText

extension String {
    /// The text with U+0020 for every space that the invariants hold equal (U+00A0, U+202F, U+2009).
    var equalSpaces: String {
        String(String.UnicodeScalarView(unicodeScalars.map { ["\u{A0}", "\u{202F}", "\u{2009}"].contains($0) ? " " : $0 }))
    }

    /// The text without the twelve bidi controls.
    var visible: String { String(String.UnicodeScalarView(unicodeScalars.filter { BidiControl($0) == nil })) }

    /// The text with everything invisible or beyond ASCII written as escapes.
    var escaped: String { unicodeScalars.map { $0.escaped(asASCII: true) }.joined() }

    /// A value's text without the isolate round the whole of it.
    func trimmingIsolate(_ value: FormattedText) -> String {
        guard value.isIsolated else { return self }
        return String(String.UnicodeScalarView(unicodeScalars.dropFirst().dropLast()))
    }
}
