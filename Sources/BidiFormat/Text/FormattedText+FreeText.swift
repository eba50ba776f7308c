internal import BidiText

extension FormattedText {
    /// A text from elsewhere (a name, a title, a brand): contained, and in the direction of its first strong character.
    ///
    /// Linear in the text.
    init(freeText text: some StringProtocol, direction: WritingDirection? = nil, fallback: WritingDirection) {
        let parts = ContainedText(text).pieces.map { piece in
            switch piece.kind {
            case .text: FormattedPart(.text, piece.text)
            case .control: FormattedPart.control(piece.text)
            case .replacement: FormattedPart(.replacement, piece.text)
            }
        }
        // A text that held controls is isolated though they may have been left out.
        self.init(
            parts, direction: direction ?? IsolateDirection.resolve(text) ?? fallback,
            contents: DirectionalContents(of: text))
    }
}
