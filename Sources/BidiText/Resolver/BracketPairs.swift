/// A pair of brackets (BD16), as indices of the resolver's `types`.
private struct BracketPair {
    let opening: Int
    let closing: Int
    /// The last strong type between them of the embedding direction, and of the other one.
    var embeddingStrong: Int?
    var oppositeStrong: Int?
}

// Rule N0, with BD14 to BD16.
extension ParagraphResolver {
    mutating func resolvePairedBrackets(_ sequence: IsolatingRunSequence) {
        guard !scalars.isEmpty, sequence.present.contains(.otherNeutral) else { return }
        let pairs = bracketPairs(sequence)
        let embedding = sequence.embedding
        let opposite: BidiClass = embedding == .leftToRight ? .rightToLeft : .leftToRight

        // The context of N0 c is the last strong type before the opening bracket. Pairs come in the order of their
        // opening brackets, so everything before one is settled, and one index that only moves on finds them all.
        var contextEnd = sequence.range.lowerBound
        var context = (type: sequence.start, cause: Int?.none)
        for pair in pairs {
            observer.count(1)
            if let strong = pair.embeddingStrong {  // b
                set(pair, to: embedding, by: .n0b, cause: strong, in: sequence)
                continue
            }
            guard let strong = pair.oppositeStrong else { continue }  // d
            observer.count(pair.opening - contextEnd)
            while contextEnd < pair.opening {
                if let type = strongType(types[contextEnd]) { context = (type, contextEnd) }
                contextEnd += 1
            }
            if context.type == opposite {  // c 1
                set(pair, to: opposite, by: .n0c1, cause: context.cause ?? strong, in: sequence)
            } else {  // c 2
                set(pair, to: embedding, by: .n0c2, cause: strong, in: sequence)
            }
        }
    }

    /// The pairs in the order of their opening brackets (BD16).
    private mutating func bracketPairs(_ sequence: IsolatingRunSequence) -> [BracketPair] {
        // `openings` has a place for every opening bracket, which keeps the order without sorting.
        var pairs: [BracketPair?] = []
        var open: [(closing: UInt32, index: Int, place: Int)] = []
        // A strong type lies between two brackets if the last one before the closing bracket is after the opening one.
        let embedding = sequence.embedding
        var lastEmbedding: Int?
        var lastOpposite: Int?
        observer.count(sequence.range.count)
        for index in sequence.range {
            let type = types[index]
            if let strong = strongType(type) {
                if strong == embedding { lastEmbedding = index } else { lastOpposite = index }
                continue
            }
            guard type == .otherNeutral, let bracket = PairedBracket(scalars[Int(positions[index])]) else { continue }
            if bracket.isOpening {
                guard open.count < BidiLimit.openBrackets else { return [] }
                open.append((bracket.closing, index, pairs.count))
                pairs.append(nil)
                continue
            }
            observer.count(open.count)
            guard let match = open.lastIndex(where: { $0.closing == bracket.closing }) else { continue }
            let opening = open[match]
            pairs[opening.place] = BracketPair(
                opening: opening.index, closing: index,
                embeddingStrong: lastEmbedding.flatMap { $0 > opening.index ? $0 : nil },
                oppositeStrong: lastOpposite.flatMap { $0 > opening.index ? $0 : nil })
            open.removeSubrange(match...)
        }
        return pairs.compactMap { $0 }
    }

    /// Within N0, numbers count as R.
    @inline(__always)
    private func strongType(_ type: BidiClass) -> BidiClass? {
        switch type {
        case .leftToRight: .leftToRight
        case .rightToLeft, .europeanNumber, .arabicNumber: .rightToLeft
        default: nil
        }
    }

    /// Gives both brackets a type, and the marks that directly follow either of them.
    private mutating func set(
        _ pair: BracketPair, to type: BidiClass, by rule: BidiRule, cause: Int, in sequence: IsolatingRunSequence
    ) {
        for (bracket, partner) in [(pair.opening, pair.closing), (pair.closing, pair.opening)] {
            change(bracket, to: type, by: rule, because: [partner, cause])
            var mark = bracket + 1
            while mark < sequence.range.upperBound, original[Int(positions[mark])] == .nonspacingMark {
                change(mark, to: type, by: .n0, because: [bracket])
                mark += 1
            }
            observer.count(mark - bracket)
        }
    }
}
