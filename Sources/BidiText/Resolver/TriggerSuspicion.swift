/// A loop of plain comparisons, which the compiler turns into vector instructions: it clears nearly all text.
enum TriggerSuspicion {
    /// Whether a trigger is possible: a control or bracket that is one by itself, a closing bracket before what can be
    /// a mark, or more than 63 characters that can be opening brackets.
    static func isRaised(by units: Span<UInt16>) -> Bool {
        guard !units.isEmpty else { return false }
        // Two spans, one unit apart, and two loops: a variable that carries the unit before, or one loop for all, would
        // not be vectorised.
        let pairs = units.count - 1
        let last = units[pairs]
        var openings = Int(isPossibleOpening(last))
        var start = 0
        while start < pairs {
            // Short enough for a count in 16 bits, long enough to make the loop worth while.
            let end = min(start + 4_096, pairs)
            let stretch = units.extracting(start..<end)
            let following = units.extracting(start + 1..<end + 1)
            var suspects: UInt16 = 0
            var opening: UInt16 = 0
            for index in stretch.indices {
                suspects |= isTrigger(stretch[index])
                opening &+= isPossibleOpening(stretch[index])
            }
            for index in 0..<min(stretch.count, following.count) {
                suspects |= isPossibleClosing(stretch[index]) & isPossibleMark(following[index])
            }
            openings += Int(opening)
            if suspects != 0 || openings > BidiLimit.openBrackets { return true }
            start = end
        }
        return isTrigger(last) != 0 || openings > BidiLimit.openBrackets
    }

    // 1 or 0 instead of Bool, so that nothing branches. Tests compare the ranges with ICU's properties.

    /// Overrides, and the brackets with canonical equivalents.
    @inline(__always)
    private static func isTrigger(_ unit: UInt16) -> UInt16 {
        ((unit &- 0x202D) < 2 ? 1 : 0) | ((unit &- 0x2329) < 2 ? 1 : 0)
    }

    @inline(__always)
    static func isPossibleOpening(_ unit: UInt16) -> UInt16 {
        (unit == 0x28 ? 1 : 0) | (unit & 0xFFDF == 0x5B ? 1 : 0) | isOtherBracket(unit)
    }

    @inline(__always)
    static func isPossibleClosing(_ unit: UInt16) -> UInt16 {
        (unit == 0x29 ? 1 : 0) | (unit & 0xFFDF == 0x5D ? 1 : 0) | isOtherBracket(unit)
    }

    /// The places of all brackets beyond ASCII, with much else among them: few comparisons are worth more here than
    /// exact ones. Isolates, currency signs, quotes, and letters of right-to-left scripts (presentation forms aside) are
    /// not in these ranges.
    @inline(__always)
    private static func isOtherBracket(_ unit: UInt16) -> UInt16 {
        ((unit &- 0x2045) < 2 ? 1 : 0) | ((unit &- 0x207D) < 0x12 ? 1 : 0) | ((unit &- 0x2308) < 0x0D14 ? 1 : 0)
            | ((unit &- 0x0F3A) < 0x0763 ? 1 : 0) | (unit >= 0xFE59 ? 1 : 0)
    }

    /// Everything but printable ASCII and the Arabic comma: marks, and what rule X9 removes, which does not part a mark from its bracket.
    @inline(__always)
    private static func isPossibleMark(_ unit: UInt16) -> UInt16 {
        ((unit &- 0x20) < 0x5F ? 0 : 1) & (unit == 0x060C ? 0 : 1)
    }
}
