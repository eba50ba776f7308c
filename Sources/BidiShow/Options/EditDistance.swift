/// How many letters two words differ by.
enum EditDistance {
    /// Insertions, removals, replacements and swaps of neighbours (optimal string alignment). O(n · m).
    static func between(_ first: String, _ second: String) -> Int {
        let first = Array(first.unicodeScalars)
        let second = Array(second.unicodeScalars)
        var beforeLast: [Int] = []
        var last = Array(0...second.count)
        for row in first.indices {
            var current = [row + 1]
            for column in second.indices {
                let replaced = last[column] + (first[row] == second[column] ? 0 : 1)
                var distance = min(replaced, last[column + 1] + 1, current[column] + 1)
                if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
                    distance = min(distance, beforeLast[column - 1] + 1)
                }
                current.append(distance)
            }
            beforeLast = last
            last = current
        }
        return last[second.count]
    }

    /// The word that was probably meant: the nearest one, if no more than a third of it differs.
    static func nearest(to word: String, in words: [String]) -> String? {
        // A long argument is text that begins with dashes, not a typing mistake.
        guard word.utf8.count < 64 else { return nil }
        let best = words.map { (word: $0, distance: between(word, $0)) }.min { $0.distance < $1.distance }
        return best.flatMap { $0.distance * 3 <= $0.word.count ? $0.word : nil }
    }
}
