import BidiText
import Testing

@Suite("Wrapped lines")
struct WrappingTests {
    private func wrapped(_ text: String, _ width: Int, base: BaseDirection = .automatic) throws -> [BidiLine] {
        try #require(BidiParagraph(text, base: base)).lines(fitting: width) { _ in 1 }
    }

    @Test(
        "Lines end where UAX #14 lets them; spaces at their ends hang over the edge",
        arguments: [
            ("one two three", 7, ["one two ", "three"]), ("one two three", 8, ["one two ", "three"]),
            ("one two three", 6, ["one ", "two ", "three"]), ("one   two", 3, ["one   ", "two"]),
            ("one two", 100, ["one two"]),
            // LB21: a hyphen ends a line; LB25: not inside a number; LB11, LB12: never at a no-break space.
            ("ab-cd", 3, ["ab-", "cd"]), ("x -12.50", 6, ["x ", "-12.50"]), ("a\u{A0}b c", 4, ["a\u{A0}b ", "c"]),
            // LB4, LB6: a line separator ends a line and stays on it.
            ("a\u{2028}b", 1, ["a\u{2028}", "b"]),
            // What fits nowhere is cut between clusters.
            ("abcdefg", 3, ["abc", "def", "g"]), ("x abcdefg", 3, ["x ", "abc", "def", "g"]),
            ("e\u{301}e\u{301}e\u{301}", 2, ["e\u{301}e\u{301}", "e\u{301}"]), ("ab", 0, ["a", "b"]),
        ])
    func breaks(text: String, width: Int, expected: [String]) throws {
        let lines = try wrapped(text, width)
        #expect(lines.map { Array($0.text.unicodeScalars) } == expected.map { Array($0.unicodeScalars) })
    }

    @Test("Every line is ordered by itself, and its spaces go to its end by rule L1")
    func levels() throws {
        let lines = try wrapped("אב iPhone 15 Pro", 9, base: .rightToLeft)
        // The space after "iPhone" is between left-to-right words, and still has the level of the paragraph.
        #expect(lines.map { String($0.text) } == ["אב iPhone ", "15 Pro"])
        #expect(lines.first?.visualText == " iPhone בא")
        #expect(lines.last?.visualText == "15 Pro")
    }

    @Test("The measure decides, and lines cover the paragraph")
    func measure() throws {
        let text = String(repeating: "שלום world, 世界 12 ", count: 50)
        let paragraph = try #require(BidiParagraph(text))
        for width in [1, 2, 7, 40, 1000] {
            let lines = paragraph.lines(fitting: width) { $0.isASCII ? 1 : 2 }
            #expect(lines.map { String($0.text) }.joined() == text)
            for line in lines {
                let columns = line.text.reversed().drop(while: \.isWhitespace).map { $0.isASCII ? 1 : 2 }.reduce(0, +)
                #expect(columns <= width || line.text.reversed().drop(while: \.isWhitespace).count == 1)
            }
        }
    }

    @Test("A long word without a place to break is done in linear time")
    func long() throws {
        let lines = try wrapped(String(repeating: "a", count: 200_000), 80)
        #expect(lines.count == 2_500)
    }
}
