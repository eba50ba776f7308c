public import BidiText

/// What is wrong with how a text is drawn, why, and how it is repaired.
///
/// ```swift
/// let diagnosis = Diagnosis(of: "رقم +971 50 123 4567")
/// diagnosis.findings.first?.rule  // .reversedNumber: seen as 4567 123 50 971+
/// diagnosis.fixed                 // "رقم \u{2066}+971 50 123 4567\u{2069}"
/// ```
/// The text is drawn (UAX #9), and what is seen is compared with what each number and phrase looks like on its own; a
/// repair is offered only if the repaired text, drawn again, shows it right and leaves everything else in place.
/// Repairs add and remove the 12 bidi controls. What can be seen is moved only where it is stored in a wrong order: text
/// in visual order, and signs away from their number.
/// Near-linear in the length of the text.
public struct Diagnosis: Sendable {
    /// What was found, in the order of the text.
    public let findings: [BidiFinding]

    /// The whole text with all repairs; nil where there is nothing to repair.
    public let fixed: String?

    /// Looks for faults in a text that is shown in paragraphs of the given direction.
    public init(of text: String, base: BaseDirection = .automatic) {
        var text = text
        text.makeContiguousUTF8()
        var findings: [BidiFinding] = []
        if let fault = InvisibleOnlyRule.fault(in: text) {
            findings.append(BidiFinding(fault, in: text))
        }
        guard !DrawnParagraph.isPlain(text, base: base) else {
            self.findings = findings
            fixed = findings.first?.fixed
            return
        }

        var fixed = ""
        var isChanged = false
        for paragraph in BidiParagraph.paragraphs(of: text, base: base) {
            let diagnosis = ParagraphDiagnosis(of: paragraph, base: base)
            let start = paragraph.scalarRange.lowerBound
            findings += diagnosis.findings.map { BidiFinding($0, at: start, in: text) }
            isChanged = isChanged || diagnosis.fixed != nil
            fixed += diagnosis.fixed ?? paragraph.text
        }
        if let invisible = findings.first, invisible.rule == .invisibleOnly {
            self.fixed = invisible.fixed
        } else {
            self.fixed = isChanged ? fixed : nil
        }
        self.findings = findings
    }
}
