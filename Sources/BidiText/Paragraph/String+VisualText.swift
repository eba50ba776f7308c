extension String {
    /// What is seen, from left to right, every paragraph on a line of its own.
    ///
    /// As ``BidiParagraph/visualText``, but the separators stay at the ends of the paragraphs, so that the result can
    /// be read line by line. Linear in the length of the text.
    public func visualText(base: BaseDirection = .automatic) -> String {
        if LogicalOrder.isVisual(self, base: base) { return self }
        return ReversedText.visual(of: self, base: base) ?? MixedText.visual(of: self, base: base)
            ?? plainVisualText(base: base)
    }

    /// The same by the levels of every paragraph, for any text.
    func plainVisualText(base: BaseDirection) -> String {
        var visual = ""
        for paragraph in BidiParagraph.paragraphs(of: self, base: base) {
            let content = paragraph.contentRange
            visual += paragraph.line(content).visualText
            visual += paragraph.text[content.upperBound...]
        }
        return visual
    }
}
