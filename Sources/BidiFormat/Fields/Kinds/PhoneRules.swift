internal import BidiText

/// A phone number (`rules.md`, section 3).
struct PhoneRules: TextFieldRules {
    let digits: NumberingSystem

    var direction: TextFieldDirection { .leftToRight }

    func accepts(_ scalar: Unicode.Scalar) -> Bool {
        FieldText.isDigit(scalar) || scalar.isHyphen || ["+", " ", "(", ")", ".", "/", "*", "#"].contains(scalar)
    }

    /// One digit system, one kind of hyphen, single spaces and none at the beginning.
    func editingText(for text: String) -> String {
        var result = String.UnicodeScalarView()
        for scalar in digits.replacingDigits(in: text).unicodeScalars {
            if FieldText.isSpace(scalar) {
                if result.last.map({ !FieldText.isSpace($0) }) == true { result.append(space) }
            } else {
                result.append(scalar.isHyphen ? "-" : scalar)
            }
        }
        return String(result)
    }

    /// NBSP is of class CS and keeps Arabic-Indic groups in their order; a space would turn them round.
    private var space: Unicode.Scalar { digits.bidiClass == .arabicNumber ? "\u{00A0}" : " " }

    /// What is dialled; the number as it is written where that cannot be told.
    func value(of text: String) throws(BidiParseError) -> String {
        let number: PhoneNumber = try .reading { () throws(BidiFormatError) in try PhoneNumber(text) }
        return number.dialable ?? number.text
    }
}
