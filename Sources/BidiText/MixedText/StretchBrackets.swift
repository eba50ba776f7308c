/// The brackets of an isolating run sequence (rule N0), each a stretch of its own.
struct StretchBrackets {
    /// An opening bracket, and once it is found the closing one.
    private struct Opening {
        let stretch: Int32
        let closing: UInt32
        /// The innermost one that was open before it; -1 for none.
        let outer: Int32
        var closingStretch: Int32 = -1
        var holdsLeft = false
        var holdsRight = false
    }

    /// In the order of the text.
    private var openings: [Opening] = []
    /// The innermost one that is open, as an index of `openings`; -1 for none.
    private var innermost: Int32 = -1
    private var openCount = 0
    /// The last stretches that are strong left to right, and right to left.
    private var lastLeft: Int32 = -1
    private var lastRight: Int32 = -1

    var isOpen: Bool { innermost >= 0 }

    @inline(__always)
    mutating func sawStrong(_ direction: StretchKind, stretch: Int) {
        if direction == .leftToRight {
            lastLeft = Int32(truncatingIfNeeded: stretch)
        } else {
            lastRight = Int32(truncatingIfNeeded: stretch)
        }
    }

    /// Takes in a bracket (BD16); false where there are too many.
    mutating func visit(_ scalar: Unicode.Scalar, stretch: Int) -> Bool {
        guard let bracket = PairedBracket(scalar) else { return true }
        if bracket.isOpening {
            guard openCount < BidiLimit.openBrackets else { return false }
            openings.append(
                Opening(
                    stretch: Int32(truncatingIfNeeded: stretch), closing: bracket.closing, outer: innermost))
            innermost = Int32(truncatingIfNeeded: openings.count - 1)
            openCount += 1
            return true
        }
        var match = innermost
        var passed = 1
        while match >= 0, openings[Int(match)].closing != bracket.closing {
            match = openings[Int(match)].outer
            passed += 1
        }
        guard match >= 0 else { return true }
        let start = openings[Int(match)].stretch
        openings[Int(match)].closingStretch = Int32(truncatingIfNeeded: stretch)
        openings[Int(match)].holdsLeft = lastLeft > start
        openings[Int(match)].holdsRight = lastRight > start
        innermost = openings[Int(match)].outer
        openCount -= passed
        return true
    }

    /// Gives the pairs of the stretches their direction, and forgets them. `before` is the direction before the stretches.
    mutating func resolve(
        _ stretches: inout [Stretch], from first: Int, embedding: StretchKind, before: StretchKind
    ) {
        (lastLeft, lastRight) = (-1, -1)
        guard !openings.isEmpty else { return }
        // The strong type before an opening bracket, which earlier pairs are a part of: found by an index that moves on.
        var context = before
        var contextEnd = first
        for opening in openings where opening.closingStretch >= 0 {
            let holdsEmbedding = embedding == .leftToRight ? opening.holdsLeft : opening.holdsRight
            let holdsOpposite = embedding == .leftToRight ? opening.holdsRight : opening.holdsLeft
            guard holdsEmbedding || holdsOpposite else { continue }  // d
            let direction: StretchKind
            if holdsEmbedding {  // b
                direction = embedding
            } else {  // c
                while contextEnd < opening.stretch {
                    let kind = stretches[contextEnd].kind
                    // What has its level is of an isolate within.
                    if kind.rawValue <= StretchKind.arabicNumber.rawValue,
                        stretches[contextEnd].level == Stretch.unsettled
                    {
                        context = kind == .leftToRight ? .leftToRight : .rightToLeft
                    }
                    contextEnd += 1
                }
                direction = context
            }
            stretches[Int(opening.stretch)].kind = direction
            stretches[Int(opening.closingStretch)].kind = direction
        }
        openings.removeAll(keepingCapacity: true)
        (innermost, openCount) = (-1, 0)
    }
}
