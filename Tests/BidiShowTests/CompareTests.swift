import Testing

@testable import BidiShow

@Suite("compare")
struct CompareTests {
    @Test("Equal texts, marks and kinds of space aside")
    func equal() {
        let run = Run("compare", "\u{200F}1,234.50\u{A0}\u{200F}₪", "1,234.50 ₪")
        #expect(run.exitCode == .success)
        #expect(run.lines.first == "equal")
        // The marks turn the line round in a left-to-right paragraph: the reader is told.
        #expect(run.output.contains("drawn in another order"))
        #expect(run.output.contains("at 0: extra RLM (U+200F)"))
        #expect(Run("compare", "abc", "abc").output == "equal\n")
    }

    @Test("Texts that differ, in a fixed form")
    func different() {
        let run = Run("compare", #"\u06F1 a"#, "\u{661} a", "--unescape")
        #expect(run.exitCode == .refused)
        #expect(run.errors.isEmpty)
        #expect(
            run.output == #"""
                different
                at 0: Persian digits against Arabic-Indic digits of the same value
                stored
                  A  "\u{06F1} a"
                  B  "\u{0661} a"
                characters (- A, + B)
                       at  code     char   class name
                  > -   0  U+06F1   ۱      EN    EXTENDED ARABIC-INDIC DIGIT ONE
                    +   0  U+0661   ١      AN    ARABIC-INDIC DIGIT ONE
                        1  U+0020          WS    SPACE
                        2  U+0061   a      L     LATIN SMALL LETTER A
                seen in a left-to-right paragraph, from left to right
                  A  [۱ a]
                  B  [١ a]
                seen in a right-to-left paragraph, from left to right
                  A  [a ۱]
                  B  [a ١]

                """#)
    }

    @Test("--exact lists every mark and space by its place")
    func exact() {
        let run = Run("compare", "--exact", "\u{200F}1,234.50\u{A0}\u{200F}₪", "1,234.50 ₪")
        #expect(run.exitCode == .refused)
        #expect(
            run.lines[1...3] == [
                "at 0: extra RLM (U+200F)",
                "at 9 (B: 8): NBSP (U+00A0) against space (U+0020): other kinds of space",
                "at 10 (B: 9): extra RLM (U+200F)",
            ])
    }

    @Test("Requests get an answer a line")
    func machine() {
        let run = Run(
            "compare", "--jsonl",
            input: #"""
                {"id":1,"a":"249 ₽","b":"249\u00a0₽"}
                {"id":2,"a":"US$","b":"$US"}
                {"id":3,"a":"می\u200cخ","b":"میخ"}
                {"id":4,"a":"249 ₽","b":"\u2066249 ₽\u2069"}
                {"id":5,"a":"x"}
                {"id":6,"a":"x","b":"x","c":"x"}
                """#)
        #expect(run.exitCode == .refused)
        #expect(run.lines.count == 6)
        #expect(run.lines[0] == #"{"id":1,"equal":true,"differences":[]}"#)
        #expect(
            run.lines[1]
                == #"{"id":2,"equal":false,"differences":[{"a":{"start":0,"end":3},"b":{"start":0,"end":3},"cause":"order","#
                + #""message":"the same characters in another order: \"US$\" against \"$US\""}]}"#)
        #expect(
            run.lines[2]
                == #"{"id":3,"equal":false,"differences":[{"a":{"start":2,"end":3},"b":{"start":2,"end":2},"cause":"joiner","#
                + #""message":"extra ZWNJ (U+200C)"}]}"#)
        #expect(run.lines[3] == #"{"id":4,"equal":true,"differences":[],"drawnDifferently":["rtl"]}"#)
        #expect(run.lines[4].contains(#""code":"missing-field""#))
        #expect(run.lines[5].contains(#""code":"unknown-field""#))
    }

    @Test("--json is the machine's answer with id null")
    func json() {
        let run = Run("compare", "a", "b", "--json")
        #expect(run.exitCode == .refused)
        #expect(
            run.output
                == #"{"id":null,"equal":false,"differences":[{"a":{"start":0,"end":1},"b":{"start":0,"end":1},"#
                + #""message":"\"a\" against \"b\""}]}"# + "\n")
    }

    @Test(
        "Two texts, no fewer and no more",
        arguments: [["compare"], ["compare", "a"], ["compare", "a", "b", "c"], ["compare", "--jsonl", "a", "b"]])
    func usage(arguments: [String]) {
        let run = Run(bytes: arguments.map { Array($0.utf8) }, input: [])
        #expect(run.exitCode == .usage)
        #expect(run.output.isEmpty)
    }
}
