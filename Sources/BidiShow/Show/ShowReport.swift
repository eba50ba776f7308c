internal import BidiDiagnosis
internal import BidiText
internal import Terminal

/// What a person reads about a text.
struct ShowReport {
    /// What one report shows without `--all`: more than fits on a screen is no answer.
    static let characterLimit = 200
    static let paragraphLimit = 20
    static let lineLimit = 400
    /// Where the contents of a line start.
    private static let column = 8

    let shown: ShownText
    let style: TerminalStyle
    /// Everything, however long.
    let isComplete: Bool

    /// Writes the report, piece by piece.
    func write(to output: any ByteOutput) throws(StreamError) {
        try output.write(style.start)
        try writeBody(to: output)
        try output.write(style.end)
    }

    private func writeBody(to output: any ByteOutput) throws(StreamError) {
        let text = shown.text
        let scalars = text.unicodeScalars.count
        try line("size", "\(Self.count(scalars, "character")), \(Self.count(text.utf8.count, "byte")) in UTF-8", output)
        guard !shown.paragraphs.isEmpty else { return try line("text", "empty: nothing to draw", output) }
        let paragraphs = isComplete ? shown.paragraphs[...] : shown.paragraphs.prefix(Self.paragraphLimit)
        var characters = isComplete ? Int.max : Self.characterLimit
        for (number, paragraph) in paragraphs.enumerated() {
            if shown.paragraphs.count > 1 {
                let title = "paragraph \(number + 1) of \(shown.paragraphs.count)"
                try output.write(
                    "\n" + style.paint(title, .heading) + ", from character \(paragraph.scalarRange.lowerBound)\n")
            }
            try summary(of: paragraph, output)
            let table = CharacterTable(paragraph: paragraph, style: style)
            if characters > 0 { try output.write("\n") }
            characters -= try table.write(to: output, limit: characters)
        }
        if paragraphs.count < shown.paragraphs.count || characters < 0 {
            try output.write("\n(a part only: --all shows everything, --json is for programs)\n")
        }
        try writeFindings(to: output)
    }

    private func summary(of paragraph: BidiParagraph, _ output: any ByteOutput) throws(StreamError) {
        try line("base", base(of: paragraph), output)
        // The separator at the end, of one scalar or two (CR LF), is drawn nowhere.
        let scalars = paragraph.text.unicodeScalars
        let end = scalars.suffix(2).firstIndex { $0.bidiClass == .paragraphSeparator } ?? scalars.endIndex
        try stored("stored", paragraph.text, output)
        let visual = SeenText(cut(paragraph.line(scalars.startIndex..<end).visualText))
        try line("seen", style.ordered(visual.description), output)
        let runs = paragraph.runs(in: .logical)
        let shownRuns = isComplete ? runs[...] : runs.prefix(Self.paragraphLimit)
        for (index, run) in shownRuns.enumerated() {
            let arrow = run.direction == .leftToRight ? "→" : "←"
            let start = paragraph.scalarRange.lowerBound
            let span = "\(start + run.scalarRange.lowerBound)..<\(start + run.scalarRange.upperBound)"
            let level = "level \(run.level) \(arrow)"
            let text = EscapedText(cut(paragraph.text[run.range])).description
            try line(
                index == 0 ? "runs" : "",
                (run.direction == .leftToRight ? level : style.paint(level, .rightToLeft))
                    + "  \(span)  \(style.ordered(text))", output)
        }
        if shownRuns.count < runs.count { try line("", "and \(runs.count - shownRuns.count) more", output) }
    }

    private func base(of paragraph: BidiParagraph) -> String {
        let direction = paragraph.baseDirection == .leftToRight ? "left to right" : "right to left"
        switch paragraph.baseDirectionSource {
        case .given: return "\(direction) (--base)"
        case .fallback: return "\(direction) (no strong letter: the fallback)"
        case .firstStrong(let offset):
            let scalar = paragraph.text.unicodeScalars.dropFirst(offset).first
            let name = scalar.map { EscapedText.codePoint($0) } ?? ""
            return "\(direction) (first strong \(name) at \(paragraph.scalarRange.lowerBound + offset))"
        }
    }

    private func writeFindings(to output: any ByteOutput) throws(StreamError) {
        let findings = shown.diagnosis.findings
        let shownFindings = isComplete ? findings[...] : findings.prefix(Self.paragraphLimit)
        for finding in shownFindings {
            try output.write("\n")
            let place = "\(finding.range.lowerBound)..<\(finding.range.upperBound)"
            let message = "at \(place): \(EscapedText(finding.message))"
            try line("found", style.paint(finding.rule.rawValue, .finding), output)
            let width = style.columns.map { max(20, $0 - Self.column) }
            for part in WrappedText.lines(of: message, width: width ?? .max) { try line("", part, output) }
            if let fixed = finding.fixed {
                try stored("fix", fixed, output)
            }
        }
        if shownFindings.count < findings.count {
            try output.write("\n")
            try line("found", "\(findings.count - shownFindings.count) more: --all shows them", output)
        }
        if let fixed = shown.diagnosis.fixed, findings.count > 1 {
            try output.write("\n")
            try stored("fixed", fixed, output)
        }
    }

    private func line(_ heading: String, _ content: String, _ output: any ByteOutput) throws(StreamError) {
        let padding = String(repeating: " ", count: max(1, Self.column - heading.count))
        try output.write((heading.isEmpty ? "" : style.paint(heading, .heading)) + padding + content + "\n")
    }

    /// A text in the order in which it is stored.
    private func stored(_ heading: String, _ text: String, _ output: any ByteOutput) throws(StreamError) {
        try line(heading, style.ordered(EscapedText(cut(text)).description), output)
    }

    /// What a line of the report holds of a text.
    private func cut(_ text: some StringProtocol) -> String {
        guard !isComplete,
            let end = text.index(text.startIndex, offsetBy: Self.lineLimit, limitedBy: text.endIndex),
            end < text.endIndex
        else { return String(text) }
        return text[..<end] + " ..."
    }

    private static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}
