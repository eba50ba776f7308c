import BidiDiagnosis
import BidiText
import Testing

@Suite("Rows")
struct RowTests {
    @Test("A row of 40 columns and its Arabic twin are mirror images")
    func mirrored() {
        let english = TextRow(width: 40, leading: [.text("Margherita")], trailing: [.text("249 ₽")])
        let arabic = TextRow(width: 40, leading: [.text("مارغريتا")], trailing: [.text("249 ₽")])
        #expect(english.line(in: .leftToRight) == "Margherita" + String(repeating: " ", count: 25) + "249 ₽")
        // Right to left, a symbol without strong neighbours stands left of the number (rule N2).
        #expect(arabic.line(in: .rightToLeft) == "₽ 249" + String(repeating: " ", count: 27) + "اتيرغرام")
        #expect(english.placements(in: .leftToRight).map(\.columns) == [0..<10, 35..<40])
        #expect(arabic.placements(in: .rightToLeft).map(\.columns) == [32..<40, 0..<5])
        // The same fields mirror exactly.
        let columns = english.placements(in: .leftToRight).map {
            40 - $0.columns.upperBound..<40 - $0.columns.lowerBound
        }
        #expect(english.placements(in: .rightToLeft).map(\.columns) == columns)
    }

    @Test("Signs are mirrored, logos and numbers are not")
    func signs() {
        let row = TextRow(
            width: 24, leading: [.back, .logo("(A>")], trailing: [.text("12:30"), .forward, .sign("→|"), .sign("✓")])
        #expect(row.line(in: .leftToRight) == "‹ (A>".filled(to: 24, with: "12:30 › →| ✓"))
        #expect(row.line(in: .rightToLeft) == "✓ |← ‹ 12:30".filled(to: 24, with: "(A> ›"))
    }

    @Test(
        "Wide, combining and zero-width characters keep the columns",
        arguments: [
            // East_Asian_Width W and F count two, Mn, Me and Cf none (UAX #11, UAX #44).
            ("披萨", 4), ("ｶ", 1), ("Ａ", 2), ("e\u{301}", 1), ("مُحَمَّد", 4), ("می\u{200C}خواهم", 7),
            ("👨\u{200D}👩\u{200D}👧", 2),
            ("🇸🇦", 2), ("\u{200F}249\u{A0}₽\u{200F}", 5), ("\u{FEFF}a", 1), ("각", 2), ("1️⃣", 2),
        ])
    func columns(text: String, width: Int) {
        for direction in WritingDirection.allCases {
            let row = TextRow(width: 40, leading: [.text(text)], trailing: [.text("7")])
            let expected = direction == .leftToRight ? [0..<width, 39..<40] : [40 - width..<40, 0..<1]
            #expect(row.placements(in: direction).map(\.columns) == expected)
        }
    }

    @Test("What does not fit is told, and lines stay lines")
    func overflow() {
        let row = TextRow(width: 10, leading: [.text("Margherita")], trailing: [.text("249 ₽")])
        #expect(row.line(in: .leftToRight) == "Margherita 249 ₽")
        #expect(row.overflow(in: .leftToRight) == 6)
        #expect(row.overflow(in: .rightToLeft) == 6)
        #expect(TextRow(width: 5, leading: [.text("a")]).overflow(in: .leftToRight) == 0)
        #expect(TextRow(width: 3, leading: []).line(in: .rightToLeft) == "   ")
        let broken = TextRow(width: 30, leading: [.text("a\nb\u{1B}[0m")])
        #expect(broken.line(in: .leftToRight) == "a<U+000A LF>b<U+001B ESC>[0m".filled(to: 30, with: ""))
    }
}

extension StringProtocol {
    /// The text, spaces, and another text at the end of so many characters.
    fileprivate func filled(to width: Int, with end: String) -> String {
        self + String(repeating: " ", count: width - count - end.count) + end
    }
}
