/// ICU's shortcut for text of one direction: it reports the base level for every character, which draws the text
/// rightly but is not what UAX #9 says of Arabic digits (level 2 in a left-to-right paragraph) or of what stands in
/// embeddings and isolates.
enum ShortenedLevels {
    /// Whether levels from ICU can come from the shortcut in a text that it gives wrong levels.
    ///
    /// Linear, and for text of two directions over at its first character of the other one.
    static func arePossible(_ levels: [UInt8], of units: [UInt16], base: WritingDirection) -> Bool {
        let baseLevel = EmbeddingLevel(base).rawValue
        guard levels.allSatisfy({ $0 == baseLevel }) else { return false }
        // Arabic digits belong to left-to-right text in this shortcut, so right-to-left text with them does not take it.
        return base == .leftToRight
            ? units.contains { isExplicit($0) || canBeginArabicNumber($0) } : units.contains(where: isExplicit)
    }

    /// Embeddings, overrides and isolate initiators.
    @inline(__always)
    static func isExplicit(_ unit: UInt16) -> Bool { (unit &- 0x202A) < 5 || (unit &- 0x2066) < 3 }

    /// The Arabic blocks, and the high surrogate of the digits of class AN beyond U+FFFF. Left-to-right text has
    /// nothing else from there but marks.
    @inline(__always)
    static func canBeginArabicNumber(_ unit: UInt16) -> Bool { (unit &- 0x0600) < 0x300 || unit == 0xD803 }
}
