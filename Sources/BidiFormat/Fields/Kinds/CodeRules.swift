/// A code that was sent by text message: digits alone.
struct OneTimeCodeRules: TextFieldRules {
    let length: Int

    var direction: TextFieldDirection { .leftToRight }

    func accepts(_ scalar: Unicode.Scalar) -> Bool {
        FieldText.isDigit(scalar) || scalar.isHyphen || scalar == " "
    }

    func editingText(for text: String) -> String {
        FieldText.mapping(FieldText.digits(text, in: .latin)) { $0.isLatinDigit ? $0 : nil }
    }

    func value(of text: String) throws(BidiParseError) -> String {
        let groups = text.split { $0 == " " || $0.unicodeScalars.allSatisfy(\.isHyphen) }
        let digits = FieldText.digits(groups.joined(), in: .latin)
        guard digits.unicodeScalars.allSatisfy(\.isLatinDigit), digits.utf8.count == length else {
            throw BidiParseError(.unreadable, "not a code: \(length) digits are expected")
        }
        return digits
    }
}

/// A code from a leaflet: letters of any script and digits.
struct PromoCodeRules: TextFieldRules {
    var direction: TextFieldDirection { .leftToRight }

    func accepts(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isAlphabetic || FieldText.isDigit(scalar) || scalar.isHyphen || scalar == "_"
            || scalar.properties.isGraphemeExtend
    }

    func cleaned(_ text: String) -> String { FieldText.trimmed(FieldText.withoutInvisibles(text)) }

    func editingText(for text: String) -> String {
        FieldText.mapping(FieldText.digits(text, in: .latin)) { $0.isHyphen ? "-" : $0 }
    }

    func value(of text: String) throws(BidiParseError) -> String {
        guard text.unicodeScalars.allSatisfy(accepts) else {
            throw BidiParseError(.unreadable, "not a promo code: letters, digits, hyphens and _ are expected")
        }
        return editingText(for: text)
    }
}
