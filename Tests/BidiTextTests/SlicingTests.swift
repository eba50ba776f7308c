import BidiText
import Testing

@Suite("Slicing and truncation")
struct SlicingTests {
    private static let samples = [
        "a\u{2068}ب 5-6\u{2069}c", "\u{2067}א\u{202A}b\u{202C}\u{2066}1-2\u{2069}ג\u{2069}",
        "\u{202E}abc\u{2068}1 2\u{2069}d\u{202C}",
        "\u{2066}\u{2067}\u{2068}x", "a\u{2069}\u{202C}b", "\u{2068}\u{2067}א\u{2069} 5-6 a\u{2069}", "",
    ]

    @Test("Every part closes what it opens, and keeps the direction of what it is cut from")
    func slices() throws {
        var count = 0
        for text in Self.samples {
            let indices = Array(text.unicodeScalars.indices) + [text.endIndex]
            for (position, start) in indices.enumerated() {
                for end in indices[position...] {
                    count += 1
                    let slice = text.slicingClosingControls(start..<end)
                    #expect(slice.removingBidiControls() == String(text[start..<end]).removingBidiControls())
                    // After the slice nothing is open: a letter and a number have the levels of a paragraph of their own.
                    let after = try #require(BidiParagraph(slice + "א1-2", base: .rightToLeft))
                    let alone = try #require(BidiParagraph("א1-2", base: .rightToLeft))
                    #expect(after.levels.suffix(4) == alone.levels[...], "\(slice.debugDescription)")
                }
            }
        }
        #expect(count == 333)
    }

    @Test("A first strong isolate that is cut keeps the direction it had")
    func firstStrong() throws {
        let text = "\u{2068}אב 5-6\u{2069}"
        let cut = try #require(text.firstIndex(of: "5"))
        #expect(text.slicingClosingControls(cut..<text.endIndex) == "\u{2067}5-6\u{2069}")
    }

    @Test(
        "Cut after so many visible characters",
        arguments: [
            ("abc", 3, "abc"), ("abcd", 3, "abc…"), ("", 0, ""), ("a", 0, "…"),
            ("\u{2066}a\u{2069}", 1, "\u{2066}a\u{2069}"),
            ("\u{2066}ab\u{2069}", 1, "\u{2066}a\u{2069}…"), ("\u{2066}a\u{2069}b", 1, "\u{2066}a\u{2069}…"),
            ("a\u{2066}b\u{2069}", 1, "a…"), ("\u{2067}\u{202A}ab", 1, "\u{2067}\u{202A}a\u{202C}\u{2069}…"),
            ("قوّة", 2, "قوّ…"), ("می\u{200C}شود", 2, "می\u{200C}…"), ("🇸🇦🇮🇱", 1, "🇸🇦…"),
            ("ab\u{200F}", 2, "ab\u{200F}"),
            ("ب\u{200D}\u{2068}\u{200D}محمد\u{2069}", 3, "ب\u{200D}\u{2068}\u{200D}مح\u{2069}…"),
        ])
    func truncation(text: String, count: Int, expected: String) {
        #expect(text.truncated(toCharacters: count).unicodeScalars.elementsEqual(expected.unicodeScalars))
    }
}
