/// Why ICU must not answer for a paragraph: what ICU 72 resolves against UAX #9, or in quadratic time.
///
/// A trigger that is found without need costs time alone, because the resolver is right for every text.
enum ResolverTrigger: Hashable, Sendable, CaseIterable {
    /// LRO or RLO: ICU lets them reach isolates (rule X6a) and pairs brackets that they made letters of (BD14).
    case override
    /// A combining mark after a bracket: ICU does not let it follow its bracket (last paragraph of rule N0).
    case markAfterBracket
    /// More than 63 open brackets: ICU goes on pairing them (BD16), in time that grows with their square.
    case openBrackets
    /// U+2329 or U+232A: ICU does not pair them with their canonical equivalents U+3008 and U+3009 (BD16).
    case equivalentBrackets

    /// The first trigger in the UTF-16 of one paragraph, nil for ordinary text. Linear in its length.
    static func find(in units: [UInt16]) -> ResolverTrigger? {
        var scan = TriggerScan()
        return scan.run(units)
    }
}

/// One pass over the UTF-16 of a paragraph.
///
/// Most text has few of the characters that can matter, so stretches without any are found by a loop of plain
/// comparisons that the compiler vectorises.
private struct TriggerScan {
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
    private var isAfterBracket = false

    private static let stride = 32
    /// An isolate raises the level by two at most, so so many are within `max_depth` whatever the paragraph's level.
    private static let safeDepth = Int(EmbeddingLevel.maximumDepth.rawValue) / 2 - 1

    mutating func run(_ units: [UInt16]) -> ResolverTrigger? {
        let span = units.span
        var start = 0
        while start < span.count {
            let end = min(start + Self.stride, span.count)
            if isAfterBracket || Self.hasCandidate(span.extracting(start..<end)) {
                var index = start
                while index < end {
                    let unit = span[index]
                    index += 1
                    var scalar = Unicode.Scalar(unit)
                    if unit & 0xFC00 == 0xD800, index < span.count {
                        scalar = Unicode.Scalar(0x10000 + (UInt32(unit & 0x3FF) << 10 | UInt32(span[index] & 0x3FF)))
                    }
                    if let scalar, let trigger = visit(scalar) { return trigger }
                }
            }
            start = end
        }
        return nil
    }

    /// Whether a unit can begin a bracket or a control. Tests compare the ranges with ICU's properties.
    @inline(__always)
    private static func hasCandidate(_ units: Span<UInt16>) -> Bool {
        var found = false
        for index in units.indices {
            let unit = units[index]
            found =
                found || (unit &- 0x28) < 2 || unit | 0x20 == 0x7B || unit | 0x20 == 0x7D || (unit &- 0x2000) < 0x101C
                || unit >= 0xFE59 || (unit &- 0x0F3A) < 4 || (unit &- 0x169B) < 2
        }
        return found
    }

    private mutating func visit(_ scalar: Unicode.Scalar) -> ResolverTrigger? {
        switch scalar.value {
        case 0x202D, 0x202E: return .override
        case 0x202A, 0x202B:
            return countAllBrackets()
        case 0x2066...0x2068:
            isAfterBracket = false
            open.append(0)
            openCount = 0
            isolateDepth += 1
            return isolateDepth > Self.safeDepth ? countAllBrackets() : nil
        case 0x2069:
            isAfterBracket = false
            closeIsolate()
            return nil
        case 0x2329, 0x232A: return .equivalentBrackets
        default: break
        }
        if let bracket = PairedBracket(scalar) {
            isAfterBracket = true
            return visit(bracket)
        }
        guard isAfterBracket else { return nil }
        // What rule X9 removes does not part a mark from its bracket.
        switch BidiClass(scalar) {
        case .nonspacingMark: return .markAfterBracket
        case .boundaryNeutral, .popDirectionalFormat: break
        default: isAfterBracket = false
        }
        return nil
    }

    private mutating func visit(_ bracket: PairedBracket) -> ResolverTrigger? {
        guard bracket.isOpening else {
            guard let match = open.suffix(openCount).lastIndex(of: bracket.closing) else { return nil }
            openCount -= open.count - match
            open.removeSubrange(match...)
            return nil
        }
        open.append(bracket.closing)
        openCount += 1
        openingCount += 1
        return (countsAllBrackets ? openingCount : openCount) > BidiLimit.openBrackets ? .openBrackets : nil
    }

    private mutating func countAllBrackets() -> ResolverTrigger? {
        countsAllBrackets = true
        return openingCount > BidiLimit.openBrackets ? .openBrackets : nil
    }

    private mutating func closeIsolate() {
        guard let isolate = open.lastIndex(of: 0) else { return }
        isolateDepth -= 1
        open.removeSubrange(isolate...)
        openCount = open.count - ((open.lastIndex(of: 0) ?? -1) + 1)
    }
}
