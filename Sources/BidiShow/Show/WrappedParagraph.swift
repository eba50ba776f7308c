internal import BidiDiagnosis
internal import BidiText

/// A paragraph as it is seen in lines of a given width: broken where lines may break, each line ordered by itself.
struct WrappedParagraph {
    /// Each line between bars, at the side where its paragraph begins.
    let rows: [String]

    init(_ paragraph: BidiParagraph, width: Int) {
        let lines = paragraph.lines(fitting: width) { DisplayWidth.of($0) }
        rows = lines.map { line in
            // Spaces at the end of a line hang in the margin, and separators are not drawn.
            let end = line.text.unicodeScalars.reversed().prefix { $0 == " " || $0.properties.isWhitespace }.count
            let text = line.text.unicodeScalars.dropLast(end)
            let visual = SeenText(paragraph.line(text.startIndex..<text.endIndex).visualText).description
            let space = String(repeating: " ", count: max(0, width - DisplayWidth.of(visual)))
            return paragraph.baseDirection == .leftToRight ? "|\(visual)\(space)|" : "|\(space)\(visual)|"
        }
    }
}
