internal import BidiText

/// One thing that is wrong with how a text is drawn, and the repair.
public struct BidiFinding: Hashable, Sendable {
    public let rule: BidiFindingRule
    public let severity: FindingSeverity

    /// What the finding is about, in Unicode scalars of the whole text.
    public let range: Range<Int>

    /// The stored characters that the finding is about, invisible ones escaped, cut if they are many.
    let excerpt: String

    /// How these characters are seen now, from left to right; empty where the order is not the point.
    let seen: String

    /// What changes to repair it, in offsets of the whole text; empty where there is no safe repair.
    let edits: [TextEdit]

    /// The control that the finding is about; nil for most rules.
    let control: BidiControl?

    /// Whether the control opens something that nothing closes.
    let isUnclosed: Bool

    /// Why, where the rule alone does not say it.
    let cause: FindingCause?

    /// What is being repaired.
    let source: String

    /// The whole text with this repair alone; nil where there is no safe repair.
    ///
    /// Made when asked for; linear in the length of the text.
    public var fixed: String? { edits.isEmpty ? nil : FixedText(source, edits: edits).text }

    public func hash(into hasher: inout Hasher) {
        // Not the source: it is the same for all findings of a text, and may be long.
        hasher.combine(rule)
        hasher.combine(range)
    }
}

extension BidiFinding {
    /// A fault of the whole text.
    init(_ fault: Fault, in source: String) {
        self.init(
            rule: fault.rule, severity: fault.severity, range: fault.range, excerpt: "", seen: "", edits: fault.edits,
            control: fault.control, isUnclosed: fault.isUnclosed, cause: fault.cause, source: source)
    }

    /// A fault of a paragraph that starts at an offset of the text.
    init(_ finding: ParagraphDiagnosis.Finding, at start: Int, in source: String) {
        let fault = finding.fault
        self.init(
            rule: fault.rule, severity: fault.severity,
            range: fault.range.lowerBound + start..<fault.range.upperBound + start, excerpt: finding.excerpt,
            seen: finding.seen, edits: start == 0 ? fault.edits : fault.edits.map { $0.moved(by: start) },
            control: fault.control, isUnclosed: fault.isUnclosed, cause: fault.cause, source: source)
    }
}
