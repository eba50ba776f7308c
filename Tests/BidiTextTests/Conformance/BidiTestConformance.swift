internal import BidiText
internal import TestSupport
import Testing

@Suite("BidiTest.txt (UAX #9)")
struct BidiTestConformance {
    @Test("Levels and order of all 770,241 cases")
    func order() throws {
        var cases = 0
        var wrong: [String] = []
        for row in try BidiTestFile().rows {
            for base in row.bases {
                cases += 1
                // A separator is the last character of its row, so that every row is one paragraph.
                let paragraphs = BidiParagraph.paragraphs(of: row.text, base: base)
                guard let paragraph = paragraphs.first, paragraphs.count == 1 else {
                    wrong.append("line \(row.line), \(base): \(paragraphs.count) paragraphs")
                    continue
                }
                let order = paragraph.visualOrder
                if order != row.order { wrong.append("line \(row.line), \(base): \(order), not \(row.order)") }
                let levels = paragraph.levels.map { $0?.rawValue }
                if levels != row.levels { wrong.append("line \(row.line), \(base): levels \(levels)") }
            }
        }
        #expect(cases == 770_241)
        #expect(wrong.isEmpty, "\(wrong.count) wrong, first: \(wrong.prefix(5).joined(separator: "; "))")
    }

    @Test("Every class has a representative of that class", arguments: BidiClass.allCases)
    func representatives(bidiClass: BidiClass) throws {
        let scalar = try #require(BidiTestFile.representatives[bidiClass])
        #expect(BidiClass(scalar) == bidiClass)
        #expect(scalar.pairedBracketType == nil)
    }
}
