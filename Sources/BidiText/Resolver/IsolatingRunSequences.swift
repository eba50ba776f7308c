/// An isolating run sequence (BD13): level runs joined over the isolates between them.
struct IsolatingRunSequence {
    /// The elements of the resolver's `positions` and `types`.
    let range: Range<Int>
    let level: EmbeddingLevel
    /// The type of the text before and after ("sos", "eos"): L or R.
    let start: BidiClass
    let end: BidiClass
    /// The classes in it, by which whole rules can be passed over.
    let present: BidiClassSet

    /// L or R: the direction of the sequence's level ("e" in the standard).
    var embedding: BidiClass { level.direction.strongClass }
}

extension WritingDirection {
    /// L or R.
    var strongClass: BidiClass { self == .leftToRight ? .leftToRight : .rightToLeft }
}

/// A level run (BD7): neighbours of one level, without what X9 removes.
private struct LevelRun {
    let first: Int
    var last: Int
    let level: EmbeddingLevel
    /// The run that goes on where this one stops for an isolate.
    var next: Int?
    var isContinuation = false
}

// Rule X10: the sequences, gathered one after the other into `positions` and `types`.
extension ParagraphResolver {
    mutating func isolatingRunSequences(_ paragraphLevel: EmbeddingLevel) -> [IsolatingRunSequence] {
        let runs = levelRuns()
        positions.reserveCapacity(original.count)
        types.reserveCapacity(original.count)
        observer.count(original.count + runs.count)
        var sequences: [IsolatingRunSequence] = []
        for (index, first) in runs.enumerated() where !first.isContinuation {
            let lower = positions.count
            var present = BidiClassSet()
            var lastIndex = index
            while true {
                let run = runs[lastIndex]
                for offset in run.first...run.last where !original[offset].isRemovedByX9 {
                    positions.append(Int32(truncatingIfNeeded: offset))
                    types.append(classes[offset])
                    present.insert(classes[offset])
                }
                guard let next = run.next else { break }
                lastIndex = next
            }
            // sos and eos: the higher of the two levels at either border decides. Behind an isolate that never closes
            // there is nothing but the end of the paragraph.
            let before = index > 0 ? runs[index - 1].level : paragraphLevel
            let isUnclosed = original[runs[lastIndex].last].isIsolateInitiator
            let after = lastIndex + 1 < runs.count && !isUnclosed ? runs[lastIndex + 1].level : paragraphLevel
            sequences.append(
                IsolatingRunSequence(
                    range: lower..<positions.count, level: first.level,
                    start: max(first.level, before).direction.strongClass,
                    end: max(first.level, after).direction.strongClass, present: present))
        }
        return sequences
    }

    /// The level runs, linked over isolates.
    ///
    /// Isolates nest, so the runs that wait for their PDI are a stack; it is never deeper than the levels are.
    private mutating func levelRuns() -> [LevelRun] {
        var runs: [LevelRun] = []
        var waiting: [Int] = []
        observer.count(original.count)
        for offset in original.indices where !original[offset].isRemovedByX9 {
            if let run = runs.last {
                if run.level == levels[offset] {
                    runs[runs.count - 1].last = offset
                    continue
                }
                if original[run.last].isIsolateInitiator, isolates.isMatched(run.last) {
                    waiting.append(runs.count - 1)
                }
            }
            var run = LevelRun(first: offset, last: offset, level: levels[offset])
            if original[offset] == .popDirectionalIsolate, isolates.isMatched(offset), let previous = waiting.popLast()
            {
                runs[previous].next = runs.count
                run.isContinuation = true
            }
            runs.append(run)
        }
        return runs
    }
}
