internal import BidiText

/// Visual text from visual runs (rule L2) and the standard library's clusters, mirrored by rule L4: in the simplest words,
/// to compare the fast ways with.
enum VisualTextReference {
    /// The paragraphs without their separators as lines, the separators after them.
    static func visual(of paragraphs: [BidiParagraph]) -> String {
        var visual = String.UnicodeScalarView()
        for paragraph in paragraphs {
            let content = paragraph.contentRange
            for run in paragraph.line(content).runs(in: .visual) {
                let text = paragraph.text[run.range]
                switch run.direction {
                case .leftToRight: visual.append(contentsOf: text.unicodeScalars)
                case .rightToLeft:
                    for cluster in Array(text).reversed() {
                        visual.append(contentsOf: cluster.unicodeScalars.map { $0.bidiMirroringGlyph ?? $0 })
                    }
                }
            }
            visual.append(contentsOf: paragraph.text.unicodeScalars[content.upperBound...])
        }
        return String(visual).removingBidiControls()
    }
}
