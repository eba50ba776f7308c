/// The levels of a paragraph without embeddings and overrides, stretch by stretch instead of character by character.
///
/// Why it is right: without embeddings the isolating run sequences (X10) are the paragraph and the contents of each
/// isolate, and both ends of a sequence have the direction of its own level. Characters of one class in a row are one
/// stretch, which no rule parts (``StretchSequence``). What stands in an isolate has its levels when the isolate ends, and
/// is passed over by what goes on around it. The conformance tests and random texts compare every level with
/// ``BidiResolver``.
struct StretchResolver {
    /// The level of the paragraph: 0 or 1.
    private(set) var baseLevel: UInt8 = 0
    /// The runs of the paragraph, up to its separator. One can be empty.
    private(set) var runs: [StretchRun] = []
    /// The roles of all its characters together.
    private(set) var roles: CharacterTraits.Role = []
    /// Whether levels can be more than 2.
    private(set) var hasIsolates = false

    /// Stretches that wait for their levels, or for those before them.
    private var stretches: [Stretch] = []
    private var sequence = StretchSequence(level: 0, first: 0)
    /// The sequences around it.
    private var outer: [StretchSequence] = []

    /// Deeper isolates are left to other resolvers: each FSI looks ahead.
    private static let deepest = 15

    init() {
        // Enough for a sentence: growing costs as much as resolving it.
        runs.reserveCapacity(16)
        stretches.reserveCapacity(32)
    }

    /// Resolves the paragraph that begins at an index. Returns where its separator stands or the text ends; nil if it
    /// holds embeddings, overrides, too many isolates in each other, or more open brackets than BD16 allows, or is too
    /// long. Linear.
    mutating func resolve(
        _ bytes: Span<UInt8>, from start: Int, base: BaseDirection, _ table: Span<CharacterTraits>
    ) -> Int? {
        guard bytes.count <= StretchRun.longestText else { return nil }
        baseLevel =
            switch base {
            case .leftToRight: 0
            case .rightToLeft: 1
            case .firstStrong(let fallback):
                Self.firstStrong(bytes, from: start, isIsolate: false, table) ?? (fallback == .leftToRight ? 0 : 1)
            }
        // Only what an earlier paragraph left is taken away, which is not for nothing either.
        if !runs.isEmpty { runs.removeAll(keepingCapacity: true) }
        if !stretches.isEmpty { stretches.removeAll(keepingCapacity: true) }
        if !outer.isEmpty { outer.removeAll(keepingCapacity: true) }
        roles = []
        hasIsolates = false
        sequence = StretchSequence(level: baseLevel, first: 0)
        return scan(bytes, from: start, table)
    }

    /// Rules P2 and P3, for X5c too: 0 or 1 by the first strong character outside isolates, before the PDI that ends an
    /// isolate; nil for none.
    private static func firstStrong(
        _ bytes: Span<UInt8>, from start: Int, isIsolate: Bool, _ table: Span<CharacterTraits>
    ) -> UInt8? {
        var depth = 0
        var index = start
        while index < bytes.count {
            let (traits, length) = CharacterTable.traits(at: index, in: bytes, table)
            switch traits.kind {
            case .leftToRight: if depth == 0 { return 0 }
            case .rightToLeft, .arabicLetter: if depth == 0 { return 1 }
            case .leftToRightIsolate, .rightToLeftIsolate, .firstStrongIsolate: depth += 1
            case .popDirectionalIsolate:
                if depth == 0, isIsolate { return nil }
                depth = max(0, depth - 1)
            case .paragraphSeparator: return nil
            default: break
            }
            index += length
        }
        return nil
    }

