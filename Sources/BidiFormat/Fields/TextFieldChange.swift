/// What a field shows after an edit, and where its caret is.
public struct TextFieldChange: Hashable, Sendable {
    /// Without any of the 12 controls.
    public var text: String
    /// The caret, in `text`.
    public var caret: String.Index
    /// Why the edit was refused; the text is then what it was before.
    public var refusal: BidiParseError?

    init(_ text: String, caretAt offset: Int, refusal: BidiParseError? = nil) {
        self.text = text
        let scalars = text.unicodeScalars
        caret = scalars.index(scalars.startIndex, offsetBy: offset, limitedBy: scalars.endIndex) ?? scalars.endIndex
        self.refusal = refusal
    }

    /// The caret, in Unicode scalars.
    public var caretOffset: Int { text.unicodeScalars.distance(from: text.startIndex, to: caret) }
}
