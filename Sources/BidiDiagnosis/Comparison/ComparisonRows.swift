/// The characters of two texts in rows, as in a diff: those round each difference, with a pointer at the first one.
struct ComparisonRows {
    /// How many equal characters are shown before and after a difference.
    private static let context = 3
    private static let limit = 60

    private let first: [Unicode.Scalar]
    private let second: [Unicode.Scalar]
    private let differences: [TextDifference]
    private let places: Int

    init(_ comparison: TextComparison) {
        first = Array(comparison.first.unicodeScalars)
        second = Array(comparison.second.unicodeScalars)
        differences = comparison.differences
        places = CharacterRow.places(for: max(first.count, second.count))
    }

    var lines: [String] {
        var rows = ["    " + CharacterRow.heading(places: places)]
        var end = 0
        for (number, difference) in differences.enumerated() {
            let next = number + 1 < differences.count ? differences[number + 1].first.lowerBound : first.count
            let start = difference.first.lowerBound
            if start - end > Self.context { rows.append("    ...") }
            rows += equal(max(end, start - Self.context)..<start)
            rows += changed(difference, isFirst: number == 0)
            end = min(difference.first.upperBound + Self.context, next)
            rows += equal(difference.first.upperBound..<end)
        }
        if end < first.count { rows.append("    ...") }
        return rows.count <= Self.limit ? rows : rows.prefix(Self.limit) + ["    (and more)"]
    }

    private func equal(_ range: Range<Int>) -> [String] { range.map { row("  ", " ", $0, first[$0]) } }

    private func changed(_ difference: TextDifference, isFirst: Bool) -> [String] {
        let removed = difference.first.prefix(Self.limit).map { ("-", $0, first[$0]) }
        let added = difference.second.prefix(Self.limit).map { ("+", $0, second[$0]) }
        return (removed + added).enumerated().map { index, change in
            row(isFirst && index == 0 ? "> " : "  ", change.0, change.1, change.2)
        }
    }

    private func row(_ pointer: String, _ sign: String, _ offset: Int, _ scalar: Unicode.Scalar) -> String {
        pointer + sign + " " + CharacterRow.row(scalar, at: offset, places: places)
    }
}
