/// A set of bidi classes: the groups that UAX #9's rules speak of.
struct BidiClassSet: Hashable, Sendable, ExpressibleByArrayLiteral {
    private var bits: UInt32 = 0

    init(arrayLiteral classes: BidiClass...) {
        for bidiClass in classes { insert(bidiClass) }
    }

    @inline(__always) mutating func insert(_ bidiClass: BidiClass) { bits |= 1 << UInt32(bidiClass.rawValue) }

    @inline(__always) func contains(_ bidiClass: BidiClass) -> Bool { bits & (1 << UInt32(bidiClass.rawValue)) != 0 }

    @inline(__always) func isDisjoint(with other: BidiClassSet) -> Bool { bits & other.bits == 0 }

    /// L, R and AL.
    static let strong: BidiClassSet = [.leftToRight, .rightToLeft, .arabicLetter]
    /// LRI, RLI and FSI.
    static let isolateInitiators: BidiClassSet = [.leftToRightIsolate, .rightToLeftIsolate, .firstStrongIsolate]
    /// "NI" of the rules N0 to N2: neutrals and isolate formatting characters.
    static let neutrals: BidiClassSet = [
        .paragraphSeparator, .segmentSeparator, .whitespace, .otherNeutral, .leftToRightIsolate, .rightToLeftIsolate,
        .firstStrongIsolate, .popDirectionalIsolate,
    ]
    /// What rule X9 removes.
    static let removed: BidiClassSet = [
        .leftToRightEmbedding, .rightToLeftEmbedding, .leftToRightOverride, .rightToLeftOverride,
        .popDirectionalFormat, .boundaryNeutral,
    ]
    /// What rule L1 resets before a separator and at the end of a line.
    static let lineWhitespace: BidiClassSet = [
        .whitespace, .leftToRightIsolate, .rightToLeftIsolate, .firstStrongIsolate, .popDirectionalIsolate,
    ]
}
