/// An entry of the directional status stack (UAX #9, 3.3.2).
private struct DirectionalStatus {
    let level: EmbeddingLevel
    /// L or R while an override is in force.
    var override: BidiClass?
    var isIsolate = false
    /// The control that opened this; nil for the paragraph itself.
    var opener: Int?
}

extension EmbeddingLevel {
    /// The least level of this direction that is higher; nil beyond `max_depth`.
    fileprivate func next(_ direction: WritingDirection) -> EmbeddingLevel? {
        let value = direction == .rightToLeft ? (rawValue + 1) | 1 : (rawValue + 2) & ~1
        return value <= EmbeddingLevel.maximumDepth.rawValue ? EmbeddingLevel(rawValue: value) : nil
    }
}

// Rules X1 to X8. X9 removes nothing here: what it would remove is left out when X10 gathers the sequences.
extension ParagraphResolver {
    mutating func resolveExplicitLevels(_ paragraphLevel: EmbeddingLevel) {
        // X1
        var stack = [DirectionalStatus(level: paragraphLevel)]
        var top = stack[0]
        var overflowIsolates = 0
        var overflowEmbeddings = 0
        var validIsolates = 0
        observer.count(original.count)

        for offset in original.indices {
            let bidiClass = original[offset]
            switch bidiClass {
            // X2 to X5: embeddings and overrides.
            case .rightToLeftEmbedding, .leftToRightEmbedding, .rightToLeftOverride, .leftToRightOverride:
                remove(offset)
                let direction: WritingDirection =
                    bidiClass == .rightToLeftEmbedding || bidiClass == .rightToLeftOverride
                    ? .rightToLeft : .leftToRight
                if overflowIsolates == 0, overflowEmbeddings == 0, let level = top.level.next(direction) {
                    top = DirectionalStatus(level: level, opener: offset)
                    if bidiClass == .rightToLeftOverride { top.override = .rightToLeft }
                    if bidiClass == .leftToRightOverride { top.override = .leftToRight }
                    stack.append(top)
                } else if overflowIsolates == 0 {
                    overflowEmbeddings += 1
                }

            // X5a to X5c: isolates.
            case .rightToLeftIsolate, .leftToRightIsolate, .firstStrongIsolate:
                let rule: BidiRule
                var direction: WritingDirection
                switch bidiClass {
                case .rightToLeftIsolate: (rule, direction) = (.x5a, .rightToLeft)
                case .leftToRightIsolate: (rule, direction) = (.x5b, .leftToRight)
                default:
                    (rule, direction) = (.x5c, .leftToRight)
                    if let strong = isolates.firstStrongCharacter(inIsolateAt: offset) {
                        direction = original[strong].strongDirection ?? .leftToRight
                    }
                }
                place(offset, top, by: rule)
                if overflowIsolates == 0, overflowEmbeddings == 0, let level = top.level.next(direction) {
                    validIsolates += 1
                    top = DirectionalStatus(level: level, isIsolate: true, opener: offset)
                    stack.append(top)
                } else {
                    overflowIsolates += 1
                }

            // X6a
            case .popDirectionalIsolate:
                if overflowIsolates > 0 {
                    overflowIsolates -= 1
                } else if validIsolates > 0 {
                    overflowEmbeddings = 0
                    while let closed = stack.popLast(), !closed.isIsolate { observer.count(1) }
                    validIsolates -= 1
                    top = stack[stack.count - 1]
                }
                place(offset, top, by: .x6a)

            // X7
            case .popDirectionalFormat:
                remove(offset)
                if overflowIsolates > 0 {
                    continue
                } else if overflowEmbeddings > 0 {
                    overflowEmbeddings -= 1
                } else if !top.isIsolate, stack.count > 1 {
                    stack.removeLast()
                    top = stack[stack.count - 1]
                }

            // X8
            case .paragraphSeparator: setLevel(offset, to: paragraphLevel, by: .x8, isFirst: true)

            case .boundaryNeutral: remove(offset)

            // X6
            default: place(offset, top, by: .x6)
            }
        }
    }

    /// Gives a character the level and the override of what encloses it.
    @inline(__always)
    private mutating func place(_ offset: Int, _ status: DirectionalStatus, by rule: BidiRule) {
        setLevel(
            offset, to: status.level, by: rule, isFirst: true, because: status.opener.map { [$0] } ?? [])
        guard let override = status.override else { return }
        if Observer.isRecording, classes[offset] != override {
            observer.record(
                ResolutionStep(
                    offset: offset, change: .bidiClass(from: classes[offset], to: override), rule: rule,
                    because: status.opener.map { [$0] } ?? []))
        }
        classes[offset] = override
    }

    /// Notes that X9 removes a character.
    @inline(__always)
    private mutating func remove(_ offset: Int) {
        guard Observer.isRecording else { return }
        observer.record(ResolutionStep(offset: offset, change: .removed, rule: .x9, because: []))
    }
}
