internal import BidiDiagnosis
internal import BidiText

/// A paragraph as it is seen in lines of a given width: broken where lines may break, each line ordered by itself.
struct WrappedParagraph {
    /// Each line between bars, at the side where its paragraph begins.
    let rows: [String]

    /// Linear in the length of the paragraph.
    init(_ paragraph: BidiParagraph, width: Int) {
        let isLeftToRight = paragraph.baseDirection == .leftToRight
        rows = paragraph.lines(fitting: width) { DisplayWidth.of($0) }.map { line in
            // Spaces at the end of a line hang in the margin, which rule L1 has put them next to.
            let scalars = line.visualText.unicodeScalars
            let drawn =
                isLeftToRight
                ? String(String.UnicodeScalarView(scalars.reversed().drop(while: \.properties.isWhitespace).reversed()))
                : String(scalars.drop(while: \.properties.isWhitespace))
            let visual = SeenText(drawn).description
            let space = String(repeating: " ", count: max(0, width - DisplayWidth.of(visual)))
            return isLeftToRight ? "|\(visual)\(space)|" : "|\(space)\(visual)|"
        }
    }
}
