internal import BidiText
internal import TestSupport
import Testing

@Suite("BidiTest.txt (UAX #9)")
struct BidiTestConformance {
    /// Cases whose levels differ while the order is right: ICU answers the base level for text that runs in one
    /// direction, such as U+0661 alone in a left-to-right paragraph, which has level 2 in UAX #9.
    static let levelsShortenedByICU = 105_785

    @Test("Order of all 770,241 cases")
    func order() throws {
        var cases = 0
        var wrongLevels = 0
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
                if paragraph.levels.map({ $0?.rawValue }) != row.levels { wrongLevels += 1 }
            }
        }
        #expect(cases == 770_241)
        #expect(wrong.isEmpty, "\(wrong.count) wrong, first: \(wrong.prefix(5).joined(separator: "; "))")
        #expect(wrongLevels == Self.levelsShortenedByICU)
    }

    @Test("Every class has a representative of that class", arguments: BidiClass.allCases)
    func representatives(bidiClass: BidiClass) throws {
        let scalar = try #require(BidiTestFile.representatives[bidiClass])
        #expect(BidiClass(scalar) == bidiClass)
        #expect(scalar.pairedBracketType == nil)
    }
}
