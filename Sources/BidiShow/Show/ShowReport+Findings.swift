internal import BidiDiagnosis
internal import Terminal

extension ShowReport {
    /// What is wrong, why, and the repair of each finding.
    func write(_ findings: ArraySlice<BidiFinding>, _ writer: ReportWriter) throws(StreamError) {
        let shownFindings = isComplete ? findings : findings.prefix(Self.paragraphLimit)
        for finding in shownFindings {
            try writer.write("\n")
            try writer.line("found", style.paint(finding.rule.rawValue, .finding))
            let place = "\(finding.range.lowerBound)..<\(finding.range.upperBound)"
            try writer.prose("", "at \(place): \(EscapedText(finding.message))")
            if let fixed = finding.fixed { try writer.stored("fix", fixed, round: finding.range.lowerBound) }
        }
        if shownFindings.count < findings.count {
            try writer.write("\n")
            try writer.line("found", "\(findings.count - shownFindings.count) more: --all shows them")
        }
    }

    /// The text with all repairs, where there are several.
    func writeFixedText(_ writer: ReportWriter) throws(StreamError) {
        guard let fixed = shown.diagnosis.fixed, shown.diagnosis.findings.count > 1 else { return }
        try writer.write("\n")
        try writer.stored("fixed", fixed)
    }
}
