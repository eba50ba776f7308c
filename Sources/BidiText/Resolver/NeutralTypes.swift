// Rules N1 and N2: what is left without a direction.
extension ParagraphResolver {
    mutating func resolveNeutralTypes(_ sequence: IsolatingRunSequence) {
        observer.count(2 * sequence.range.count)
        let embedding = sequence.embedding
        let bounds = sequence.range
        var index = bounds.lowerBound
        while index < bounds.upperBound {
            guard types[index].isNeutral else {
                index += 1
                continue
            }
            let start = index
            while index < bounds.upperBound, types[index].isNeutral { index += 1 }
            let before = start > bounds.lowerBound ? direction(types[start - 1]) : sequence.start
            let after = index < bounds.upperBound ? direction(types[index]) : sequence.end
            let isBetweenEquals = before == after
            for neutral in start..<index {
                change(
                    neutral, to: isBetweenEquals ? before : embedding, by: isBetweenEquals ? .n1 : .n2,
                    because: [start - 1, index].filter(bounds.contains))
            }
        }
    }

    /// Next to neutrals, numbers count as R.
    @inline(__always)
    private func direction(_ type: BidiClass) -> BidiClass { type == .leftToRight ? .leftToRight : .rightToLeft }
}
