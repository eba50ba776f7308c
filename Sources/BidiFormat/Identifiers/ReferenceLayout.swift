internal import BidiText

/// How a reference number is drawn (`rules.md`, section 3): the word, NBSP, and the code as a left-to-right piece.
struct ReferenceLayout {
    let noun: String?
    let word: String
    let language: LanguageTag

    func arrange(_ code: ReferenceCode) -> FormattedText {
        let codePart = FormattedPart(.digits, code.text)
        let hasNoun = noun?.isEmpty == false
        let nounParts = hasNoun ? contained(noun ?? "") + [FormattedPart(.literal, " ")] : []
        let direction = IsolateDirection.resolve((noun ?? "") + word) ?? .leftToRight
        guard direction == .rightToLeft else {
            let hasWords = DirectionalContents(of: (noun ?? "") + word).hasRightToLeftLetter
            return FormattedText(
                nounParts + wordParts + piece([codePart], in: hasWords ? .rightToLeft : .leftToRight),
                direction: .leftToRight, numberingSystem: .latin)
        }
        // A sign without letters belongs to the code: it stays at the code's left end.
        let isSign = IsolateDirection.resolve(word) == nil
        let content =
            isSign
            ? nounParts + piece(wordParts + [codePart], in: .rightToLeft)
            : nounParts + wordParts + piece([codePart], in: .rightToLeft)
        return FormattedText(content, direction: .rightToLeft, numberingSystem: .latin)
    }

    /// `#` touches its code, as every style guide has it; words and `№` are parted from it by NBSP.
    private var wordParts: [FormattedPart] {
        guard !word.isEmpty else { return [] }
        return contained(word) + (word == "#" ? [] : [FormattedPart(.separator, "\u{00A0}")])
    }

    private func contained(_ text: String) -> [FormattedPart] {
        FormattedText(freeText: text, fallback: language.baseDirection).content.map { part in
            part.kind == .text ? FormattedPart(.literal, part.text) : part
        }
    }

    /// The code as one left-to-right piece, isolated where what is round it runs the other way or it has letters that do.
    private func piece(_ parts: [FormattedPart], in surroundings: WritingDirection) -> [FormattedPart] {
        let text = parts.reduce(into: "") { $0 += $1.text }
        guard surroundings == .rightToLeft || DirectionalContents(of: text).hasRightToLeftLetter else { return parts }
        return parts.isolated(.leftToRight)
    }
}
