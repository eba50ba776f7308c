import BidiDiagnosis
import BidiText
import Testing
import TestSupport

@Suite("Reported faults are found and repaired")
struct ReportedFaultTests {
    @Test func probe() throws {
        for fault in try ReportedFault.all() {
            guard let input = fault.inputRaw else { continue }
            let base = fault.base.direction
            let diagnosis = Diagnosis(of: input, base: base)
            let rules = diagnosis.findings.map { "\($0.rule.rawValue)@\($0.range)" }
            let fixedBase = base
            let seen = (diagnosis.fixed ?? input).visualText(base: fixedBase)
            let spaces = { (s: String) in s.replacing("\u{A0}", with: " ") }
            let ok = fault.isControl ? rules.isEmpty : fault.expectedVisual.isEmpty ? nil : (!rules.isEmpty && spaces(seen) == spaces(fault.expectedVisual))
            print(ok.map { $0 ? "ok  " : "FAIL" } ?? "  ? ", fault.id, fault.isControl ? "CONTROL" : "", rules)
            if ok != true {
                func esc(_ s: String) -> String { s.unicodeScalars.map { $0.properties.isDefaultIgnorableCodePoint ? "<\(String($0.value, radix: 16))>" : String($0) }.joined() }
                print("        in   ", esc(input), base, "\n        fixed", esc(diagnosis.fixed ?? "-"))
                print("        seen ", esc(seen), "\n        want ", esc(fault.expectedVisual))
            }
        }
    }
}