    /// Cuts the paragraph into stretches of one class. Returns where it ends, nil if it is not for this resolver.
    private mutating func scan(_ bytes: Span<UInt8>, from start: Int, _ table: Span<CharacterTraits>) -> Int? {
        // Marks and boundary neutrals at the start go with `sos` (W1).
        var kind = sequence.embedding
        var stretch = start
        var index = start
        var roles: CharacterTraits.Role = []
        scan: while index < bytes.count {
            let (traits, length) = CharacterTable.traits(at: index, in: bytes, table)
            roles.formUnion(traits.role)
            let next = traits.kind
            if next == kind, next.rawValue <= StretchKind.segmentSeparator.rawValue {
                index += length
                continue
            }
            switch next {
            case .boundaryNeutral: break
            case .nonspacingMark:
                switch kind {
                // Neutral after these, but not reset by rule L1.
                case .whitespace, .segmentSeparator, .popDirectionalIsolate:
                    end(kind, from: stretch)
                    (kind, stretch) = (.otherNeutral, index)
                // `sos` of the isolate.
                case .leftToRightIsolate, .rightToLeftIsolate:
                    end(kind, from: stretch)
                    (kind, stretch) = (sequence.embedding, index)
                // W1 makes two separators of one, which W4 does not join.
                case .europeanSeparator, .commonSeparator: kind = .otherNeutral
                default: break
                }
            case .europeanSeparator where kind == .europeanSeparator, .commonSeparator where kind == .commonSeparator:
                kind = .otherNeutral
            case .embedding: return nil
            case .paragraphSeparator: break scan
            default:
                end(kind, from: stretch)
                (kind, stretch) = (next, index)
                switch next {
                case .bracket:
                    let scalar = Unicode.Scalar(at: index, in: bytes)
                    guard sequence.brackets.visit(scalar, stretch: stretches.count) else { return nil }
                case .leftToRightIsolate, .rightToLeftIsolate, .firstStrongIsolate:
                    guard outer.count < Self.deepest else { return nil }
                    hasIsolates = true
                    if next == .firstStrongIsolate {
                        let strong = Self.firstStrong(bytes, from: index + length, isIsolate: true, table)
                        kind = strong == 1 ? .rightToLeftIsolate : .leftToRightIsolate
                    }
                case .popDirectionalIsolate: endIsolate()
                default: break
                }
            }
            index += length
        }
        self.roles = roles
        finish(kind, from: stretch)
        return index
    }

    /// Takes in a stretch that is complete.
    @inline(__always)
    private mutating func end(_ kind: StretchKind, from start: Int) {
        switch kind {
        case .leftToRightIsolate, .rightToLeftIsolate:
            stretches.append(Stretch(start, .isolateControl))
            outer.append(sequence)
            let isOdd = kind == .rightToLeftIsolate
            let level = isOdd ? (sequence.level + 1) | 1 : (sequence.level + 2) & ~1
            sequence = StretchSequence(level: level, first: stretches.count)
        case .popDirectionalIsolate: stretches.append(Stretch(start, .isolateControl))
        case .segmentSeparator:
            resetWhitespace()
            stretches.append(Stretch(start, .segmentSeparator))
        default:
            sequence.add(kind, from: start, to: &stretches)
            // Not for every word, so that the loops are worth while.
            if kind.rawValue <= StretchKind.arabicLetter.rawValue, stretches.count >= 64, outer.isEmpty,
                !sequence.brackets.isOpen
            {
                sequence.settle(&stretches, before: nil)
                addRuns()
            }
        }
    }

    /// A PDI: its isolate has its levels, and what is around it goes on.
    private mutating func endIsolate() {
        guard let around = outer.popLast() else { return }
        sequence.settle(&stretches, before: sequence.embedding)
        sequence = around
    }

    /// Rule L1: white space and isolate controls at the end of what there is have the level of the paragraph.
    private mutating func resetWhitespace() {
        var index = stretches.count
        while index > 0, stretches[index - 1].kind == .whitespace || stretches[index - 1].kind == .isolateControl {
            index -= 1
            stretches[index].kind = .segmentSeparator
        }
    }

    /// The end of the paragraph: of its last stretch, of isolates that were not closed, and of all that waits.
    private mutating func finish(_ kind: StretchKind, from start: Int) {
        end(kind, from: start)
        resetWhitespace()
        while !outer.isEmpty { endIsolate() }
        sequence.settle(&stretches, before: sequence.embedding)
        addRuns()
    }

    /// Makes runs of all stretches.
    private mutating func addRuns() {
        for stretch in stretches {
            addRun(Int(stretch.start), stretch.kind == .segmentSeparator ? baseLevel : stretch.level)
        }
        stretches.removeAll(keepingCapacity: true)
    }

    @inline(__always)
    private mutating func addRun(_ start: Int, _ level: UInt8) {
        if let last = runs.last, last.level == level { return }
        runs.append(StretchRun(start: start, level: level))
    }

    /// Rule L1, part 4, for the paragraph without its separator as a line: white space at its end, and what rule X9 removes
    /// there, has the paragraph's level.
    mutating func resolveLineEnd(_ bytes: Span<UInt8>, at end: Int, _ table: Span<CharacterTraits>) {
        guard let first = runs.first?.start else { return }
        var index = end
        search: while index > first {
            let previous = CharacterTable.start(before: index, in: bytes)
            switch CharacterTable.traits(at: previous, in: bytes, table).traits.kind {
            case .whitespace, .segmentSeparator, .boundaryNeutral, .leftToRightIsolate, .rightToLeftIsolate,
                .firstStrongIsolate, .popDirectionalIsolate:
                index = previous
            default: break search
            }
        }
        guard index < end else { return }
        while let last = runs.last, last.start >= index { runs.removeLast() }
        addRun(index, baseLevel)
    }
}
