internal import BidiText

/// What FriBidi 1.0.8 resolves against UAX #9: where one of these is possible, it is not asked.
///
/// Each was found by the fuzzer or reported, and a third implementation that passes the conformance tests agrees with
/// this package; in 200,000 random texts without them all three agree.
enum FriBidiFault: CaseIterable {
    /// What begins an isolate after one of the other direction is resolved as if it were in that one: an LTR isolate after
    /// an RTL one (reported faults `app-03` and `conf-04`), and the other way round.
    case isolateAfterIsolate
    /// Beyond 125 levels, characters do not get the level of what they are in (rules X1 to X8).
    case deepNesting
    /// A bracket pair that begins an embedding takes the strong character before the embedding for its context; rule N0
    /// has it take `sos`, the start of its own sequence.
    case bracketsInEmbedding
    /// A bracket beside a nonspacing mark can get the wrong direction (rules W1 and N0).
    case bracketsAndMarks
    /// Where more than 63 brackets are open, the pairs before are kept; rule BD16 has none then.
    case tooManyBrackets

    func isPossible(in paragraph: [Unicode.Scalar]) -> Bool {
        switch self {
        case .isolateAfterIsolate: paragraph.count { Self.isIsolate($0) } > 1
        // An opener raises the level by two at most.
        case .deepNesting: paragraph.count { Self.isIsolate($0) || Self.isEmbedding($0) } > 60
        case .bracketsInEmbedding: paragraph.contains(where: Self.isEmbedding) && Self.hasBrackets(paragraph)
        case .bracketsAndMarks: paragraph.contains { BidiClass($0) == .nonspacingMark } && Self.hasBrackets(paragraph)
        case .tooManyBrackets: paragraph.count { $0.pairedBracketType != nil } > 63
        }
    }

    private static func isIsolate(_ scalar: Unicode.Scalar) -> Bool {
        BidiControl(scalar)?.isIsolateInitiator == true
    }

    /// LRE, RLE, LRO, RLO.
    private static func isEmbedding(_ scalar: Unicode.Scalar) -> Bool {
        [0x202A, 0x202B, 0x202D, 0x202E].contains(scalar.value)
    }

    private static func hasBrackets(_ paragraph: [Unicode.Scalar]) -> Bool {
        paragraph.contains { $0.pairedBracketType != nil }
    }
}
