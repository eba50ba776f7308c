internal import BidiDiagnosis
internal import BidiText
internal import Terminal

/// One text of a page: what is wrong with it, and each of its paragraphs drawn.
struct TextSection {
    let shown: ShownText
    let title: String
    /// Of the section, unlike any other in the page.
    let id: String

    func write(to output: any ByteOutput) throws(StreamError) {
        try output.write("<section aria-labelledby=\"\(id)\">\n<h2 id=\"\(id)\">\(title)</h2>\n")
        if shown.paragraphs.isEmpty { try output.write("<p>Empty: nothing to draw.</p>\n") }
        for finding in shown.diagnosis.findings.prefix(ShowReport.paragraphLimit) { try write(finding, to: output) }
        if shown.diagnosis.findings.count > 1, let fixed = shown.diagnosis.fixed {
            try output.write("<dl>\(Self.entry("fixed", "<bdo dir=\"ltr\">\(HTMLText.boxed(fixed))</bdo>"))</dl>\n")
        }
        let paragraphs = shown.paragraphs.prefix(ShowReport.paragraphLimit)
        for (index, paragraph) in paragraphs.enumerated() {
            if shown.paragraphs.count > 1 {
                try output.write("<h3>Paragraph \(index + 1) of \(shown.paragraphs.count)</h3>\n")
            }
            try write(paragraph, to: output)
        }
        if paragraphs.count < shown.paragraphs.count {
            try output.write("<p>\(shown.paragraphs.count - paragraphs.count) more paragraphs are not drawn.</p>\n")
        }
        try output.write("</section>\n")
    }

    private func write(_ finding: BidiFinding, to output: any ByteOutput) throws(StreamError) {
        try output.write(
            """
            <div class="finding">
            <h3>\(finding.rule.rawValue)</h3>
            <p>Characters \(finding.range.lowerBound) to \(finding.range.upperBound - 1): \
            \(HTMLText.plain(finding.message))</p>

            """)
        if let fixed = finding.fixed {
            try output.write("<dl>\(Self.entry("fix", "<bdo dir=\"ltr\">\(HTMLText.boxed(fixed))</bdo>"))</dl>\n")
        }
        try output.write("</div>\n")
    }

    private func write(_ paragraph: BidiParagraph, to output: any ByteOutput) throws(StreamError) {
        let drawing = ParagraphDrawing(paragraph)
        let content = paragraph.line(paragraph.contentRange)
        let seen = SeenText(content.visualText).description
        let start = paragraph.scalarRange.lowerBound
        try output.write(
            """
            <p class="drawn" dir="\(paragraph.baseDirection.rawValue)">\(HTMLText.drawn(content.text))</p>
            <dl>
            \(Self.entry("base direction", HTMLText.plain(BaseDescription(paragraph).description)))
            \(Self.entry("stored", "<bdo dir=\"ltr\">\(HTMLText.boxed(paragraph.text))</bdo>"))
            \(Self.entry("seen", "<bdo dir=\"ltr\">\(HTMLText.plain(seen))</bdo>"))
            </dl>
            <a class="skip" href="#\(id)-table-\(start)">Past the drawing, to the table</a>
            <div class="scroll drawing" tabindex="0" role="region" aria-label="Drawing, from character \(start)">

            """)
        try drawing.write(to: output)
        try output.write("</div>\n")
        if drawing.isCutByCodePoints {
            try output.write("<p>The first \(ParagraphDrawing.codePointLimit) code points are drawn.</p>\n")
        } else if drawing.cells.count < paragraph.text.count {
            try output.write(
                "<p>The first \(drawing.cells.count) characters of \(paragraph.text.count) are drawn.</p>\n")
        }
        try output.write(
            """
            <div class="scroll" id="\(id)-table-\(start)" tabindex="0" role="region" aria-label="Characters, from \(start)">
            <table>
            <caption>The characters in the order they are stored</caption>
            <thead><tr><th scope="col">at</th><th scope="col">code</th><th scope="col">character</th>\
            <th scope="col">class</th><th scope="col">level</th><th scope="col">seen</th><th scope="col">name</th>\
            <th scope="col">why</th></tr></thead>
            <tbody>

            """)
        for cell in drawing.cells {
            for story in cell.stories { try output.write(story.row) }
        }
        try output.write("</tbody>\n</table>\n</div>\n<dl>\n")
        let used = Set(drawing.cells.flatMap(\.stories).flatMap(\.steps).map(\.rule))
        for rule in BidiRule.allCases where used.contains(rule) {
            try output.write(Self.entry(rule.rawValue, HTMLText.plain(rule.explanation)) + "\n")
        }
        try output.write("</dl>\n")
    }

    private static func entry(_ term: String, _ html: String) -> String { "<dt>\(term)</dt><dd>\(html)</dd>" }
}
