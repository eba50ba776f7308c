/// Rule L2 word for word, to compare the fast way with: from the highest level down to the lowest odd one, every
/// stretch at that level or higher is reversed.
enum VisualOrderReference {
    /// Offsets from left to right; nil levels have no place.
    static func order(of levels: [UInt8?]) -> [Int] {
        var order = levels.indices.filter { levels[$0] != nil }
        let known = levels.compactMap { $0 }
        guard let highest = known.max(), let lowestOdd = known.filter({ $0 % 2 == 1 }).min() else { return order }
        for level in stride(from: highest, through: lowestOdd, by: -1) {
            var start = 0
            while start < order.count {
                var end = start
                while end < order.count, (levels[order[end]] ?? 0) >= level { end += 1 }
                order[start..<end].reverse()
                start = max(end, start + 1)
            }
        }
        return order
    }
}
