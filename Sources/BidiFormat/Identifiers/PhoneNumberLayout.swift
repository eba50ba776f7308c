internal import BidiText

/// How a phone number is drawn: one left-to-right piece in any digits (`rules.md`, section 3).
struct PhoneNumberLayout {
    let digits: NumberingSystem

    /// The digits of a language, but Latin where its own are of class R: those would run right to left.
    init(language: LanguageTag, digits: NumberingSystem?) {
        let system = digits ?? language.numberingSystem
        self.digits = system.bidiClass == .rightToLeft ? .latin : system
    }

    func arrange(_ number: PhoneNumber) -> FormattedText {
        var text = layout(number)
        text.dialable = number.dialable
        return text
    }

    private func layout(_ number: PhoneNumber) -> FormattedText {
        let pieces = number.pieces
        let core = parts(pieces, isFollowedByText: number.phoneExtension != nil)
        guard let phoneExtension = number.phoneExtension else {
            return FormattedText(core, direction: .leftToRight, numberingSystem: digits, given: number.text)
        }
        let space: (String) -> [FormattedPart] = { $0.isEmpty ? [] : [FormattedPart(.separator, $0)] }
        let tail =
            space(phoneExtension.spaceBefore) + [FormattedPart(.extensionWord, phoneExtension.word)]
            + space(phoneExtension.spaceAfter)
            + [FormattedPart(.digits, digits.replacingDigits(in: phoneExtension.digits))]
        // An extension in words is a second piece, in the direction of its word.
        if IsolateDirection.resolve(phoneExtension.word) == .rightToLeft {
            return FormattedText(
                core.isolated(.leftToRight) + tail, direction: .rightToLeft, numberingSystem: digits, given: number.text
            )
        }
        return FormattedText(core + tail, direction: .leftToRight, numberingSystem: digits, given: number.text)
    }

    private func parts(_ pieces: [PhoneNumber.Piece], isFollowedByText: Bool) -> [FormattedPart] {
        pieces.enumerated().flatMap { index, piece -> [FormattedPart] in
            switch piece {
            case .digits(let run):
                let part = FormattedPart(.digits, digits.replacingDigits(in: run))
                let mark = FormattedPart.control(BidiControl.leftToRightMark.text)
                return needsMark(pieces, after: index, isFollowedByText) ? [part, mark] : [part]
            case .letters(let letters): return [FormattedPart(.text, letters)]
            case .separator(let character):
                return [FormattedPart(.separator, character == " " ? space : String(character))]
            case .symbol("+"): return [FormattedPart(.plusSign, "+")]
            case .symbol(let character): return [FormattedPart(.separator, String(character))]
            }
        }
    }

    private var isArabic: Bool { digits.bidiClass == .arabicNumber }

    /// NBSP is of class CS and joins Arabic-Indic groups; a space would turn them round.
    private var space: String { isArabic ? "\u{00A0}" : " " }

    /// Arabic-Indic digits stay in order across a single character of class CS; anything else needs LRM before it.
    private func needsMark(
        _ pieces: [PhoneNumber.Piece], after index: Int, _ isFollowedByText: Bool
    ) -> Bool {
        guard isArabic else { return false }
        let rest = pieces[(index + 1)...]
        guard let next = rest.first else { return isFollowedByText }
        if case .separator(" ") = next, case .digits? = rest.dropFirst().first { return false }
        if case .separator(let character) = next, case .digits? = rest.dropFirst().first,
            let scalar = character.unicodeScalars.first, BidiClass(scalar) == .commonSeparator
        {
            return false
        }
        return true
    }
}
