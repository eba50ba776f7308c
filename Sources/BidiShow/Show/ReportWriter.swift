internal import BidiDiagnosis
internal import Terminal

/// The lines of a report: a heading on the left, contents that start in one column.
struct ReportWriter {
    /// Where the contents of a line start.
    static let column = 8
    /// How many characters of a text a line shows without `--all`.
    static let lineLimit = 400
    /// How many characters stand before the place that a line is about.
    static let context = 40

    let output: any ByteOutput
    let style: TerminalStyle
    /// Everything, however long.
    let isComplete: Bool

    func write(_ text: String) throws(StreamError) { try output.write(text) }

    func line(_ heading: String, _ content: String) throws(StreamError) {
        let padding = String(repeating: " ", count: max(1, Self.column - heading.count))
        try output.write((heading.isEmpty ? "" : style.paint(heading, .heading)) + padding + content + "\n")
    }

    /// A text in the order in which it is stored.
    func stored(_ heading: String, _ text: String) throws(StreamError) {
        try line(heading, style.ordered(EscapedText(cut(text)).description))
    }

    /// A text in the order in which it is stored; of a long one what stands round a place in it.
    func stored(_ heading: String, _ text: String, round offset: Int) throws(StreamError) {
        let before = offset - Self.context
        let scalars = text.unicodeScalars
        guard !isComplete, before > Self.context,
            let start = scalars.index(scalars.startIndex, offsetBy: before, limitedBy: scalars.endIndex)
        else { return try stored(heading, text) }
        try line(heading, style.ordered("... " + EscapedText(cut(text[start...])).description))
    }

    /// A text in the order in which it is seen.
    func seen(_ heading: String, _ visual: String) throws(StreamError) {
        try line(heading, style.ordered(SeenText(cut(visual)).description))
    }

    /// Words that may take several lines.
    func prose(_ heading: String, _ text: String) throws(StreamError) { try list(heading, "", text) }

    /// A name with words beside it that may take several lines.
    func list(_ heading: String, _ name: String, _ text: String) throws(StreamError) {
        let width = style.columns.map { max(20, $0 - Self.column - name.count) } ?? .max
        for (index, part) in WrappedText.lines(of: text, width: width).enumerated() {
            let margin = index == 0 ? name : String(repeating: " ", count: name.count)
            try line(index == 0 ? heading : "", margin + part)
        }
    }

    /// What a line of the report holds of a text: what takes so many columns, and whole clusters of it. The name of an
    /// invisible character takes several columns.
    func cut(_ text: some StringProtocol, to limit: Int = lineLimit) -> String {
        guard !isComplete else { return String(text) }
        var room = limit
        var shown = String.UnicodeScalarView()
        for cluster in text {
            for scalar in cluster.unicodeScalars {
                room -= InvisibleName.isInvisible(scalar) ? EscapedText.name(scalar).count : 1
                // A cluster may be longer than any line.
                if room < 0, shown.isEmpty {
                    return String(String.UnicodeScalarView(cluster.unicodeScalars.prefix(limit))) + " ..."
                }
            }
            if room < 0 { return String(shown) + " ..." }
            shown.append(contentsOf: cluster.unicodeScalars)
        }
        return String(text)
    }
}
