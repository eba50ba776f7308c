import BidiDiagnosis
import Foundation
import Terminal
import Testing

@testable import BidiShow

@Suite("show: lines, widths, ASCII")
struct ShowInputTests {
    /// A phone number whose groups change places after an Arabic word (UAX #9, W2 and N1).
    private let faulty = "رقم +971 50 123 4567"

    @Test("With --lines every line is a text of its own")
    func lines() {
        let run = Run("--lines", input: "abc\r\n\nא 1\n")
        #expect(run.lines.filter { $0.hasPrefix("line ") } == ["line 1", "line 2", "line 3"])
        #expect(
            run.lines.filter { $0.hasPrefix("size") }.map { $0.prefix(9) } == ["size    3", "size    0", "size    3"])
        #expect(Run("--lines", "--json", input: "a\nb").lines.count == 2)
        #expect(Run("--lines", "--fix", input: "a\n\(faulty)\n").output == "a\nرقم \u{2066}+971 50 123 4567\u{2069}\n")
        #expect(Run("--lines", input: "").output == "")
    }

    @Test("With --lines and --check only the lines with findings are shown")
    func check() {
        let run = Run("--lines", "--check", input: "abc\n\(faulty)\nאב\n")
        #expect(run.exitCode == .refused)
        #expect(run.lines.filter { $0.hasPrefix("line ") } == ["line 2"])
        let clean = Run("--lines", "--check", input: "abc\nאב\n")
        #expect(clean.exitCode == .success)
        #expect(clean.output == "")
    }

    @Test("A line that is not UTF-8 ends with 65 and says which; what came before is out")
    func illFormed() {
        let run = Run(bytes: [Array("--lines".utf8)], input: [Array("a\nb".utf8) + [0xFF, 0x0A]])
        #expect(run.exitCode == .notUTF8)
        #expect(
            run.errors
                == "bidi-show: line 2 of standard input, not UTF-8 at byte 1, convert it first, for example with iconv\n"
        )
        #expect(run.output.hasPrefix("line 1\n"))
        #expect(Run("--lines", "x").exitCode == .usage)
    }

    @Test("--width shows lines between bars, each ordered by itself, at the side where the paragraph begins")
    func width() {
        func rows(_ arguments: String...) -> [String] {
            let run = Run(bytes: arguments.map { Array($0.utf8) }, input: [])
            return run.lines.map { String($0.dropFirst(8)) }.filter { $0.hasPrefix("|") }
        }
        #expect(rows("--width", "12", "--base", "rtl", "iPhone 15 Pro Max") == ["|   iPhone 15|", "|     Pro Max|"])
        #expect(rows("--width", "5", "ab אב גד") == ["|ab בא|", "|דג   |"])
        #expect(rows("--width", "4", "世界 人") == ["|世界|", "|人  |"])
        #expect(rows("ab") == [])
        #expect(rows("--width", "3", "ab   אב  ") == ["|ab |", "|בא |"])
        #expect(rows("--width", "3", "אב   ab  ") == ["| בא|", "| ab|"])
        for wrong in ["0", "1001", "x", "-1", "1.5"] {
            let run = Run("--width", wrong, "a")
            #expect(run.exitCode == .usage)
            #expect(
                run.errors
                    == "bidi-show: --width \(wrong), not a value of --width, write a whole number from 1 to 1000\n")
        }
    }

    @Test("In ASCII every other character is an escape that --unescape reads")
    func ascii() throws {
        let run = Run("--ascii", "--explain", "א (世) 1\u{300}")
        #expect(run.output.utf8.allSatisfy { $0 < 0x80 })
        #expect(run.output.contains("level 1 <-") && run.output.contains("level 2 ->"))
        let stored = try #require(run.lines.first { $0.hasPrefix("stored") })
        #expect(stored == #"stored  \u{05D0} (\u{4E16}) 1\u{0300}"#)
        #expect(try String(stored.dropFirst(8)).unescaped() == "א (世) 1\u{300}")
        let old = TerminalEnvironment(outputIsTerminal: true, usesUTF8: false)
        #expect(Run("א", environment: old).output.utf8.allSatisfy { $0 < 0x80 })
        // A file may be read elsewhere, and a machine's answer is what the contract says.
        #expect(Run("א", environment: TerminalEnvironment(usesUTF8: false)).output.contains("א"))
        #expect(Run("--json", "א", environment: old).output.contains("א"))
    }

    @Test("Binary input is refused with where, never shown")
    func binary() {
        let run = Run(bytes: [], input: [[0x7F, 0x45, 0x4C, 0x46, 0x02, 0x00, 0x80, 0x0A]])
        #expect(run.exitCode == .notUTF8)
        #expect(run.output == "")
        #expect(run.errors.hasPrefix("bidi-show: standard input, not UTF-8 at byte 6,"))
        // NUL and escape sequences are UTF-8: they are named.
        let control = Run(input: "\0\u{1B}[31m")
        #expect(control.lines.contains("stored  <U+0000 NUL><U+001B ESC>[31m"))
    }
}
