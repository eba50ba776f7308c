/// A number, a price, a percentage: what a numeric style reads.
struct AmountRules<Style: ReadableNumericFormatStyle>: TextFieldRules {
    let style: Style
    /// What may be typed besides: a percent sign.
    var extraScalars: Set<Unicode.Scalar> = []

    /// Digits are drawn from left to right in either direction; a sign stays where the language has it.
    var direction: TextFieldDirection { .natural }

    func accepts(_ scalar: Unicode.Scalar) -> Bool {
        FieldText.isDigit(scalar) || SeparatorRoles.separators.contains(scalar) || extraScalars.contains(scalar)
            || AmountReader.minusSigns.contains(scalar) || AmountReader.plusSigns.contains(scalar)
    }

    /// What is typed in the language's digits; separators stay as typed, since they can mean two things.
    func editingText(for text: String) -> String { FieldText.digits(text, in: style.language.numberingSystem) }

    func pastedText(for text: String) -> String? {
        // One character is typed, and its value would lose a sign or a separator that more is to follow.
        guard text.unicodeScalars.count > 1, let number = try? style.readExactly(text) else { return nil }
        let shown = style.editingText(exactly: number)
        // A style shows fewer digits than can be pasted: what is shown has to be what was pasted.
        return (try? style.readExactly(shown)) == number ? FieldText.withoutInvisibles(shown) : nil
    }

    func value(of text: String) throws(BidiParseError) -> String { try style.readExactly(text).text }

    func restingText(for text: String) -> String {
        guard let number = try? style.readExactly(text) else { return text }
        return style.formattedText(exactly: number).text
    }
}
