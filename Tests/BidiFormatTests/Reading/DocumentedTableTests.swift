import BidiFormat
import TestSupport
import Testing

/// The table of `Documentation/Reading.md` says what is true.
@Suite("The documented table")
struct DocumentedTableTests {
    @Test func everyRow() throws {
        let rows = try Fixture.document("Reading.md").split(separator: "\n").filter { $0.hasPrefix("|") }
            .map { $0.split(separator: "|").map { $0.split(separator: " ").map(String.init) } }
        let groups = try #require(rows.first).dropFirst()
        var readings = 0
        for row in rows.dropFirst(2) {
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

    /// The texts between backquotes of a cell that was cut at its spaces.
    private static func typed(_ cell: [String]) -> [String] {
        cell.joined(separator: " ").split(separator: "`").map(String.init).filter { $0 != " " }
    }
}
