internal import BidiText
internal import TestSupport
import Testing

@Suite("BidiCharacterTest.txt (UAX #9)")
struct BidiCharacterTestConformance {
    /// The lines whose order ICU 72 gets wrong, 30 of 91,707.
    static let wrongInICU: [(reason: String, lines: [Int])] = [
        ("an override reaches into or past an isolate (X5a to X6a)", [59, 60, 61, 62]),
        ("an override on one or both brackets of a pair (X6, BD16, N0)", Array(65...80)),
        ("a nonspacing mark right after a closing bracket (N0)", Array(83...88) + [102, 108, 113]),
        ("more than 63 open brackets (BD16)", [120]),
    ]

    /// Right in order, wrong in levels: the base level for text that runs in one direction.
    static let shortenedByICU = [164]

    @Test("Order of all 91,707 lines, but for 30")
    func order() throws {
        let rows = try BidiCharacterTestFile().rows
        var wrongBase: [Int] = []
        var wrongOrder: [Int] = []
        var wrongLevels: [Int] = []
        for row in rows {
            let paragraph = try #require(BidiParagraph(row.text, base: row.base), "line \(row.line)")
            if paragraph.baseLevel.rawValue != row.baseLevel { wrongBase.append(row.line) }
            if paragraph.visualOrder != row.order { wrongOrder.append(row.line) }
            if paragraph.levels.map({ $0?.rawValue }) != row.levels { wrongLevels.append(row.line) }
        }
        let expected = Self.wrongInICU.flatMap(\.lines)
        #expect(rows.count == 91_707)
        #expect(expected.count == 30)
        #expect(wrongBase.isEmpty)
        #expect(wrongOrder == expected)
        #expect(wrongLevels == (expected + Self.shortenedByICU).sorted())
    }
}
