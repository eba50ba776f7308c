internal import BidiText
import Testing

@Suite("Lines of a paragraph (rule L1)")
struct LineTests {
    let paragraph = BidiParagraph("אבג abc def 12 גד", base: .rightToLeft)

    @Test("White space at the end of a line goes to the paragraph's level")
    func trailingSpace() throws {
        let paragraph = try #require(paragraph)
        let text = paragraph.text
        let cut = try #require(text.firstIndex(of: "d"))
        let first = paragraph.line(text.startIndex..<cut)
        #expect(first.text == "אבג abc ")
        #expect(first.scalarRange == 0..<8)
        // The space between abc and def is at level 2 in the paragraph, and at 1 where the line ends.
        #expect(paragraph.levels[7]?.rawValue == 2)
        #expect(first.levels.map { $0?.rawValue } == [1, 1, 1, 1, 2, 2, 2, 1])
        #expect(first.visualText == " abc גבא")
        #expect(first.visualOrder == [7, 4, 5, 6, 3, 2, 1, 0])
        let second = paragraph.line(cut..<text.endIndex)
        #expect(second.visualText == "דג def 12")
        #expect(second.visualOrder.first == 16)
        #expect(second.runs(in: .visual).map { text[$0.range] } == [" גד", "def 12"])
    }

    @Test("All lines at once are the lines one by one")
    func allLines() throws {
        let paragraph = try #require(paragraph)
        let text = paragraph.text
        let ends = text.indices.filter { text[$0] == " " }.map { text.index(after: $0) }
        let lines = paragraph.lines(endingAt: ends)
        #expect(lines.count == 5)
        #expect(lines.map { String($0.text) }.joined() == text)
        for line in lines { #expect(line == paragraph.line(line.range)) }
        #expect(paragraph.lines(endingAt: []) == [paragraph.line(text.startIndex..<text.endIndex)])
        // An end that comes twice, or is the end of the paragraph, makes no empty line.
        #expect(paragraph.lines(endingAt: [text.startIndex, text.endIndex, text.endIndex]).count == 1)
    }

    @Test("Removed characters and isolates at the end of a line count as white space")
    func controlsAtTheEnd() throws {
        let paragraph = try #require(BidiParagraph("a \u{2067}\u{202B}\u{202C}\u{2069}b"))
        let end = try #require(paragraph.text.firstIndex(of: "b"))
        let line = paragraph.line(paragraph.text.startIndex..<end)
        #expect(line.levels.map { $0?.rawValue } == [0, 0, 0, nil, nil, 0])
    }

    @Test("The whole paragraph as a line, and an empty line")
    func extremes() throws {
        let paragraph = try #require(BidiParagraph("abc אבג \n"))
        let text = paragraph.text
        let whole = paragraph.line(text.startIndex..<text.endIndex)
        #expect(whole.levels == paragraph.levels)
        #expect(whole.runs(in: .logical) == paragraph.runs(in: .logical))
        let empty = paragraph.line(text.endIndex..<text.endIndex)
        #expect(empty.visualText.isEmpty)
        #expect(empty.runs(in: .visual).isEmpty)
        #expect(empty.scalarRange == 9..<9)
    }
}
