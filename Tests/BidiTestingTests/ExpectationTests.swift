import BidiDiagnosis
import BidiFormat
import BidiTesting
import BidiText
import FoundationEssentials
import Testing

@Suite("Expectations")
struct ExpectationTests {
    @Test("expectText passes for what a reader cannot tell apart")
    func textPasses() {
        #expect(expectText("\u{2066}US$\u{2069}", equals: "US$"))
        #expect(expectText("1\u{202F}234", equals: "1 234"))
        #expect(expectText("\u{627}\u{653}", equals: "\u{622}"))
    }

    @Test(
        "expectText fails for what a reader can",
        arguments: [
            ("۱", "١"), ("می\u{200C}خواهم", "میخواهم"), ("US$", "$US"), ("10–5", "5–10"), ("علی", "علي"), ("a", ""),
        ])
    func textFails(actual: String, expected: String) {
        for (first, second) in [(actual, expected), (expected, actual)] {
            #expect(Failure.of { expectText(first, equals: second) } != nil)
        }
    }

    @Test("expectText with strictness fails for marks and spaces")
    func strictness() {
        #expect(Failure.of { expectText("\u{200F}1", equals: "1", strictness: .controls) } != nil)
        #expect(Failure.of { expectText("1\u{A0}2", equals: "1 2", strictness: .spaces) } != nil)
        #expect(Failure.of { expectText("e\u{301}", equals: "\u{E9}", strictness: .exact) } != nil)
        #expect(expectText("\u{200F}1", equals: "1", strictness: .spaces))
    }

    @Test("expectVisualOrder")
    func visualOrder() {
        // UAX #9: digits are level 2 in right-to-left text, brackets are mirrored (L4).
        #expect(expectVisualOrder(of: "שלום (1)", equals: "(1) םולש"))
        #expect(expectVisualOrder(of: "249\u{A0}₽", equals: "₽ 249", base: .rightToLeft))
        #expect(Failure.of { expectVisualOrder(of: "249 ₽", equals: "249 ₽", base: .rightToLeft) } != nil)
        #expect(Failure.of { expectVisualOrder(of: "שלום", equals: "שלום") } != nil)
    }

    @Test("expectValue reads whatever digits and marks")
    func value() throws {
        let price = try PriceFormatStyle(currency: "AED", locale: "ar-AE")
        for text in [price.format(249), "249 AED", "\u{200F}٢٤٩\u{A0}د.إ.\u{200F}", "249"] {
            #expect(expectValue(of: text, is: 249, as: price))
        }
        #expect(Failure.of { expectValue(of: "250 AED", is: 249, as: price) } != nil)
        #expect(Failure.of { expectValue(of: "249 USD", is: 249, as: price) } != nil)
        #expect(Failure.of { expectValue(of: "", is: 249, as: price) } != nil)
    }

    @Test("expectStable")
    func stable() throws {
        let price = try PriceFormatStyle(currency: "AED", locale: "ar-AE")
        #expect(expectStable(price.format(249)))
        #expect(expectStable("\u{2066}+971 50 123 4567\u{2069}"))
        // Without a strong letter FSI is left to right in every paragraph (rules X5c, P3).
        #expect(expectStable("\u{2068}249 ₽\u{2069}"))
        #expect(expectStable("249"))
        for text in ["249 ₽", "+971 50 123 4567", "(a)", "a\nb", "-5"] {
            #expect(Failure.of { expectStable(text) } != nil)
        }
    }

    @Test("expectNoControls")
    func noControls() {
        #expect(expectNoControls("می\u{200C}خواهم 249\u{A0}₽"))
        #expect(Failure.of { expectNoControls("249\u{200F}") } != nil)
    }

    @Test("expectIsolated")
    func isolated() {
        for text in ["\u{2066}a\u{2069}", "\u{200D}\u{2068}ب\u{2069}", "\u{2067}a\u{2066}b\u{2069}c\u{2069}"] {
            #expect(expectIsolated(text))
        }
        for text in [
            "", "a", "\u{2066}a", "\u{2066}a\u{2069}b", "a\u{2066}b\u{2069}", "\u{2066}a\u{2069}\u{2066}b\u{2069}",
            "\u{2066}a\nb\u{2069}", "\u{202A}a\u{202C}",
        ] {
            #expect(Failure.of { expectIsolated(text) } != nil)
        }
    }
}
