import BidiDiagnosis
import BidiText
import TestSupport
import Testing

/// The faults of `Fixtures/reports.jsonl` that can be decided from the string and its base direction alone.
@Suite("Reported faults are found and repaired")
struct ReportedFaultTests {
    /// What no rule about the string alone can know, and why.
    static let undecidable = [
        "cur-13": "the symbol is to change sides, and gets a dot: visible characters would change",
        "ph-02":
            "two values of a template: a Hebrew sentence on an English screen is the same string, and right",
        "trunc-01": "a cut, not a repair",
        "trunc-03": "a cut, not a repair",
        "conf-01": "right as it stands; its overrides are findings all the same",
        "conf-02": "right as it stands; its override is a finding all the same",
        "conf-03": "right as it stands",
        "conf-04": "right as it stands",
    ]

    static let moved: Set<String> = ["cur-08", "app-05"]

    static let drawn: [ReportedFault] = faults { fault in
        fault.inputRaw != nil && !fault.expectedVisual.isEmpty && !fault.isControl && undecidable[fault.id] == nil
    }
    static let controls: [ReportedFault] = faults { $0.isControl }

    private static func faults(where isWanted: (ReportedFault) -> Bool) -> [ReportedFault] {
        // A file that is missing shows as a count of zero below.
        ((try? ReportedFault.all()) ?? []).filter(isWanted)
    }

    @Test func counts() {
        #expect(Self.drawn.count == 50)
        #expect(Self.controls.count == 21)
    }

    @Test(arguments: drawn)
    func repaired(_ fault: ReportedFault) throws {
        let input = try #require(fault.inputRaw)
        let diagnosis = Diagnosis(of: input, base: fault.base.direction)
        #expect(!diagnosis.findings.isEmpty)
        let fixed = try #require(diagnosis.fixed)
        #expect(seen(fixed, fault.base.direction) == spaced(fault.expectedVisual))
        // Nothing that can be seen is changed, but for signs that are stored away from their number: those move.
        let isMoved = diagnosis.findings.contains { $0.rule == .misplacedSign }
        #expect(isMoved == Self.moved.contains(fault.id))
        let visible = [fixed, input].map { $0.removingBidiControls() }.map { isMoved ? String($0.sorted()) : $0 }
        #expect(visible[0] == visible[1])
        #expect(Diagnosis(of: fixed, base: fault.base.direction).findings.isEmpty)
    }

    @Test(arguments: controls)
    func clean(_ fault: ReportedFault) throws {
        let input = try #require(fault.inputRaw)
        let diagnosis = Diagnosis(of: input, base: fault.base.direction)
        #expect(diagnosis.findings.isEmpty)
        #expect(diagnosis.fixed == nil)
        // The report's own answer is right too.
        #expect(Diagnosis(of: fault.expectedRaw, base: fault.base.direction).findings.isEmpty)
    }

    /// Where the expected answer is a drawing, the expected spelling has no fault left.
    @Test(arguments: drawn)
    func expectedSpellingIsClean(_ fault: ReportedFault) {
        #expect(Diagnosis(of: fault.expectedRaw, base: fault.base.direction).findings.isEmpty)
    }

    // MARK: Verdicts

    struct Verdict: CustomTestStringConvertible {
        let id: String
        let rules: [BidiFindingRule: FindingSeverity]
        var fixed: String?
        var testDescription: String { id }
    }

    static let verdicts: [Verdict] = [
        Verdict(
            id: "lint-02", rules: [.override: .error],
            fixed: "GRANTED DENIED م"),
        Verdict(id: "lint-03", rules: [:]),
        Verdict(
            id: "lint-04", rules: [.unbalancedControl: .error],
            fixed: "\u{2068}{name}\u{2069} أرسل {count} رسائل"),
        Verdict(id: "lint-05", rules: [.unbalancedControl: .warning], fixed: "{name} أرسل"),
        Verdict(id: "lint-08", rules: [.unpairedBrackets: .warning]),
        Verdict(id: "vis-01", rules: [.visualOrderText: .error], fixed: "שלום"),
        Verdict(id: "paste-05", rules: [.invisibleOnly: .warning, .unbalancedControl: .warning], fixed: ""),
        Verdict(id: "ph-05", rules: [.unbalancedControl: .warning, .override: .error], fixed: "badname"),
        Verdict(id: "parse-12", rules: [:]),
        Verdict(id: "date-02", rules: [:]),
    ]

    @Test(arguments: verdicts)
    func verdict(_ verdict: Verdict) throws {
        let fault = try #require(try ReportedFault.all().first { $0.id == verdict.id })
        let diagnosis = Diagnosis(of: try #require(fault.inputRaw), base: fault.base.direction)
        let rules = Dictionary(diagnosis.findings.map { ($0.rule, $0.severity) }) { _, last in last }
        #expect(rules == verdict.rules)
        #expect(diagnosis.fixed == verdict.fixed)
    }

    // MARK: As seen

    private func seen(_ text: String, _ base: BaseDirection) -> String { spaced(text.visualText(base: base)) }

    /// All kinds of space are equal.
    private func spaced(_ text: String) -> String { text.replacing("\u{A0}", with: " ") }
}
