/// The levels of flat text: a paragraph without embeddings, overrides and isolates.
///
/// Why it is right: such a paragraph is one isolating run sequence at the paragraph's level (X10), with `sos` and `eos`
/// of that level, so that the rules W1 to N2 go over it from its start to its end. They are applied to stretches of
/// characters of one class, which no rule parts: W1 and X9 put marks and boundary neutrals into the stretch before them,
/// W2 and W7 look back to the last strong character alone, W4 and W5 to the two stretches before a number. What is left
/// without a direction then waits for the next strong character (N1), and where brackets are open for the end of the
/// outermost pair (N0). The conformance tests and random texts compare every level with ``BidiResolver``.
struct FlatResolver {
    /// The level of the paragraph: 0 or 1.
    private(set) var baseLevel: UInt8 = 0
    /// The runs of the paragraph, up to its separator. One can be empty.
    private(set) var runs: [FlatRun] = []
    /// The roles of all its characters together.
    private(set) var roles: CharacterTraits.Role = []

    /// Stretches that wait for their direction.
    private var pieces: [FlatPiece] = []
    private var brackets = FlatBrackets()
    /// The last strong type before the next stretch, for W2 and W7: L, R or AL.
    private var lastStrong = FlatKind.leftToRight
    /// The direction before the pieces, for N1: R for numbers too.
    private var directionBefore = FlatKind.leftToRight

    init() {
        // Enough for a sentence: growing costs as much as resolving it.
        runs.reserveCapacity(16)
        pieces.reserveCapacity(32)
    }

    /// The direction of the paragraph.
    private var embedding: FlatKind { baseLevel == 0 ? .leftToRight : .rightToLeft }

    /// Resolves the paragraph that begins at an index. Returns where its separator stands or the text ends; nil if it is
    /// not flat, or holds more open brackets than BD16 allows. Linear.
    mutating func resolve(
        _ bytes: Span<UInt8>, from start: Int, base: BaseDirection, _ table: Span<CharacterTraits>
    ) -> Int? {
        guard bytes.count <= Int32.max, let level = Self.baseLevel(bytes, from: start, base: base, table) else {
            return nil
        }
        baseLevel = level
        runs.removeAll(keepingCapacity: true)
        roles = []
        pieces.removeAll(keepingCapacity: true)
        brackets = FlatBrackets()
        lastStrong = embedding
        directionBefore = embedding
        return scan(bytes, from: start, table)
    }

    /// Rule L1, part 4, for the paragraph without its separator as a line: white space at its end, and what rule X9 removes
    /// there, has the paragraph's level.
    mutating func resolveLineEnd(_ bytes: Span<UInt8>, at end: Int, _ table: Span<CharacterTraits>) {
        guard let first = runs.first?.start else { return }
        var index = end
        search: while index > first {
            let previous = CharacterTable.start(before: index, in: bytes)
            switch CharacterTable.traits(at: previous, in: bytes, table).traits.kind {
            case .whitespace, .segmentSeparator, .boundaryNeutral: index = previous
            default: break search
            }
        }
        guard index < end else { return }
        while let last = runs.last, last.start >= index { runs.removeLast() }
        addRun(Int32(truncatingIfNeeded: index), baseLevel)
    }

    /// Rules P2 and P3; nil where an isolate or an embedding comes before the first strong character.
    private static func baseLevel(
        _ bytes: Span<UInt8>, from start: Int, base: BaseDirection, _ table: Span<CharacterTraits>
    ) -> UInt8? {
        guard case .firstStrong(let fallback) = base else { return base == .leftToRight ? 0 : 1 }
        var index = start
        while index < bytes.count {
            let (traits, length) = CharacterTable.traits(at: index, in: bytes, table)
            switch traits.kind {
            case .leftToRight: return 0
            case .rightToLeft, .arabicLetter: return 1
            case .explicit: return nil
            case .paragraphSeparator: return fallback == .leftToRight ? 0 : 1
            default: index += length
            }
        }
        return fallback == .leftToRight ? 0 : 1
    }

    /// Cuts the paragraph into stretches of one class. Returns where it ends, nil if it is not flat.
    private mutating func scan(_ bytes: Span<UInt8>, from start: Int, _ table: Span<CharacterTraits>) -> Int? {
        // Marks and boundary neutrals at the start go with `sos` (W1).
        var kind = embedding
        var stretch = start
        var index = start
        var roles: CharacterTraits.Role = []
        while index < bytes.count {
            let (traits, length) = CharacterTable.traits(at: index, in: bytes, table)
            roles.formUnion(traits.role)
            let next = traits.kind
            if next == kind, next.rawValue <= FlatKind.segmentSeparator.rawValue {
                index += length
                continue
            }
            switch next {
            case .boundaryNeutral: break
            case .nonspacingMark:
                switch kind {
                // A neutral, but not reset by rule L1.
                case .whitespace, .segmentSeparator:
                    end(kind, from: stretch)
                    (kind, stretch) = (.otherNeutral, index)
                // W1 makes two separators of one, which W4 does not join.
                case .europeanSeparator, .commonSeparator: kind = .otherNeutral
                default: break
                }
            case .europeanSeparator where kind == .europeanSeparator, .commonSeparator where kind == .commonSeparator:
                kind = .otherNeutral
            case .explicit: return nil
            case .paragraphSeparator:
                self.roles.formUnion(roles)
                finish(kind, from: stretch)
                return index
            default:
                end(kind, from: stretch)
                (kind, stretch) = (next, index)
                if next == .bracket {
                    guard brackets.visit(Unicode.Scalar(at: index, in: bytes), piece: pieces.count) else { return nil }
                }
            }
            index += length
        }
        self.roles.formUnion(roles)
        finish(kind, from: stretch)
        return index
    }

