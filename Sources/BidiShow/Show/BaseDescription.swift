internal import BidiDiagnosis
internal import BidiText

/// The base direction of a paragraph, and what decided it.
struct BaseDescription: CustomStringConvertible {
    private let paragraph: BidiParagraph

    init(_ paragraph: BidiParagraph) { self.paragraph = paragraph }

    var description: String {
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
}
