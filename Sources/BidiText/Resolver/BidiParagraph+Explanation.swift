extension BidiParagraph {
    /// Why every character has its level: the rules of UAX #9 in the order in which they changed it.
    ///
    /// The offsets count Unicode scalars from the start of the paragraph, and the levels are those of ``levels``.
    /// Linear in the length of the paragraph, in time and in memory, but far slower than resolving alone.
    public func explanation() -> ResolutionTrace {
        let base: BaseDirection =
            baseDirectionSource == .given ? BaseDirection(baseDirection) : .firstStrong(fallback: baseDirection)
        return BidiResolver.explain(Array(text.unicodeScalars), base: base)
    }
}
