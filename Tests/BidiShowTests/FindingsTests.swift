import BidiDiagnosis
import Terminal
import Testing

@testable import BidiShow

@Suite("Findings of show")
struct FindingsTests {
    /// A phone number whose groups change places after an Arabic word (UAX #9, W2 and N1).
    private let faulty = "رقم +971 50 123 4567"
    private let repaired = "رقم \u{2066}+971 50 123 4567\u{2069}"

    @Test("--check ends with 1 where something is found")
    func check() {
        #expect(Run(faulty).exitCode == .success)
        #expect(Run("--check", faulty).exitCode == .refused)
        #expect(Run("--check", repaired).exitCode == .success)
        #expect(Run("--check", "--json", "abc", faulty).exitCode == .refused)
        #expect(Run("--check", "abc", "").exitCode == .success)
    }

    @Test("--fix prints the repaired text and nothing else")
    func fix() {
        #expect(Run("--fix", faulty).output == repaired + "\n")
        #expect(Run("--fix", repaired).output == repaired + "\n")
        #expect(Run("--fix", input: faulty + "\n").output == repaired + "\n")
    }

    @Test("A person reads the rule, the place, the message and the repair")
    func report() throws {
        let finding = try #require(Diagnosis(of: faulty).findings.first)
        let lines = Run(faulty).lines
        #expect(lines.contains("found   reversed-number"))
        #expect(lines.contains("        at 4..<20: \(finding.message)"))
        #expect(lines.contains("fix     رقم <U+2066 LRI>+971 50 123 4567<U+2069 PDI>"))
    }

    @Test("On a terminal the message is wrapped to its width")
    func wrapping() {
        let run = Run("--plain", faulty, environment: TerminalEnvironment(outputIsTerminal: true, columns: 60))
        let message = run.lines.drop { $0 != "found   reversed-number" }.dropFirst().prefix { $0.hasPrefix("        ") }
        #expect(message.count > 2)
        #expect(message.allSatisfy { $0.count <= 60 })
    }

    @Test("A program reads the same")
    func answer() {
        let run = Run("--jsonl", input: "{\"text\":\"\(faulty)\"}")
        #expect(run.exitCode == .success)
        #expect(run.output.contains(#""findings":[{"rule":"reversed-number","start":4,"end":20,"message":""#))
        let fixed = #""fixed":"رقم \u2066+971 50 123 4567\u2069"}"#
        #expect(run.output.hasSuffix(fixed + "]," + fixed + "\n"))
    }

    @Test("Many findings in a long text: one repaired text, not one each")
    func many() {
        let text = String(repeating: faulty + " ", count: 1000)
        let run = Run("--jsonl", input: "{\"text\":\"\(text)\"}")
        #expect(run.output.ranges(of: "\"rule\":").count == Diagnosis(of: text).findings.count)
        #expect(run.output.ranges(of: "\"fixed\":").count == 1)
        #expect(run.output.utf8.count < 2_000_000)
    }

    @Test(
        "Options that exclude each other",
        arguments: [["--fix", "--json"], ["--fix", "--check"], ["--fix", "--both"]])
    func conflicts(options: [String]) {
        let run = Run(bytes: (options + ["a"]).map { Array($0.utf8) }, input: [])
        #expect(run.exitCode == .usage)
        #expect(run.errors.contains("they exclude each other"))
    }
}
