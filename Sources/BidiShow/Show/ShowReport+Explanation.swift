internal import BidiDiagnosis
internal import BidiText
internal import Terminal

extension ShowReport {
    /// Why the stretches of a paragraph have their levels: a row each, then what the rules say.
    func write(
        _ explanation: Explanation, of paragraph: BidiParagraph, _ writer: ReportWriter
    ) throws(StreamError) {
        let start = paragraph.scalarRange.lowerBound
        let stretches = isComplete ? explanation.stretches[...] : explanation.stretches.prefix(Self.paragraphLimit)
        let scalars = Array(paragraph.text.unicodeScalars)
        let rows = stretches.map { stretch in
            Row(
                level: stretch.level.map(style.level) ?? "no level ",
                span: "\(start + stretch.scalarRange.lowerBound)..<\(start + stretch.scalarRange.upperBound)",
                kinds: stretch.kinds.joined(separator: ", "),
                reasons: stretch.reasons.map { $0.description(from: start) }.joined(separator: ", "),
                text: EscapedText(
                    writer.cut(String(String.UnicodeScalarView(scalars[stretch.scalarRange])), to: Self.textLimit)
                ).description)
        }
        func width(_ column: (Row) -> String) -> Int { rows.map { column($0).count }.max() ?? 0 }
        let (spans, kinds, reasons) = (width(\.span), width(\.kinds), width(\.reasons))
        for (index, row) in rows.enumerated() {
            let columns =
                "\(row.level)  \(Self.padded(row.span, spans))  \(Self.padded(row.kinds, kinds))  "
                + "\(Self.padded(row.reasons, reasons))  "
            try writer.line(index == 0 ? "why" : "", columns + style.ordered(row.text))
        }
        if stretches.count < explanation.stretches.count {
            try writer.line("", "and \(explanation.stretches.count - stretches.count) more")
        }
        try writer.write("\n")
        let paragraphRule = explanation.trace.paragraphRule
        for (index, rule) in ([paragraphRule] + explanation.rules).enumerated() {
            try writer.list(
                index == 0 ? "rules" : "", Self.padded(rule.rawValue, Self.ruleWidth), rule.explanation)
        }
    }

    private struct Row {
        let level: String
        let span: String
        let kinds: String
        let reasons: String
        let text: String
    }

    /// How many characters of its text a row shows.
    private static let textLimit = 24
    /// The longest name of a rule, and two spaces.
    private static let ruleWidth = 6

    private static func padded(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }
}

extension Explanation.Reason {
    /// `W2 by 2`: the rule, and the characters it looked at.
    fileprivate func description(from start: Int) -> String {
        let shown = because.prefix(2).map { "\(start + $0)" }
        guard !shown.isEmpty else { return rule.rawValue }
        return "\(rule.rawValue) by \(shown.joined(separator: ", "))\(because.count > shown.count ? ", ..." : "")"
    }
}
