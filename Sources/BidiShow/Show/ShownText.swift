internal import BidiDiagnosis
internal import BidiText

/// All that `show` tells about one text, for people and machines alike.
struct ShownText {
    let text: String
    let paragraphs: [BidiParagraph]
    let findings: TextFindings

    init(_ text: String, base: BaseDirection) {
        self.text = text
        paragraphs = BidiParagraph.paragraphs(of: text, base: base)
        findings = TextFindings(of: text, base: base)
    }
}

/// What is wrong with a text, and how to repair it: the one place that asks BidiDiagnosis.
struct TextFindings {
    struct Finding {
        let rule: String
        /// In scalars of the text.
        let range: Range<Int>
        let message: String
        /// The whole text with this fault alone repaired.
        let fixed: String?
    }

    let findings: [Finding]
    /// The text with every fault repaired that can be.
    let fixed: String?

    init(of text: String, base: BaseDirection) {
        findings = []
        fixed = nil
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
