/// A level run (BD7) in UTF-8; it ends where the next one starts. Four bytes: a long text can have one for every letter.
struct StretchRun {
    private let bits: UInt32

    /// Runs of longer text have no place in four bytes.
    static let longestText = 1 << 26 - 1

    @inline(__always)
    init(start: Int, level: UInt8) { bits = UInt32(truncatingIfNeeded: start) << 6 | UInt32(level) }

    var start: Int { Int(bits >> 6) }

    var level: UInt8 { UInt8(truncatingIfNeeded: bits & 0x3F) }
}
