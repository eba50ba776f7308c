internal import BidiText
import Testing

/// The expected strings are what ICU's `ubidi_writeReordered` gives (KEEP_BASE_COMBINING, DO_MIRRORING) without the
/// twelve controls, but for clusters, which ICU does not know.
@Suite("Visual text (rules L2 to L4)")
struct VisualTextTests {
    typealias Row = (text: String, base: BaseDirection, visual: String)

    @Test(
        "Text of every kind",
        arguments: [
            ("", .leftToRight, ""),
            ("abc", .rightToLeft, "abc"),
            ("אבג", .leftToRight, "גבא"),
            ("abc אבג 12 def", .leftToRight, "abc 12 גבא def"),
            ("abc אבג 12 def", .rightToLeft, "def 12 גבא abc"),
            ("אבג (abc) «12»", .automatic, "«12» (abc) גבא"),
            ("אבג [a", .rightToLeft, "a] גבא"),
            ("1 ≤ 2 אב", .rightToLeft, "בא 2 ≥ 1"),
            // Only the twelve controls are left out.
            ("\u{2067}אב\u{2069}\u{200E}\u{061C}\u{202A}a\u{202C}", .leftToRight, "באa"),
            ("5\u{00A0}₪ א", .rightToLeft, "א ₪\u{00A0}5"),
            // Marks stay after their base, ZWNJ in its cluster, emoji sequences whole.
            ("בְּךָ", .rightToLeft, "ךָבְּ"),
            ("می\u{200C}شود", .rightToLeft, "دوشی\u{200C}م"),
            ("א👨\u{200D}👩\u{200D}👧🇮🇱ב", .rightToLeft, "ב🇮🇱👨\u{200D}👩\u{200D}👧א"),
            ("א👍🏽é", .rightToLeft, "é👍🏽א"),
            // Supplementary planes: Adlam and Kharoshthi are right to left, mathematical letters left to right.
            ("\u{1E900}\u{1E901}\u{1D400}", .leftToRight, "\u{1E901}\u{1E900}\u{1D400}"),
            ("\u{10A10}\u{10A11}", .leftToRight, "\u{10A11}\u{10A10}"),
            // Neither NUL nor U+2028 is special.
            ("א\u{0000}ב\u{2028}ג", .rightToLeft, "ג\u{2028}ב\u{0000}א"),
        ] as [Row])
    func texts(row: Row) {
        let visual = row.text.visualText(base: row.base)
        #expect(visual.unicodeScalars.elementsEqual(row.visual.unicodeScalars), "\(visual.debugDescription)")
    }

    @Test("A cluster whose characters have different levels is not kept together")
    func splitCluster() throws {
        // U+0600 is prepended to what follows: one cluster of AN and L.
        let text = "\u{0600}a"
        #expect(text.count == 1)
        let paragraph = try #require(BidiParagraph(text, base: .rightToLeft))
        #expect(paragraph.levels.map { $0?.rawValue } == [2, 2])
        let letter = try #require(BidiParagraph("\u{0600}א", base: .leftToRight))
        #expect(letter.text.count == 1)
        #expect(letter.levels.map { $0?.rawValue } == [2, 1])
        #expect(letter.visualText.unicodeScalars.elementsEqual("א\u{0600}".unicodeScalars))
    }

    @Test("Separators: in their place in a paragraph, at the ends in a text")
    func separators() throws {
        #expect(try #require(BidiParagraph("אב\n")).visualText == "\nבא")
        #expect("אב\r\nab\nגד".visualText() == "בא\r\nab\nדג")
        #expect("\n\nאב ".visualText() == "\n\n בא")
    }

    @Test("Visual positions are the inverse of the visual order")
    func positions() throws {
        let paragraph = try #require(BidiParagraph("a\u{202B}אב\u{202C} 1"))
        #expect(paragraph.visualOrder == [0, 6, 5, 3, 2])
        #expect(paragraph.visualPositions == [0, nil, 4, 3, nil, 2, 1])
    }
}
