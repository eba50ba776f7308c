/// Rule L2: reverse every stretch at a level or higher, from the highest level down to the lowest odd one.
enum VisualRunOrder {
    /// The visual order, left to right, of runs that are given by their levels in logical order.
    ///
    /// A stretch of levels at or above `n` is laid out in the direction of its lowest level, with the higher stretches
    /// as single pieces in it; so the runs are joined into pieces with a stack of rising levels. Linear in the number
    /// of runs, whatever the depth, where reversing level by level is not.
    static func order(ofLevels levels: [UInt8]) -> [Int] {
        var next = [Int](repeating: end, count: levels.count)
        var stack: [Piece] = []

        for (index, level) in levels.enumerated() {
            close(&stack, downTo: level, &next)
            let run = Piece(level: level, first: index, last: index)
            if let top = stack.last, top.level == level {
                stack[stack.count - 1] = join(top, run, at: level, &next)
            } else {
                stack.append(run)
            }
        }
        close(&stack, downTo: 0, &next)

        var order: [Int] = []
        order.reserveCapacity(levels.count)
        var index = stack.first?.first ?? end
        while index != end {
            order.append(index)
            index = next[index]
        }
        return order
    }

    private static let end = -1

    /// Runs that are in their final order among each other, as a linked list.
    private struct Piece {
        var level: UInt8
        var first: Int
        var last: Int
    }

    /// Ends all stretches above a level; the last one becomes a part of the stretch at that level.
    private static func close(_ stack: inout [Piece], downTo level: UInt8, _ next: inout [Int]) {
        while var top = stack.last, top.level > level {
            stack.removeLast()
            if let outer = stack.last, outer.level >= level {
                stack[stack.count - 1] = join(outer, top, at: outer.level, &next)
            } else {
                top.level = level
                stack.append(top)
            }
        }
    }

    /// Puts the later piece after the earlier one, in the direction of the level at which they meet.
    private static func join(_ earlier: Piece, _ later: Piece, at level: UInt8, _ next: inout [Int]) -> Piece {
        let (left, right) = level & 1 == 0 ? (earlier, later) : (later, earlier)
        next[left.last] = right.first
        return Piece(level: level, first: left.first, last: right.last)
    }
}
