internal import BidiDiagnosis
internal import BidiText

/// A text for a failure: a literal, a row for every character, and what is seen.
struct CharacterRows {
    private static let limit = 60

    let text: String
    /// The offset of the scalar that the rows point at.
    let pointer: Int?

    init(_ text: String, pointer: Int? = nil) {
        self.text = text
        self.pointer = pointer
    }

    var lines: [String] {
        storedLines + ["seen, from left to right", "  actual    [\(SeenText(text.visualText()))]"]
    }

    /// Without what is seen.
    var storedLines: [String] {
        ["stored", "  actual    \(AsciiLiteral.of(text))", "characters"]
            + CharacterRow.table(of: text, pointer: pointer, limit: Self.limit).map { "  " + $0 }
    }
}
