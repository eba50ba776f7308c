internal import BidiDiagnosis
internal import BidiText

/// What a snapshot's file holds: texts as stored, lines as seen, and the versions of the data that wrote them.
struct Snapshot: Hashable {
    /// Such as `ICU 72.1, CLDR 42.0`.
    var versions: String
    /// The texts, escaped in the file, that the comparison reads.
    var stored: [Entry]
    /// What is seen in both directions: for people, and compared too.
    var seen: [Entry]

    struct Entry: Hashable {
        let label: String
        let text: String
    }

    /// The versions of this process.
    static var currentVersions: String { "ICU \(EngineVersion.icu), CLDR \(EngineVersion.cldr)" }

    /// A text in paragraphs of both directions.
    init(of text: String) {
        versions = Self.currentVersions
        stored = [Entry(label: "text", text: text)]
        seen = WritingDirection.allCases.flatMap { direction in
            text.visualText(base: BaseDirection(direction)).split(
                omittingEmptySubsequences: false, whereSeparator: \.isParagraphSeparator
            ).map { Entry(label: direction.rawValue, text: RowText.shown(String($0))) }
        }
    }

    /// A row from left to right, and one from right to left.
    init(leftToRight: TextRow, rightToLeft: TextRow) {
        versions = Self.currentVersions
        let rows = [(leftToRight, WritingDirection.leftToRight), (rightToLeft, .rightToLeft)]
        stored = rows.flatMap { row, direction in
            row.leading.map { Entry(label: "\(direction.rawValue) leading", text: $0.storedText) }
                + row.trailing.map { Entry(label: "\(direction.rawValue) trailing", text: $0.storedText) }
        }
        seen = rows.flatMap { row, direction in
            let overflow = row.overflow(in: direction)
            return [Entry(label: direction.rawValue, text: row.line(in: direction))]
                + (overflow > 0 ? [Entry(label: "\(direction.rawValue) too wide by", text: "\(overflow)")] : [])
        }
    }
}

extension Character {
    fileprivate var isParagraphSeparator: Bool {
        unicodeScalars.contains { $0.bidiClass == .paragraphSeparator }
    }
}
