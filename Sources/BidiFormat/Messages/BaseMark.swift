internal import BidiText

/// The mark that gives a paragraph the direction it has to have, where its first strong character gives another one.
enum BaseMark {
    /// RLM, LRM or nothing (rules P2 and P3). A text without a strong character outside isolates runs from left to right
    /// (rule P3), so only a right-to-left message needs a mark then.
    static func needed(for parts: [FormattedPart], in direction: WritingDirection) -> BidiControl? {
        let text = parts.reduce(into: "") { $0 += $1.text }
        let found = BidiParagraph(text, base: .automatic)?.baseDirection ?? .leftToRight
        guard found != direction else { return nil }
        return direction == .rightToLeft ? .rightToLeftMark : .leftToRightMark
    }
}
