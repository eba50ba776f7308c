internal import BidiDiagnosis
internal import BidiText

/// All that `show` tells about one text, for people and machines alike.
struct ShownText {
    let text: String
    let paragraphs: [BidiParagraph]
    let diagnosis: Diagnosis
    /// Whether the rules behind the levels are told too.
    let explains: Bool

    init(_ text: String, base: BaseDirection, explains: Bool = false) {
        self.text = text
        self.explains = explains
        paragraphs = BidiParagraph.paragraphs(of: text, base: base)
        diagnosis = Diagnosis(of: text, base: base)
    }
}

extension BaseDirection {
    /// From the words of the command line and the machine interface.
    init?(word: String) {
        switch word {
        case "ltr": self = .leftToRight
        case "rtl": self = .rightToLeft
        case "auto": self = .firstStrong(fallback: .leftToRight)
        case "auto-rtl": self = .firstStrong(fallback: .rightToLeft)
        default: return nil
        }
    }

    static let words = ["ltr", "rtl", "auto", "auto-rtl"]
}
