internal import BidiText
internal import ICUBridge
internal import TestSupport
import Testing

@Suite("Base direction (rules P2 and P3)")
struct BaseDirectionTests {
    typealias Row = (text: String, direction: WritingDirection, source: BaseDirectionSource)

    @Test(
        "First strong",
        arguments: [
            ("abc אבג", .leftToRight, .firstStrong(scalarOffset: 0)),
            ("1, אבג abc", .rightToLeft, .firstStrong(scalarOffset: 3)),
            ("😀 ب", .rightToLeft, .firstStrong(scalarOffset: 2)),
            ("\u{2067}אבג\u{2069} abc", .leftToRight, .firstStrong(scalarOffset: 6)),
            ("\u{2066}a\u{2067}b\u{2069}c\u{2069}א", .rightToLeft, .firstStrong(scalarOffset: 7)),
            ("\u{2069}א", .rightToLeft, .firstStrong(scalarOffset: 1)),
            ("\u{200F}abc", .rightToLeft, .firstStrong(scalarOffset: 0)),
            ("\u{202B}abc", .leftToRight, .firstStrong(scalarOffset: 1)),
            ("\u{2068}אבג", .leftToRight, .fallback),
            ("٥٠ + 7", .leftToRight, .fallback),
            ("\n", .leftToRight, .fallback),
        ] as [Row])
    func firstStrong(row: Row) throws {
        let paragraph = try #require(BidiParagraph(row.text))
        #expect(paragraph.baseDirection == row.direction)
        #expect(paragraph.baseDirectionSource == row.source)
    }

    @Test("Given directions and the fallback")
    func given() throws {
        let latin = try #require(BidiParagraph("abc", base: .rightToLeft))
        #expect(latin.baseDirection == .rightToLeft)
        #expect(latin.baseDirectionSource == .given)
        #expect(latin.baseLevel.rawValue == 1)
        let number = try #require(BidiParagraph("12", base: .firstStrong(fallback: .rightToLeft)))
        #expect(number.baseDirection == .rightToLeft)
        #expect(number.baseDirectionSource == .fallback)
        #expect(number.levels.map { $0?.rawValue } == [2, 2])
    }

    @Test("The same paragraph level as ICU's")
    func agreesWithICU() throws {
        let texts =
            try RandomCase.all().map(\.text) + ReportedFault.all().flatMap { [$0.inputRaw ?? "", $0.expectedRaw] }
        var compared = 0
        for text in texts where !text.isEmpty {
            let choices: [(BaseDirection, ICUBidi.Base)] = [
                (.automatic, .firstStrongOrLeftToRight),
                (.firstStrong(fallback: .rightToLeft), .firstStrongOrRightToLeft),
            ]
            for (base, icuBase) in choices {
                let level = try ICUBidi.open().resolve(Array(text.utf16), base: icuBase).paragraphLevel
                let paragraph = try #require(BidiParagraph.paragraphs(of: text, base: base).first)
                #expect(paragraph.baseLevel.rawValue == level, "\(text.debugDescription)")
                compared += 1
            }
        }
        #expect(compared > 4_000)
    }
}
