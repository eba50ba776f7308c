internal import BidiText

/// A range of numeric values: the start is where reading begins, always, and each end is one piece, laid out as a single
/// value is (`rules.md`, section 1).
///
/// What the ends share stands beside the end that it touches, as ICU writes it: the start's symbol before it, the end's
/// unit after it.
struct NumericRangeLayout {
    let layout: NumericLayout

    /// A range whose parts carry their ends; ICU writes equal ends as one value, whose parts carry none.
    func arrange(_ parts: [FormattedPart]) -> FormattedText {
        guard let (endOfStart, startOfEnd) = Self.ends(of: parts) else { return layout.arrange(parts) }
        let direction = layout.language.baseDirection
        let content =
            piece(parts[...endOfStart], in: direction) + parts[(endOfStart + 1)..<startOfEnd]
            + piece(parts[startOfEnd...], in: direction)
        return FormattedText(content, direction: direction, numberingSystem: layout.language.numberingSystem)
    }

    /// Whether a currency that the ends share would be seen between their digits, so that it seems to belong to one of
    /// them: before digits that run against the range, `[۱۰–$۵]`.
    func drawsCurrencyInside(_ parts: [FormattedPart]) -> Bool {
        guard let currency = parts.firstIndex(where: { $0.kind == .currency }), parts[currency].source == .shared,
            let (endOfStart, startOfEnd) = Self.ends(of: parts)
        else { return false }
        let startIsOnTheRight = layout.language.baseDirection == .rightToLeft
        return currency <= endOfStart
            ? layout.symbolSide(Array(parts[...endOfStart])) == (startIsOnTheRight ? .left : .right)
            : layout.symbolSide(Array(parts[startOfEnd...])) == (startIsOnTheRight ? .right : .left)
    }

    /// Where the start of a range ends and its end starts; nil for one value.
    private static func ends(of parts: [FormattedPart]) -> (endOfStart: Int, startOfEnd: Int)? {
        guard let endOfStart = parts.lastIndex(where: { $0.source == .start }),
            let startOfEnd = parts.firstIndex(where: { $0.source == .end }), endOfStart < startOfEnd
        else { return nil }
        return (endOfStart, startOfEnd)
    }

    /// An end with what touches it, in an isolate where it runs against the range.
    private func piece(_ parts: ArraySlice<FormattedPart>, in direction: WritingDirection) -> [FormattedPart] {
        let piece = layout.piece(Array(parts))
        return piece.direction == direction ? piece.content : piece.content.isolated(piece.direction)
    }
}
