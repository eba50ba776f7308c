/// A card number: Latin digits in the groups of the brand, as far as it was typed.
struct CardRules: TextFieldRules {
    var direction: TextFieldDirection { .leftToRight }

    func accepts(_ scalar: Unicode.Scalar) -> Bool {
        FieldText.isDigit(scalar) || scalar.isHyphen || scalar == " "
    }

    func editingText(for text: String) -> String {
        let digits = FieldText.mapping(FieldText.digits(text, in: .latin)) { $0.isLatinDigit ? $0 : nil }
        let sizes = CardBrand(ofNumberStartingWith: digits) == .americanExpress ? [4, 6, 5] : []
        return digits.grouped(by: sizes).joined(separator: " ")
    }

    func isWrittenByField(_ scalar: Unicode.Scalar) -> Bool { scalar == " " }

    func value(of text: String) throws(BidiParseError) -> String {
        let number: CardNumber = try .reading { () throws(BidiFormatError) in try CardNumber(text) }
        guard number.isValid else {
            throw BidiParseError(.unreadable, "not a card number: the check digit does not fit the others")
        }
        return number.digits
    }

    func restingText(for text: String) -> String {
        (try? CardNumber(text))?.text ?? editingText(for: text)
    }
}
