/// The search for a trigger, character by character where a bracket or a control stands.
struct TriggerScan {
    /// The closing brackets that would pair with what is open; 0 for an isolate between.
    private var open: [UInt32] = []
    /// How many brackets are open in the innermost isolate.
    private var openCount = 0
    /// Opening brackets in the whole paragraph.
    private var openingCount = 0
    /// Embeddings, and isolates too deep to count, split sequences in ways that this scan does not follow; then it
    /// counts all opening brackets.
    private var countsAllBrackets = false
    private var isolateDepth = 0
    private var isAfterClosing = false

    /// An isolate raises the level by two at most, so so many are within `max_depth` whatever the paragraph's level.
    private static var safeDepth: Int { Int(EmbeddingLevel.maximumDepth.rawValue) / 2 - 1 }

    mutating func firstTrigger(in units: Span<UInt16>) -> ResolverTrigger? {
        for index in units.indices {
            let unit = units[index]
            guard isAfterClosing || Self.isCandidate(unit) else { continue }
            guard let scalar = Self.scalar(at: index, in: units) else { continue }
            if let trigger = visit(scalar) { return trigger }
        }
        return nil
    }

    /// Brackets and controls, with much beyond U+0F39 that is neither; most units fail the first comparison of a branch.
    @inline(__always)
    private static func isCandidate(_ unit: UInt16) -> Bool {
        guard unit >= 0x0F3A else {
            return unit < 0x7E && (unit &- 0x28 < 2 || unit | 0x20 == 0x7B || unit | 0x20 == 0x7D)
        }
        return (unit &- 0x2028) < 0x0FF4 || (unit &- 0x0F3A) < 0x0763 || unit >= 0xFE59
    }

    /// The scalar that begins at an index; nil for the second half of a pair.
    private static func scalar(at index: Int, in units: Span<UInt16>) -> Unicode.Scalar? {
        let unit = units[index]
        guard unit & 0xFC00 == 0xD800, index + 1 < units.count else { return Unicode.Scalar(unit) }
        return Unicode.Scalar(0x10000 + (UInt32(unit & 0x3FF) << 10 | UInt32(units[index + 1] & 0x3FF)))
    }

    private mutating func visit(_ scalar: Unicode.Scalar) -> ResolverTrigger? {
        switch scalar.value {
        case 0x202D, 0x202E: return .override
        case 0x202A, 0x202B: return countAllBrackets()
        case 0x2066...0x2068: return openIsolate()
        case 0x2069: return closeIsolate()
        case 0x2329, 0x232A: return .equivalentBrackets
        default: break
        }
        if let bracket = PairedBracket(scalar) { return bracket.isOpening ? open(bracket) : close(bracket) }
        guard isAfterClosing else { return nil }
        // What rule X9 removes does not part a mark from its bracket.
        switch BidiClass(scalar) {
        case .nonspacingMark: return .markAfterBracket
        case .boundaryNeutral, .popDirectionalFormat: break
        default: isAfterClosing = false
        }
        return nil
    }

    private mutating func open(_ bracket: PairedBracket) -> ResolverTrigger? {
        isAfterClosing = false
        open.append(bracket.closing)
        openCount += 1
        openingCount += 1
        return (countsAllBrackets ? openingCount : openCount) > BidiLimit.openBrackets ? .openBrackets : nil
    }

    private mutating func close(_ bracket: PairedBracket) -> ResolverTrigger? {
        isAfterClosing = true
        guard let match = open.suffix(openCount).lastIndex(of: bracket.closing) else { return nil }
        openCount -= open.count - match
        open.removeSubrange(match...)
        return nil
    }

    private mutating func openIsolate() -> ResolverTrigger? {
        isAfterClosing = false
        open.append(0)
        openCount = 0
        isolateDepth += 1
        return isolateDepth > Self.safeDepth ? countAllBrackets() : nil
    }

    private mutating func closeIsolate() -> ResolverTrigger? {
        isAfterClosing = false
        guard let isolate = open.lastIndex(of: 0) else { return nil }
        isolateDepth -= 1
        open.removeSubrange(isolate...)
        openCount = open.count - ((open.lastIndex(of: 0) ?? -1) + 1)
        return nil
    }

    private mutating func countAllBrackets() -> ResolverTrigger? {
        countsAllBrackets = true
        return openingCount > BidiLimit.openBrackets ? .openBrackets : nil
    }
}
