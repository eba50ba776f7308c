internal import BidiDiagnosis

/// How a snapshot differs from the one in its file.
struct SnapshotDifference {
    let lines: [String]

    /// Nil where they are equal.
    init?(recorded: Snapshot, actual: Snapshot, strictness: ComparisonStrictness) {
        var lines: [String] = []
        if recorded.stored.map(\.label) != actual.stored.map(\.label) {
            lines += Self.labels("texts", recorded.stored, actual.stored)
        } else {
            for (recorded, actual) in zip(recorded.stored, actual.stored) {
                let comparison = TextComparison(actual.text, recorded.text, strictness: strictness)
                guard !comparison.isEqual else { continue }
                lines.append("\(actual.label) is another text")
                lines += ComparisonReport(comparison, names: ("actual", "snapshot")).lines
            }
        }
        if lines.isEmpty { lines += Self.seenLines(recorded.seen, actual.seen) }
        guard !lines.isEmpty else { return nil }
        if recorded.versions != actual.versions {
            lines.append(
                "the snapshot was written with \(EscapedText(recorded.versions)), this is \(actual.versions): "
                    + "the difference may come from their data; if it is right, record it again")
        }
        self.lines = lines
    }

    /// Equal texts in another drawing.
    private static func seenLines(_ recorded: [Snapshot.Entry], _ actual: [Snapshot.Entry]) -> [String] {
        guard recorded.map(\.label) == actual.map(\.label) else { return labels("lines", recorded, actual) }
        return zip(recorded, actual).flatMap { recorded, actual -> [String] in
            guard !TextComparison(actual.text, recorded.text).isEqual else { return [] }
            return [
                "the texts are equal, but another line is seen: \(actual.label)", "  actual    |\(actual.text)|",
                "  snapshot  |\(RowText.shown(recorded.text))|",
            ]
        }
    }

    private static func labels(_ name: String, _ recorded: [Snapshot.Entry], _ actual: [Snapshot.Entry]) -> [String] {
        [
            "the snapshot holds other \(name)", "  actual    \(actual.map(\.label).joined(separator: ", "))",
            "  snapshot  \(EscapedText(recorded.map(\.label).joined(separator: ", ")))",
        ]
    }
}
