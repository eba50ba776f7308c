/// A set of bidi classes, in one word.
struct BidiClassSet: Hashable, Sendable {
    private var bits: UInt32 = 0

    @inline(__always) mutating func insert(_ bidiClass: BidiClass) { bits |= 1 << UInt32(bidiClass.rawValue) }

    @inline(__always) func contains(_ bidiClass: BidiClass) -> Bool { bits & (1 << UInt32(bidiClass.rawValue)) != 0 }
}
