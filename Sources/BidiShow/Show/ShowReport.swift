internal import BidiDiagnosis
internal import BidiText
internal import Terminal

/// What a person reads about a text. What is wrong comes before the details, so that the first screen tells it.
struct ShowReport {
    /// What one report shows without `--all`: more than fits on a screen is no answer.
    static let characterLimit = 200
    static let paragraphLimit = 20

    let shown: ShownText
    let style: TerminalStyle
    /// Everything, however long.
    let isComplete: Bool
    /// The width of the lines to wrap to; nil where nobody asked.
    var lineWidth: Int?

    /// Writes the report, piece by piece.
    func write(to output: any ByteOutput) throws(StreamError) {
        let output: any ByteOutput = style.isASCII ? ASCIIOutput(output) : output
        try output.write(style.start)
        try writeBody(ReportWriter(output: output, style: style, isComplete: isComplete))
        try output.write(style.end)
    }

    private func writeBody(_ writer: ReportWriter) throws(StreamError) {
        let text = shown.text
        let scalars = text.unicodeScalars.count
        try writer.line("size", "\(Self.count(scalars, "character")), \(Self.count(text.utf8.count, "byte")) in UTF-8")
        guard !shown.paragraphs.isEmpty else { return try writer.line("text", "empty: nothing to draw") }
        let paragraphs = isComplete ? shown.paragraphs[...] : shown.paragraphs.prefix(Self.paragraphLimit)
        var findings = shown.diagnosis.findings[...]
        var characters = isComplete ? Int.max : Self.characterLimit
        for (number, paragraph) in paragraphs.enumerated() {
            if shown.paragraphs.count > 1 {
                let title = "paragraph \(number + 1) of \(shown.paragraphs.count)"
                try writer.write(
                    "\n" + style.paint(title, .heading) + ", from character \(paragraph.scalarRange.lowerBound)\n")
            }
            try writeSummary(of: paragraph, writer)
            let own = findings.prefix { $0.range.lowerBound < paragraph.scalarRange.upperBound }
            findings = findings.dropFirst(own.count)
            try write(own, writer)
            if shown.paragraphs.count == 1 { try writeFixedText(writer) }
            if !own.isEmpty { try writer.write("\n") }
            if shown.explains {
                try write(Explanation(of: paragraph), of: paragraph, writer)
            } else {
                try writeRuns(of: paragraph, writer)
            }
            let table = CharacterTable(paragraph: paragraph, style: style)
            if characters > 0 { try writer.write("\n") }
            characters -= try table.write(to: writer.output, limit: characters)
        }
        if paragraphs.count < shown.paragraphs.count || characters < 0 {
            try writer.write("\n(a part only: --all shows everything, --json is for programs)\n")
        }
        // Those of paragraphs that are not shown.
        try write(findings, writer)
        if shown.paragraphs.count > 1 { try writeFixedText(writer) }
    }

    private func writeSummary(of paragraph: BidiParagraph, _ writer: ReportWriter) throws(StreamError) {
        try writer.line("base", BaseDescription(paragraph).description)
        try writer.stored("stored", paragraph.text)
        try writer.seen("seen", paragraph.line(paragraph.contentRange).visualText)
        if let lineWidth { try write(WrappedParagraph(paragraph, width: lineWidth), writer) }
    }

    private func write(_ wrapped: WrappedParagraph, _ writer: ReportWriter) throws(StreamError) {
        let rows = isComplete ? wrapped.rows[...] : wrapped.rows.prefix(Self.paragraphLimit)
        for (index, row) in rows.enumerated() { try writer.line(index == 0 ? "lines" : "", style.ordered(row)) }
        if rows.count < wrapped.rows.count { try writer.line("", "and \(wrapped.rows.count - rows.count) more") }
    }

    private func writeRuns(of paragraph: BidiParagraph, _ writer: ReportWriter) throws(StreamError) {
        let runs = paragraph.runs(in: .logical)
        let shownRuns = isComplete ? runs[...] : runs.prefix(Self.paragraphLimit)
        for (index, run) in shownRuns.enumerated() {
            let start = paragraph.scalarRange.lowerBound
            let span = "\(start + run.scalarRange.lowerBound)..<\(start + run.scalarRange.upperBound)"
            let text = EscapedText(writer.cut(paragraph.text[run.range])).description
            try writer.line(index == 0 ? "runs" : "", "\(style.level(run.level))  \(span)  \(style.ordered(text))")
        }
        if shownRuns.count < runs.count { try writer.line("", "and \(runs.count - shownRuns.count) more") }
    }

    private static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}
