import BidiFormat
import BidiText

/// What a value has to look like, from left to right, inside a right-to-left paragraph.
struct Expectation {
    var kind: String
    var text: String
    var seen: String

    /// The value as it is drawn, every space as U+0020.
    var drawn: String {
        let paragraphs = BidiParagraph.paragraphs(of: text, base: .rightToLeft)
        return String(
            paragraphs.map(\.visualText).joined().unicodeScalars
                .filter { BidiControl($0) == nil }
                .map { $0.properties.isWhitespace ? " " : Character($0) })
    }

    /// Prints one line, and tells whether the value is drawn as expected.
    func holds() -> Bool {
        print(drawn == seen ? "ok    " : "WRONG ", kind, "[\(drawn)]", drawn == seen ? "" : "instead of [\(seen)]")
        return drawn == seen
    }
}
