internal import BidiFormat
internal import BidiText

/// Text fields: whatever is typed, deleted and pasted, the caret is in the text, no control is in it, and what is in the
/// field is the same when it is entered again.
enum FieldProperties {
    static func check(_ input: [UInt8]) throws(Violation) {
        var reader = InputReader(input)
        let kind = reader.choice(of: kinds)
        var text = ""
        var steps = 0
        repeat {
            let count = text.unicodeScalars.count
            let start = Int(reader.byte()) % (count + 1)
            let end = reader.isCase(80) ? min(count, start + Int(reader.byte()) % 4) : start
            let inserted = insertion(&reader)
            let scalars = text.unicodeScalars
            let range = scalars.index(text.startIndex, offsetBy: start)..<scalars.index(text.startIndex, offsetBy: end)
            let change = kind.replacing(range, of: text, with: inserted)
            let name = "\(kind.name): \(start)..<\(end) of \(text) becomes \(inserted): \(change.text)"
            try check(change, of: text, in: kind, name)
            text = change.text
            steps += 1
        } while !reader.isAtEnd && steps < 40
    }

    private static let kinds: [TextFieldKind] = {
        var kinds: [TextFieldKind] = [
            .freeText, .phone, .phone(digits: .arabicIndic), .card, .oneTimeCode, .promoCode, .email, .url,
        ]
        for tag in ["ar-EG", "he", "de-CH", "fa"] {
            guard let language = try? LanguageTag(tag), let price = try? PriceFormatStyle(currency: "EGP", locale: tag)
            else { continue }
            kinds += [.amount(in: language), .percent(in: language), .amount(price)]
        }
        return kinds
    }()

    /// What is typed or pasted: nothing, one character, several, or any text.
    private static func insertion(_ reader: inout InputReader) -> String {
        switch reader.byte() % 8 {
        case 0: ""
        case 1, 2, 3: String(Character(reader.choice(of: typed)))
        case 4, 5: reader.text(of: typed, atMost: 12)
        case 6: reader.text(of: Array("0123456789+- ٠٥".unicodeScalars), atMost: 24)
        default: String(FuzzText.read(&reader).prefix(40))
        }
    }

    private static let typed: [Unicode.Scalar] =
        Array("0123456789٠١٥۴۵.,٫٬-−+()%/# *abZ@:_אب".unicodeScalars) + [
            "\u{A0}", "\u{202F}", "\u{2011}", "\u{200E}", "\u{200F}", "\u{202A}", "\u{202C}", "\u{2066}", "\u{2068}",
            "\u{2069}", "\u{200C}", "\u{200D}", "\u{FEFF}", "\u{FF15}", "\u{64B}",
        ]

    private static func check(
        _ change: TextFieldChange, of text: String, in kind: TextFieldKind, _ name: String
    ) throws(Violation) {
        let shown = change.text
        try expect(!shown.containsBidiControls, "\(name): no control")
        try expect((0...shown.unicodeScalars.count).contains(change.caretOffset), "\(name): the caret is in the text")
        if change.refusal != nil {
            try expect(shown.unicodeScalars.elementsEqual(text.unicodeScalars), "\(name): a refusal changes nothing")
        }
        let again = kind.editingText(shown)
        try expect(again.unicodeScalars.elementsEqual(shown.unicodeScalars), "\(name): entered again it is \(again)")
        try expect(kind.isEmpty(shown) || kind.isComplete(shown) == (kind.problem(in: shown) == nil), "\(name): complete")
        guard kind.isComplete(shown), let value = try? kind.value(of: shown) else { return }
        let pasted = kind.pasting(shown)
        try expect(pasted.refusal == nil, "\(name): it can be pasted")
        try expect((try? kind.value(of: pasted.text)) == value, "\(name): pasted it is \(pasted.text), not \(value)")
    }
}
