// Rule L1, for the paragraph as one line.
extension ParagraphResolver {
    mutating func resolveLineLevels(_ paragraphLevel: EmbeddingLevel) {
        observer.count(2 * original.count)
        // From the end: whatever is only followed by white space, up to a separator or the end of the line, is reset.
        var cause: Int?
        var isTrailing = true
        for offset in original.indices.reversed() {
            let bidiClass = original[offset]
            if bidiClass == .segmentSeparator || bidiClass == .paragraphSeparator {
                (isTrailing, cause) = (true, offset)
                setLevel(offset, to: paragraphLevel, by: .l1)
            } else if bidiClass.isLineWhitespace {
                if isTrailing { setLevel(offset, to: paragraphLevel, by: .l1, because: cause.map { [$0] } ?? []) }
            } else if !bidiClass.isRemovedByX9 {
                isTrailing = false
            }
        }
        // What X9 removes goes with the character before it.
        var previous = paragraphLevel
        for offset in original.indices {
            if original[offset].isRemovedByX9 {
                levels[offset] = previous
            } else {
                previous = levels[offset]
            }
        }
    }
}
