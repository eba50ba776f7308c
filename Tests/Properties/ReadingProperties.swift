internal import BidiFormat
internal import BidiText

/// Reading amounts back: what is written by the grammar has its value, what is shown is read as what was shown, and what
/// is anything is refused or read, never a reason to stop.
enum ReadingProperties {
    static func check(_ input: [UInt8]) throws(Violation) {
        var reader = InputReader(input)
        let way = reader.byte() % 4
        let style = reader.choice(of: styles)
        switch way {
        case 0, 1:
            var writer = AmountWriter(InputRandom(reader))
            let (text, value) = writer.next()
            try expect(reading(text, by: style) == value, "\(text) is \(value) in \(style.language)")
        case 2: try checkShown(reader.text(of: Array("0123456789001-.".unicodeScalars), atMost: 24), by: style)
        default: try checkAny(text(&reader), by: style)
        }
    }

    private static let tags = [
        "ar-EG", "ar-MA", "fa", "he", "ur", "ckb", "ps", "de-CH", "fr-CA", "ru", "en", "de", "ff-Adlm", "ks", "uz-Arab",
    ]

    private static let styles: [any ReadableNumericFormatStyle] = tags.flatMap { tag -> [any ReadableNumericFormatStyle] in
        guard let language = try? LanguageTag(tag) else { return [] }
        let prices = ["EGP", "KWD"].compactMap { try? PriceFormatStyle(currency: $0, locale: tag) }
        return [NumberFormatStyle(locale: language)] + prices
    }

    /// The plain decimal, nil where the text is refused.
    private static func reading(_ text: String, by style: any ReadableNumericFormatStyle) -> String? {
        try? style.readExactly(text).text
    }

    /// The value that was shown is read, in every form of it.
    private static func checkShown(_ decimal: String, by style: any ReadableNumericFormatStyle) throws(Violation) {
        guard let value = try? ExactDecimal(decimal) else { return }
        let shown = style.formattedText(exactly: value)
        let name = "\(decimal) as \(shown.text) in \(style.language)"
        guard let read = try? style.readExactly(shown.text) else { throw Violation("\(name) is read") }
        try expect(style.formattedText(exactly: read).text == shown.text, "\(name): \(read.text) is what was shown")
        for text in [shown.plain, shown.copyText, NumberingSystem.latin.replacingDigits(in: shown.text)] {
            try expect(reading(text, by: style) == read.text, "\(name): \(text) is read as \(read.text)")
        }
    }

    /// Any text is refused with a plain reason, or has a value that is shown and read again.
    private static func checkAny(_ text: String, by style: any ReadableNumericFormatStyle) throws(Violation) {
        do {
            try checkShown(try style.readExactly(text).text, by: style)
        } catch let error as BidiParseError {
            try expect(!error.message.isEmpty, "\(text) is refused for a reason")
            let offset = error.offset ?? 0
            try expect((0...text.unicodeScalars.count).contains(offset), "\(text): the place \(offset) is in it")
        } catch let violation as Violation {
            throw violation
        } catch {
            throw Violation("\(text): \(error)")
        }
    }

    /// Digits, separators and signs, or any text.
    private static func text(_ reader: inout InputReader) -> String {
        guard reader.isCase(160) else { return FuzzText.read(&reader) }
        return reader.text(
            of: Array("0123456789٠٥۴۵1234.,٫٬'’ -−+()%/".unicodeScalars) + ["\u{200F}", "\u{61C}", "\u{2068}", "\u{202F}"],
            atMost: 30)
    }
}
