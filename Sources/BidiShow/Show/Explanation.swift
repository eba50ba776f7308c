internal import BidiText

/// Why each stretch of a paragraph is drawn as it is: neighbours with the same story told once.
struct Explanation {
    /// A rule that decided, and the characters that made it act, as offsets in the paragraph.
    struct Reason: Hashable {
        let rule: BidiRule
        var because: [Int]
    }

    /// Characters in a row that have one level for the same reasons.
    struct Stretch: Hashable {
        var scalarRange: Range<Int>
        /// Nil for what takes no part in the order.
        let level: EmbeddingLevel?
        var reasons: [Reason]
        /// What the characters are, each word once.
        var kinds: [String]
    }

    let trace: ResolutionTrace
    let stretches: [Stretch]

    /// Linear in the length of the paragraph.
    init(of paragraph: BidiParagraph) {
        trace = paragraph.explanation()
        var steps = [[ResolutionStep]](repeating: [], count: paragraph.scalarRange.count)
        for step in trace.steps { steps[step.offset].append(step) }

        var stretches: [Stretch] = []
        var lastStory: [ResolutionStep.Story] = []
        for (offset, scalar) in paragraph.text.unicodeScalars.enumerated() {
            let decisive = Self.decisive(steps[offset])
            let story = decisive.map(\.story)
            let kind = BidiClass(scalar).plainName
            if var last = stretches.last, last.level == trace.levels[offset], story == lastStory {
                stretches.removeLast()
                last.add(offset, kind, decisive)
                stretches.append(last)
            } else {
                stretches.append(
                    Stretch(
                        scalarRange: offset..<offset + 1, level: trace.levels[offset],
                        reasons: decisive.map { Reason(rule: $0.rule, because: $0.because) }, kinds: [kind]))
            }
            lastStory = story
        }
        self.stretches = stretches.map(\.withoutItsOwnCauses)
    }

    /// The steps without which a character would be somewhere else; where there are none, the one that gave the level.
    static func decisive(_ steps: [ResolutionStep]) -> [ResolutionStep] {
        let decisive = steps.filter { step in
            switch step.rule {
            // Steps that prepare others, or give every character its first level.
            case .w3, .w6, .i1, .i2: false
            case .x6: !step.because.isEmpty
            default: true
            }
        }
        return decisive.isEmpty ? steps.last(where: \.setsLevel).map { [$0] } ?? [] : decisive
    }

    /// The rules that decided something, in the order of the standard.
    var rules: [BidiRule] {
        let used = Set(stretches.flatMap(\.reasons).map(\.rule))
        return BidiRule.allCases.filter(used.contains)
    }
}

extension ResolutionStep {
    /// What two characters have to have in common to be told of together.
    fileprivate struct Story: Hashable {
        let rule: BidiRule
        let result: BidiClass?
    }

    fileprivate var setsLevel: Bool {
        guard case .level = change else { return false }
        return true
    }

    fileprivate var story: Story {
        guard case .bidiClass(_, let to) = change else { return Story(rule: rule, result: nil) }
        return Story(rule: rule, result: to)
    }
}

extension Explanation.Stretch {
    fileprivate mutating func add(_ offset: Int, _ kind: String, _ steps: [ResolutionStep]) {
        scalarRange = scalarRange.lowerBound..<offset + 1
        if !kinds.contains(kind) { kinds.append(kind) }
        for (index, step) in zip(reasons.indices, steps) where reasons[index].because != step.because {
            reasons[index].because += step.because
        }
    }

    /// What made the stretch what it is, from outside it.
    fileprivate var withoutItsOwnCauses: Explanation.Stretch {
        var stretch = self
        for index in reasons.indices {
            stretch.reasons[index].because = Set(reasons[index].because).filter { !scalarRange.contains($0) }.sorted()
        }
        return stretch
    }
}
