import BidiFormat
import BidiText

extension String {
    /// The text with U+0020 for every space that the invariants hold equal.
    var equalSpaces: String { Seen.withPlainSpaces(self) }

    /// The text without the twelve bidi controls.
    var visible: String { Seen.withoutControls(self) }

    /// The text with everything invisible or beyond ASCII written as escapes.
    var escaped: String { unicodeScalars.map { $0.escaped(asASCII: true) }.joined() }

    /// A value's text without the isolate round the whole of it.
    func trimmingIsolate(_ value: FormattedText) -> String {
        guard value.isIsolated else { return self }
        return String(String.UnicodeScalarView(unicodeScalars.dropFirst().dropLast()))
    }
}