    /// Takes in a stretch that is complete (rules W2 to W7).
    private mutating func end(_ kind: FlatKind, from start: Int) {
        switch kind {
        case .leftToRight, .rightToLeft, .arabicLetter:
            lastStrong = kind
            add(FlatPiece(start, kind == .leftToRight ? .leftToRight : .rightToLeft))
            brackets.sawStrong(kind == .leftToRight ? .leftToRight : .rightToLeft, piece: pieces.count - 1)
            // Not for every word, so that the loops are worth while.
            if pieces.count >= 64, !brackets.isOpen { settle(before: nil) }
        case .europeanNumber where lastStrong != .arabicLetter:
            let isLatin = lastStrong == .leftToRight
            addNumber(FlatPiece(start, isLatin ? .leftToRight : .europeanNumber, number: .european))
            brackets.sawStrong(isLatin ? .leftToRight : .rightToLeft, piece: pieces.count - 1)
        case .europeanNumber, .arabicNumber:
            addNumber(FlatPiece(start, .arabicNumber, number: .arabic))
            brackets.sawStrong(.rightToLeft, piece: pieces.count - 1)
        case .europeanTerminator:
            // W5: after a number.
            if let last = pieces.last, last.number == .european {
                add(FlatPiece(start, last.kind))
            } else {
                add(FlatPiece(start, .europeanTerminator))
            }
        case .segmentSeparator:
            // L1: white space before it.
            if let last = pieces.last, last.kind == .whitespace { pieces[pieces.count - 1].kind = .segmentSeparator }
            add(FlatPiece(start, .segmentSeparator))
        default: add(FlatPiece(start, kind))
        }
    }

    @inline(__always)
    private mutating func add(_ piece: FlatPiece) { pieces.append(piece) }

    /// A number, and what becomes part of it: a single separator after a number of its kind (W4), terminators (W5).
    private mutating func addNumber(_ piece: FlatPiece) {
        let last = pieces.count - 1
        if last >= 0 {
            switch pieces[last].kind {
            case .commonSeparator, .europeanSeparator:
                if last > 0, pieces[last - 1].number == piece.number,
                    piece.number == .european || pieces[last].kind == .commonSeparator
                {
                    pieces[last].kind = piece.kind
                }
            case .europeanTerminator: if piece.number == .european { pieces[last].kind = piece.kind }
            default: break
            }
        }
        add(piece)
    }

    /// The end of the paragraph: its last stretch, rule L1 for it, and `eos`.
    private mutating func finish(_ kind: FlatKind, from start: Int) {
        end(kind == .whitespace ? .segmentSeparator : kind, from: start)
        settle(before: embedding)
    }

    /// Gives all pieces their levels (rules N0 to I2). `following` is the direction after them, nil where they end with
    /// a strong character.
    private mutating func settle(before following: FlatKind?) {
        brackets.resolve(&pieces, embedding: embedding, before: directionBefore)
        // I1 and I2.
        let (left, right): (UInt8, UInt8) = baseLevel == 0 ? (0, 1) : (2, 1)
        var index = 0
        var neutrals = 0
        while index < pieces.count {
            let kind = pieces[index].kind
            guard kind.rawValue <= FlatKind.arabicNumber.rawValue else {
                index += 1
                continue
            }
            let direction: FlatKind = kind == .leftToRight ? .leftToRight : .rightToLeft
            addNeutrals(neutrals..<index, between: direction)
            addRun(pieces[index].start, direction == .leftToRight ? left : kind == .rightToLeft ? right : 2)
            directionBefore = direction
            index += 1
            neutrals = index
        }
        if let following { addNeutrals(neutrals..<index, between: following) }
        pieces.removeAll(keepingCapacity: true)
    }

    /// N1 and N2, up to a character of a direction.
    @inline(__always)
    private mutating func addNeutrals(_ range: Range<Int>, between following: FlatKind) {
        guard !range.isEmpty else { return }
        let direction = directionBefore == following ? following : embedding
        let level: UInt8 = direction == .rightToLeft ? 1 : baseLevel == 0 ? 0 : 2
        for index in range {
            let isReset = pieces[index].kind == .segmentSeparator
            addRun(pieces[index].start, isReset ? baseLevel : level)
        }
    }

    @inline(__always)
    private mutating func addRun(_ start: Int32, _ level: UInt8) {
        if let last = runs.last, last.level == level { return }
        runs.append(FlatRun(start: start, level: level))
    }
}

/// A stretch of characters that have one type.
struct FlatPiece {
    enum Number: UInt8 { case none, european, arabic }

    let start: Int32
    /// L, R, EN or AN after the weak types' rules; anything else is a neutral.
    var kind: FlatKind
    /// What W4 and W5 see in it, whatever W7 makes of it. What joined a number by one of them is none itself.
    let number: Number

    init(_ start: Int, _ kind: FlatKind, number: Number = .none) {
        self.start = Int32(truncatingIfNeeded: start)
        self.kind = kind
        self.number = number
    }
}
