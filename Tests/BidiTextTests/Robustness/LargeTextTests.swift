internal import BidiText
import Testing

/// Inputs that make a careless implementation quadratic. A quadratic pass over them takes hours, not minutes.
@Suite("Large and deep text", .timeLimit(.minutes(2)))
struct LargeTextTests {
    static let count = 200_000

    @Test(
        "Isolates and embeddings by the hundred thousand",
        arguments: [
            "\u{2068}", "\u{2067}\u{2069}", "\u{2066}א", "\u{202B}", "\u{202E}a\u{202C}", "\u{2069}", "\u{202C}",
        ])
    func controls(unit: String) throws {
        let text = String(repeating: unit, count: Self.count) + "b"
        let paragraph = try #require(BidiParagraph(text))
        #expect(paragraph.levels.count == text.unicodeScalars.count)
        #expect(paragraph.visualOrder.count == paragraph.levels.count { $0 != nil })
        // Of the characters above only letters are seen.
        let letters = text.unicodeScalars.count { $0 == "a" || $0 == "b" || $0 == "א" }
        #expect(paragraph.visualText.unicodeScalars.count == letters)
    }

    @Test("A long text that changes direction with every letter, deep inside embeddings")
    func alternating() throws {
        let depth = String(repeating: "\u{202B}\u{202A}", count: 61)
        let text = "x" + depth + String(repeating: "aא", count: Self.count)
        let paragraph = try #require(BidiParagraph(text))
        let runs = paragraph.runs(in: .visual)
        #expect(runs.count == 2 * Self.count + 1)
        #expect(paragraph.levels.last == EmbeddingLevel(rawValue: 123))
        // The deep stretch is at even levels as a whole: it starts at its left.
        #expect(paragraph.visualOrder.prefix(3) == [0, 123, 124])
    }

    @Test("One letter with marks by the hundred thousand", arguments: [BaseDirection.automatic, .rightToLeft])
    func marks(base: BaseDirection) {
        let marks = String(repeating: "\u{5B0}\u{651}", count: Self.count)
        let seen = ("א" + marks + "ב").visualText(base: base)
        #expect(seen.unicodeScalars.elementsEqual(("בא" + marks).unicodeScalars))
    }

    @Test("What an isolate is to hold, of controls and separators alone, is one piece", arguments: ["\u{2068}", "\t"])
    func contained(unit: String) {
        let contained = ContainedText(String(repeating: unit, count: Self.count))
        #expect(contained.pieces.count == 1)
    }

    @Test("A paragraph for every line, and a line for every word")
    func pieces() throws {
        let lines = BidiParagraph.paragraphs(of: String(repeating: "אב 1\r\n", count: Self.count / 10))
        #expect(lines.count == Self.count / 10)
        #expect(lines.last?.scalarRange.upperBound == 6 * Self.count / 10)

        let paragraph = try #require(BidiParagraph(String(repeating: "אב ", count: Self.count / 10)))
        let ends = paragraph.text.indices.filter { paragraph.text[$0] == "א" }
        let words = paragraph.lines(endingAt: ends)
        #expect(words.count == Self.count / 10)
        #expect(words.allSatisfy { $0.visualText == " בא" })
    }

    @Test("All of Unicode in one text")
    func everyScalar() {
        let all = (0...UInt32(0x10FFFF)).lazy.compactMap(Unicode.Scalar.init)
        let text = String(String.UnicodeScalarView(all))
        let paragraphs = BidiParagraph.paragraphs(of: text)
        // LF; CR (CR LF is not in this order); U+001C to U+001E; U+0085; U+2029; and the rest.
        #expect(paragraphs.count == 8)
        #expect(paragraphs.map(\.text).joined().unicodeScalars.elementsEqual(text.unicodeScalars))
        #expect(paragraphs.reduce(0) { $0 + $1.levels.count } == 1_112_064)
        let visible = all.count { !BidiClass($0).isRemovedByX9 }
        #expect(paragraphs.reduce(0) { $0 + $1.visualOrder.count } == visible)
        let seen = paragraphs.reduce(0) { $0 + $1.visualText.unicodeScalars.count }
        #expect(seen == 1_112_064 - BidiControl.allCases.count)
    }
}
