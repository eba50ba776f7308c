internal import BidiText
import Testing

@Suite("Splitting into paragraphs (rule P1)")
struct ParagraphSplittingTests {
    @Test(
        "Separators end their paragraph",
        arguments: [
            ("a\nb", ["a\n", "b"]), ("a\r\nb\r", ["a\r\n", "b\r"]), ("\n\n", ["\n", "\n"]),
            ("\r\r\n\n", ["\r", "\r\n", "\n"]),
            ("a\u{2029}\u{0301}b", ["a\u{2029}", "\u{0301}b"]),
            (
                "a\u{0085}b\u{001C}c\u{001D}d\u{001E}",
                ["a\u{0085}", "b\u{001C}", "c\u{001D}", "d\u{001E}"]
            ),
            ("a\u{2028}b\u{000B}c\u{000C}d\u{0000}e\u{001F}", ["a\u{2028}b\u{000B}c\u{000C}d\u{0000}e\u{001F}"]),
            ("", []), ("a", ["a"]),
        ] as [(String, [String])])
    func texts(text: String, expected: [String]) {
        let paragraphs = BidiParagraph.paragraphs(of: text)
        #expect(paragraphs.map(\.text) == expected)
        #expect(paragraphs.map(\.text).joined() == text)
    }

    @Test("Scalar ranges follow each other and count scalars")
    func ranges() {
        let paragraphs = BidiParagraph.paragraphs(of: "a😀\r\n\u{0628}\u{064E}\nc")
        #expect(paragraphs.map(\.scalarRange) == [0..<4, 4..<7, 7..<8])
        #expect(paragraphs.map(\.levels.count) == [4, 3, 1])
    }

    @Test("Every paragraph has its own base direction")
    func directions() {
        let paragraphs = BidiParagraph.paragraphs(of: "abc\nאבג\n123")
        #expect(paragraphs.map(\.baseDirection) == [.leftToRight, .rightToLeft, .leftToRight])
        #expect(
            paragraphs.map(\.baseDirectionSource)
                == [.firstStrong(scalarOffset: 0), .firstStrong(scalarOffset: 0), .fallback])
    }

    @Test(
        "A single paragraph: only what is one",
        arguments: [
            ("abc", true), ("abc\n", true), ("abc\r\n", true), ("\n", true), ("", false), ("a\nb", false),
            ("\n\n", false),
        ])
    func single(text: String, isOne: Bool) {
        let paragraph = BidiParagraph(text)
        #expect((paragraph != nil) == isOne)
        #expect(paragraph == (isOne ? BidiParagraph.paragraphs(of: text).first : nil))
    }
}
