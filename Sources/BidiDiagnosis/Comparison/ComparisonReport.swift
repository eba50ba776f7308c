package import BidiText

/// A comparison for people: what differs and why, a row for every character round a difference, and what is seen.
///
/// Everything but the lines after "seen" is in an order that no terminal or log viewer can change: texts are literals
/// of ASCII, and in the rows a character stands between Latin letters. Invisible characters are named everywhere.
package struct ComparisonReport {
    let comparison: TextComparison
    /// What the two texts are called, such as `actual` and `expected`.
    let names: (first: String, second: String)
    /// The direction of the paragraphs in which the texts are seen; both where it is nil.
    let base: BaseDirection?

    package init(_ comparison: TextComparison, names: (first: String, second: String), base: BaseDirection? = nil) {
        self.comparison = comparison
        self.names = names
        self.base = base
    }

    /// The whole report, in lines without a line end after the last.
    package var text: String { lines.joined(separator: "\n") }

    package var lines: [String] {
        guard !comparison.isEqual else { return noteLines }
        return differenceLines + storedLines + rowLines + seenLines
    }

    /// The causes and the characters alone, for texts that are in visual order already.
    package var causesAndRows: [String] { differenceLines + rowLines }

    // MARK: - Texts that differ

    private static let differenceLimit = 10

    private var differenceLines: [String] {
        let differences = comparison.differences
        var lines = differences.prefix(Self.differenceLimit).map { difference in
            "at \(place(of: difference)): \(comparison.message(for: difference))"
        }
        if differences.count > Self.differenceLimit {
            lines.append("and \(differences.count - Self.differenceLimit) more differences")
        }
        return lines
    }

    private func place(of difference: TextDifference) -> String {
        let (first, second) = (difference.first.lowerBound, difference.second.lowerBound)
        return first == second ? "\(first)" : "\(first) (\(names.second): \(second))"
    }

    private var storedLines: [String] {
        pair("stored", AsciiLiteral.of(cut(comparison.first)), AsciiLiteral.of(cut(comparison.second)))
    }

    private var rowLines: [String] {
        ["characters (- \(names.first), + \(names.second))"] + ComparisonRows(comparison).lines.map { "  " + $0 }
    }

    private var seenLines: [String] {
        if let base { return seenLines("seen", base) }
        let ltr = comparison.seen(in: .leftToRight)
        let isTheSame = ltr == comparison.seen(in: .rightToLeft)
        return seenLines(isTheSame ? "seen" : "seen in a left-to-right paragraph", .leftToRight)
            + (isTheSame ? [] : seenLines("seen in a right-to-left paragraph", .rightToLeft))
    }

    private func seenLines(_ heading: String, _ base: BaseDirection) -> [String] {
        let seen = comparison.seen(in: base)
        return pair("\(heading), from left to right", "[\(cut(seen.first))]", "[\(cut(seen.second))]")
    }

    // MARK: - Equal texts that are drawn differently

    private var noteLines: [String] {
        let directions = comparison.directionsDrawnDifferently
        guard !directions.isEmpty else { return [] }
        let strict = TextComparison(comparison.first, comparison.second, strictness: .controls)
        var lines = ["the characters are equal, but they are drawn in another order"]
        lines += ComparisonReport(strict, names: names).differenceLines
        for direction in directions {
            let name = direction == .leftToRight ? "left-to-right" : "right-to-left"
            lines += seenLines("seen in a \(name) paragraph", BaseDirection(direction))
        }
        return lines
    }

    // MARK: - Layout

    private func pair(_ heading: String, _ first: String, _ second: String) -> [String] {
        let width = max(names.first.count, names.second.count) + 2
        func row(_ name: String, _ text: String) -> String {
            "  " + name + String(repeating: " ", count: width - name.count) + text
        }
        return [heading, row(names.first, first), row(names.second, second)]
    }

    /// What a line holds of a text.
    private func cut(_ text: String) -> String {
        let limit = 400
        return text.unicodeScalars.count <= limit
            ? text : String(String.UnicodeScalarView(text.unicodeScalars.prefix(limit))) + " ..."
    }
}
