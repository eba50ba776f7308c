import BidiFormat
import TestSupport
import Testing

/// The table of what people type says what is true, in `Documentation/Reading.md` and in the README's copy of it.
@Suite("The documented table")
struct DocumentedTableTests {
    @Test(arguments: ["Reading.md", "../README.md"])
    func everyRow(_ document: String) throws {
        let rows = try Self.table(in: document)
            .map { $0.split(separator: "|").map { $0.split(separator: " ").map(String.init) } }
        let groups = try #require(rows.first).dropFirst()
        var readings = 0
        for row in rows.dropFirst(2) {
            #expect(row.count == groups.count + 1)
            for (tags, value) in zip(groups, row.dropFirst()) {
                for tag in tags {
                    let style = try NumberFormatStyle(locale: tag)
                    for typed in try Self.typed(#require(row.first)) {
                        readings += 1
                        #expect((try? style.readExactly(typed).text) ?? "–" == value[0], "\(typed) in \(tag)")
                    }
                }
            }
        }
        #expect(readings == 27 * 19)
    }

    @Test func theCopyIsTheSame() throws {
        #expect(try Self.table(in: "../README.md") == Self.table(in: "Reading.md"))
    }

    /// The lines of the table whose first column is called `typed`.
    private static func table(in document: String) throws -> [Substring] {
        try Fixture.document(document).split(separator: "\n", omittingEmptySubsequences: false)
            .drop { !$0.hasPrefix("| typed |") }.prefix { $0.hasPrefix("|") }.map(\.self)
    }

    /// The texts between backquotes of a cell that was cut at its spaces.
    private static func typed(_ cell: [String]) -> [String] {
        cell.joined(separator: " ").split(separator: "`").map(String.init).filter { $0 != " " }
    }
}
