import Terminal
import Testing

@testable import BidiShow

@Suite("show, for people")
struct ShowReportTests {
    @Test("The report of a short text")
    func report() {
        // Levels and order of "אב (12)" by UAX #9: the brackets and the number take the Hebrew's direction.
        let run = Run("אב\u{2068}(12)\u{2069}")
        #expect(run.exitCode == .success)
        #expect(run.errors == "")
        #expect(
            run.output == """
                size    8 characters, 14 bytes in UTF-8
                base    right to left (first strong U+05D0 at 0)
                stored  אב<U+2068 FSI>(12)<U+2069 PDI>
                seen    (12)בא
                runs    level 1 ←  0..<3  אב<U+2068 FSI>
                        level 2 →  3..<7  (12)
                        level 1 ←  7..<8  <U+2069 PDI>

                  at  code     char   class level seen  name
                   0  U+05D0   א      R     1        7  HEBREW LETTER ALEF
                   1  U+05D1   ב      R     1        6  HEBREW LETTER BET
                   2  U+2068   FSI    FSI   1        5  FIRST STRONG ISOLATE
                   3  U+0028   (      ON    2        1  LEFT PARENTHESIS
                   4  U+0031   1      EN    2        2  DIGIT ONE
                   5  U+0032   2      EN    2        3  DIGIT TWO
                   6  U+0029   )      ON    2        4  RIGHT PARENTHESIS
                   7  U+2069   PDI    PDI   1        0  POP DIRECTIONAL ISOLATE

                """)
    }

    @Test("Empty text is shown as such")
    func empty() {
        for run in [Run(""), Run(input: ""), Run(input: "\n")] {
            #expect(run.output == "size    0 characters, 0 bytes in UTF-8\ntext    empty: nothing to draw\n")
        }
    }

    @Test(
        "What decided the base direction is named",
        arguments: [
            (["12"], "base    left to right (no strong letter: the fallback)"),
            (["--base", "auto-rtl", "12"], "base    right to left (no strong letter: the fallback)"),
            (["--base=rtl", "a"], "base    right to left (--base)"),
            (["--base=auto-rtl", "1a"], "base    left to right (first strong U+0061 at 1)"),
        ])
    func base(arguments: [String], line: String) {
        #expect(Run(bytes: arguments.map { Array($0.utf8) }, input: []).lines.contains(line))
    }

    @Test("One line end at the end of the input is dropped, no more")
    func lineEnds() {
        #expect(Run(input: "ab\r\n").lines.first == "size    2 characters, 2 bytes in UTF-8")
        #expect(Run(input: "ab\n\n").lines.first == "size    3 characters, 3 bytes in UTF-8")
    }

    @Test("Paragraphs are shown one after another, with offsets in the whole text")
    func paragraphs() {
        let run = Run("--unescape", #"a\nא"#)
        #expect(run.lines.contains("paragraph 1 of 2, from character 0"))
        #expect(run.lines.contains("paragraph 2 of 2, from character 2"))
        #expect(run.lines.contains("base    right to left (first strong U+05D0 at 2)"))
        #expect(run.lines.contains("stored  a<U+000A LF>"))
        #expect(run.lines.contains("   1  U+000A   LF     B     0        1  <control-000A>"))
    }

    @Test("--both shows both directions, several texts one report each")
    func several() {
        let both = Run("--both", "א 1").lines.filter { $0.hasPrefix("seen") }
        #expect(both == ["seen    1 א", "seen    1 א"])
        #expect(Run("--both", "a א").lines.filter { $0.hasPrefix("seen") } == ["seen    a א", "seen    א a"])
        #expect(Run("a", "b").lines.filter { $0.hasPrefix("stored") } == ["stored  a", "stored  b"])
    }

    @Test("Nothing raw reaches the terminal: no control character, no bidi control")
    func safety() {
        var text = String.UnicodeScalarView()
        for value in Array(0...0x9F as ClosedRange<UInt32>) + [
            0x61C, 0x200E, 0x2028, 0x2029, 0x202E, 0x2066, 0x2069, 0xFEFF,
        ] {
            if let scalar = Unicode.Scalar(value) { text.append(scalar) }
        }
        for arguments in [["--all"], ["--all", "--plain"], ["--all", "--both"]] {
            let run = Run(
                bytes: (arguments + [String(text)]).map { Array($0.utf8) }, input: [],
                environment: TerminalEnvironment(outputIsTerminal: false))
            let raw = run.output.unicodeScalars.filter {
                $0 != "\n"
                    && ($0.properties.generalCategory == .control || $0.properties.generalCategory == .format
                        || $0.value == 0x2028 || $0.value == 0x2029)
            }
            #expect(raw.isEmpty)
        }
    }

    @Test("Long text is cut for people, unless --all")
    func long() {
        let text = String(repeating: "ab אב ", count: 1000)
        let cut = Run(text)
        #expect(cut.output.contains("(a part only: --all shows everything, --json is for programs)"))
        #expect(cut.lines.count < 250)
        // Names of invisible characters take more room than the characters.
        #expect(Run(String(repeating: "\u{0}", count: 10_000)).lines.allSatisfy { $0.count < 500 })
        #expect(
            Run("a" + String(repeating: "\u{301}", count: 10_000)).lines.allSatisfy { $0.unicodeScalars.count < 500 })
        // The repair is seen, however far from the start.
        let far = Run(String(repeating: "שלום ", count: 1000) + "+971 50 123 4567").lines.first { $0.hasPrefix("fix") }
        #expect(far?.hasSuffix("שלום <U+2066 LRI>+971 50 123 4567<U+2069 PDI>") == true)
        #expect(far?.hasPrefix("fix     ... ") == true)
        let all = Run("--all", text)
        #expect(!all.output.contains("a part only"))
        #expect(all.lines.filter { $0.contains("  U+") }.count == 6000)
    }

    @Test(
        "Colour: on a terminal, unless it is refused",
        arguments: [
            ([], true, false, true), ([], false, false, false), ([], true, true, false),
            (["--color=always"], false, true, true),
            (["--color=never"], true, false, false), (["--plain"], true, false, false),
            (["--plain", "--color=always"], true, false, false),
        ] as [([String], Bool, Bool, Bool)])
    func color(arguments: [String], isTerminal: Bool, refuses: Bool, expected: Bool) {
        let run = Run(
            bytes: (arguments + ["a"]).map { Array($0.utf8) }, input: [],
            environment: TerminalEnvironment(outputIsTerminal: isTerminal, refusesColor: refuses))
        #expect(run.output.contains("\u{1B}[1msize\u{1B}[0m") == expected)
    }

    @Test("A terminal is asked not to reorder, and to go back at the end")
    func explicitMode() {
        let terminal = Run("א", environment: TerminalEnvironment(outputIsTerminal: true))
        #expect(terminal.output.hasPrefix("\u{1B}[8l"))
        #expect(terminal.output.hasSuffix("\u{1B}[8h"))
        #expect(!Run("א").output.contains("\u{1B}"))
        let dumb = Run("א", environment: TerminalEnvironment(outputIsTerminal: true, isDumb: true))
        #expect(!dumb.output.contains("\u{1B}"))
        let stubborn = Run("א", environment: TerminalEnvironment(outputIsTerminal: true, reordersAlways: true))
        #expect(stubborn.output.contains("\u{202D}א\u{202C}"))
    }

    @Test("Columns stay aligned with wide, zero-width and combining characters")
    func alignment() {
        let rows = Run("世\u{300}\u{200D}😀e").lines.filter { $0.contains("  U+") }
        #expect(
            rows == [
                "   0  U+4E16   世     L     0        0  CJK UNIFIED IDEOGRAPH-4E16",
                "   1  U+0300   \u{25CC}\u{300}      NSM   0        1  COMBINING GRAVE ACCENT",
                "   2  U+200D   ZWJ    BN    -        -  ZERO WIDTH JOINER",
                "   3  U+1F600  😀     ON    0        2  GRINNING FACE",
                "   4  U+0065   e      L     0        3  LATIN SMALL LETTER E",
            ])
    }
}
