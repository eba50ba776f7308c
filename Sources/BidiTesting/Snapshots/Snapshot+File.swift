internal import BidiDiagnosis

extension Snapshot {
    private static let heading = "swift-bidi snapshot 1"
    private static let divider = "--- seen, from left to right ---"

    /// A file that is no snapshot.
    struct Unreadable: Error {
        let line: Int
    }

    /// The contents of the file: escaped texts first, then lines that people can read.
    var contents: String {
        ([Self.heading, versions] + stored.map { "\($0.label): \(Self.literal($0.text))" } + [Self.divider]
            + seen.map { "\($0.label): |\($0.text)|" }).joined(separator: "\n") + "\n"
    }

    /// Reads the contents of a file.
    init(contents: String) throws(Unreadable) {
        let lines = contents.split(separator: "\n", omittingEmptySubsequences: true).map(String.init)
        guard lines.count >= 3, lines[0] == Self.heading else { throw Unreadable(line: 1) }
        guard let divider = lines.firstIndex(of: Self.divider) else { throw Unreadable(line: lines.count) }
        versions = lines[1]
        stored = []
        seen = []
        for number in 2..<lines.count where number != divider {
            let isStored = number < divider
            let bounds: (Character, Character) = isStored ? ("\"", "\"") : ("|", "|")
            guard let entry = Self.entry(lines[number], bounds) else { throw Unreadable(line: number + 1) }
            if isStored {
                guard let text = try? entry.text.unescaped() else { throw Unreadable(line: number + 1) }
                stored.append(Entry(label: entry.label, text: text))
            } else {
                seen.append(entry)
            }
        }
    }

    /// A literal that reads back as it is: the reader knows the references of HTML too.
    private static func literal(_ text: String) -> String {
        AsciiLiteral.of(text).replacing("&", with: #"\u{0026}"#)
    }

    /// `label: "text"`.
    private static func entry(_ line: String, _ bounds: (Character, Character)) -> Entry? {
        let scalars = line.unicodeScalars
        guard let colon = scalars.firstIndex(of: ":") else { return nil }
        let text = scalars[colon...].dropFirst(2)
        guard text.count >= 2, text.first.map(Character.init) == bounds.0, text.last.map(Character.init) == bounds.1
        else { return nil }
        return Entry(label: String(scalars[..<colon]), text: String(text.dropFirst().dropLast()))
    }
}
