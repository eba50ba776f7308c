import BidiDiagnosis
import BidiText
import Terminal
import TestSupport
import Testing

@testable import BidiShow

/// Every reported fault that comes with a text, tried as a person at a terminal would.
@Suite("Reported faults, at a terminal")
struct ReportedFaultScreenTests {
    /// Faults that no look at the text alone can find.
    private static let undecidable = [
        "cur-13": "nothing is drawn out of order: that the symbol goes after the number is the custom of the language",
        "ph-02": "the same string is a Hebrew sentence on an English screen, right as seen: only the template knows",
        "trunc-01": "the whole text is right: what is wrong is how it was cut",
        "trunc-03": "the whole text is right: what is wrong is how it was cut",
    ]

    /// What the reports of the kind `lint` ask for.
    private static let verdicts: [String: Set<String>] = [
        "ph-05": ["unbalanced-control", "override"], "lint-02": ["override"], "lint-03": [],
        "lint-04": ["unbalanced-control"], "lint-05": ["unbalanced-control"], "lint-08": ["unpaired-brackets"],
        "vis-01": ["visual-order-text"],
    ]

    /// All kinds of spaces are equal in what is seen.
    private static var otherSpaces: some RegexComponent { /[\u{A0}\u{202F}\u{2009}]/ }

    private func run(_ fault: ReportedFault, _ options: String..., text: String? = nil) -> Run {
        let base =
            switch fault.base {
            case .ltr: "ltr"
            case .rtl: "rtl"
            case .auto: "auto"
            }
        let arguments = ["--base", base] + options + ["--", text ?? fault.inputRaw ?? ""]
        return Run(
            bytes: arguments.map { Array($0.utf8) }, input: [],
            environment: TerminalEnvironment(outputIsTerminal: true, columns: 80))
    }

    /// The rules named on the first screen, of 24 rows and 80 columns with one row for the shell.
    private func rulesOnScreen(_ fault: ReportedFault) -> Set<String> {
        var rows = 0
        var rules: Set<String> = []
        for line in run(fault, "--plain").output.split(separator: "\n", omittingEmptySubsequences: false) {
            // A long line takes several rows.
            rows += max(1, (line.count + 79) / 80)
            guard rows < 24 else { break }
            if let name = line.wholeMatch(of: /found +([a-z-]+)/)?.output.1 { rules.insert(String(name)) }
        }
        return rules
    }

    private func seen(_ text: String, _ fault: ReportedFault) -> String {
        let visual = text.visualText(base: fault.base.direction)
        return visual.replacing(Self.otherSpaces, with: " ")
    }

    @Test("The first screen names the cause, and the printed fix, fed back, is seen as it should be")
    func faults() throws {
        var decided = 0
        for fault in try ReportedFault.all() where fault.inputRaw != nil && !fault.isControl && fault.expects == nil {
            guard fault.kind != "conformance", !fault.expectedVisual.isEmpty else { continue }
            guard Self.undecidable[fault.id] == nil else {
                #expect(rulesOnScreen(fault).isEmpty, "\(fault) is found after all")
                continue
            }
            decided += 1
            #expect(!rulesOnScreen(fault).isEmpty, "\(fault)")
            let fixed = String(run(fault, "--fix").output.dropLast())
            let expected = fault.expectedVisual.replacing(Self.otherSpaces, with: " ")
            #expect(seen(fixed, fault).unicodeScalars.elementsEqual(expected.unicodeScalars), "\(fault): \(fixed)")
            #expect(run(fault, "--check", text: fixed).exitCode == .success, "\(fault): the fix is not clean")
        }
        #expect(decided == 50)
    }

    @Test("Hostile and broken texts get the verdict that the reports ask for")
    func lint() throws {
        var count = 0
        for fault in try ReportedFault.all() {
            guard let verdict = Self.verdicts[fault.id] else { continue }
            count += 1
            #expect(rulesOnScreen(fault) == verdict, "\(fault)")
            #expect((run(fault, "--check").exitCode == .refused) == !verdict.isEmpty, "\(fault)")
            if fault.id == "vis-01" { #expect(run(fault, "--fix").output == fault.expectedRaw + "\n") }
        }
        #expect(count == Self.verdicts.count)
    }

    @Test("What is right as it stands draws no finding")
    func controls() throws {
        var count = 0
        for fault in try ReportedFault.all() where fault.isControl && fault.inputRaw != nil {
            count += 1
            #expect(run(fault, "--check").exitCode == .success, "\(fault): \(rulesOnScreen(fault))")
        }
        #expect(count == 21)
    }

    @Test("Texts that engines draw wrong are seen as the standard says")
    func conformance() throws {
        var count = 0
        for fault in try ReportedFault.all() where fault.kind == "conformance" {
            count += 1
            let line = run(fault, "--plain").lines.first { $0.hasPrefix("seen    ") }
            let expected = SeenText(fault.expectedVisual).description
            #expect(line?.dropFirst(8).unicodeScalars.elementsEqual(expected.unicodeScalars) == true, "\(fault)")
        }
        #expect(count == 4)
    }
}
