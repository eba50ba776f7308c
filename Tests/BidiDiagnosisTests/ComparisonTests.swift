import BidiText
import TestSupport
import Testing

@testable import BidiDiagnosis

@Suite("Comparison of two texts")
struct ComparisonTests {
    @Test("NBSP, NNBSP, thin space and space are equal, and the 12 controls do not count")
    func notCounted() {
        for space in ["\u{A0}", "\u{202F}", "\u{2009}", "\u{3000}"] {
            #expect(TextComparison("249\(space)₽", "249 ₽").isEqual)
            #expect(!TextComparison("249\(space)₽", "249 ₽", strictness: .spaces).isEqual)
            #expect(!TextComparison("249\(space)₽", "249₽").isEqual)
        }
        #expect(BidiControl.allCases.count == 12)
        for control in BidiControl.allCases {
            for text in ["\(control.text)ab", "a\(control.text)b", "ab\(control.text)"] {
                #expect(TextComparison(text, "ab").isEqual)
                let strict = TextComparison(text, "ab", strictness: .controls)
                #expect(strict.differences.map(\.cause) == [.control])
                #expect(strict.differences.first?.second.isEmpty == true)
            }
        }
    }

    @Test("Canonical equivalence is that of ==, and composition counts where asked for")
    func equivalence() {
        // UAX #15: U+0627 U+0653 is U+0622, U+0065 U+0301 is U+00E9; the order of marks of other classes is free.
        for (first, second) in [
            ("\u{627}\u{653}", "\u{622}"), ("e\u{301}", "\u{E9}"), ("b\u{323}\u{307}", "b\u{307}\u{323}"),
        ] {
            #expect(TextComparison(first, second).isEqual)
            let strict = TextComparison("x\(first)y", "x\(second)y", strictness: .composition)
            #expect(strict.differences.map(\.cause) == [.composition])
        }
    }

    @Test(
        "What counts has a cause and a place",
        arguments: [
            ("قیمت ۱۲", "قیمت ١٢", .digits, 5..<7, 5..<7), ("۱", "1", .digits, 0..<1, 0..<1),
            ("می\u{200C}خواهم", "میخواهم", .joiner, 2..<3, 2..<2),
            ("ab", "a\u{200D}b", .joiner, 1..<1, 1..<2), ("ab", "a\u{200B}b", .invisible, 1..<1, 1..<2),
            ("علی", "علي", .lookalike, 2..<3, 2..<3), ("کتاب", "كتاب", .lookalike, 0..<1, 0..<1),
            ("US$", "$US", .order, 0..<3, 0..<3), ("10–5 OK", "5–10 OK", .order, 0..<4, 0..<4),
            ("-5", "\u{2212}5", .lookalike, 0..<1, 0..<1), ("abc", "abd", nil, 2..<3, 2..<3),
            ("", "a", nil, 0..<0, 0..<1), ("a\u{200F} b", "a c", nil, 3..<4, 2..<3),
        ] as [(String, String, TextDifference.Cause?, Range<Int>, Range<Int>)])
    func counted(first: String, second: String, cause: TextDifference.Cause?, one: Range<Int>, two: Range<Int>) {
        #expect(
            TextComparison(first, second).differences == [TextDifference(first: one, second: two, cause: cause)])
        #expect(
            TextComparison(second, first).differences == [TextDifference(first: two, second: one, cause: cause)])
    }

    @Test("Several differences are told apart, in the order of the text")
    func several() {
        let comparison = TextComparison("علی ۱۲ کتاب", "علي ١٢ كتاب")
        #expect(comparison.differences.map(\.cause) == [.lookalike, .digits, .lookalike])
        #expect(comparison.differences.map(\.first) == [2..<3, 4..<6, 7..<8])
    }

    @Test("Equal texts that are drawn in another order say in which paragraphs")
    func drawnDifferently() {
        // "249 ₽" alone: `₽` takes the paragraph's direction (rules W4 to W7, N2), after LRM it is left to right.
        #expect(TextComparison("249 ₽", "\u{2066}249 ₽\u{2069}").directionsDrawnDifferently == [.rightToLeft])
        #expect(TextComparison("249 ₽", "\u{2067}249 ₽\u{2069}").directionsDrawnDifferently == [.leftToRight])
        #expect(TextComparison("249", "\u{200E}249").directionsDrawnDifferently == [])
        #expect(TextComparison("249 ₽", "249 ₽").directionsDrawnDifferently == [])
    }

    @Test("Reported faults of equality")
    func reported() throws {
        let faults = try ReportedFault.all().filter { $0.kind == "equality" }
        #expect(faults.map(\.id) == ["eq-01", "eq-04", "eq-06", "eq-07", "eq-09"])
        for fault in faults {
            let first = try #require(fault.leftRaw)
            let second = try #require(fault.rightRaw)
            let comparison = TextComparison(first, second)
            let strict = TextComparison(first, second, strictness: .exact)
            switch fault.id {
            case "eq-01":
                #expect(comparison.isEqual)
                #expect(
                    strict.differences == [
                        TextDifference(first: 0..<1, second: 0..<0, cause: .control),
                        TextDifference(first: 9..<10, second: 8..<9, cause: .space),
                        TextDifference(first: 10..<11, second: 9..<9, cause: .control),
                    ])
                #expect(
                    strict.differences.map(strict.message) == [
                        "extra RLM (U+200F)",
                        "NBSP (U+00A0) against space (U+0020): other kinds of space",
                        "extra RLM (U+200F)",
                    ])
            case "eq-04", "eq-07":
                #expect(!comparison.differences.isEmpty)
                #expect(comparison.differences.allSatisfy { $0.cause == .joiner })
            case "eq-06":
                // The fixture has both composed alike or not; canonically they are one.
                #expect(comparison.isEqual)
                #expect(strict.isEqual == first.utf8.elementsEqual(second.utf8))
            default:
                // A ZWNJ is spelling, an LRM is nothing.
                #expect(comparison.differences.map(\.cause) == [.joiner])
            }
        }
    }

    @Test("Long texts that differ everywhere are compared in bounded time")
    func long() {
        let first = String(repeating: "ab ", count: 30_000)
        let second = String(repeating: "cd ", count: 30_000)
        #expect(TextComparison(first, first + "x").differences.count == 1)
        #expect(TextComparison(first, second).differences.count == 1)
    }
}
