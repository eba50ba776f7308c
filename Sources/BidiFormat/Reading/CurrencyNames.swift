internal import ICUBridge

/// What a currency may be called in a text of a language: its symbols, its code and the forms of its name.
struct CurrencyNames: Sendable {
    /// As ``ReadableText`` has them, longest first.
    let names: [[Unicode.Scalar]]

    private struct Key: Hashable {
        let currency: Currency
        let language: LanguageTag
    }

    private static let cache = FormatterCache<Key, CurrencyNames>(limit: 256)

    static func shared(_ currency: Currency, in language: LanguageTag) -> CurrencyNames {
        cache.value(for: Key(currency: currency, language: language)) { CurrencyNames(currency, in: language) }
    }

    private init(_ currency: Currency, in language: LanguageTag) {
        // Every plural category of every language has one of these.
        let amounts: [ExactDecimal] = [0, 1, 2, 3, 5, 11, 100, ExactDecimal(unchecked: "1.5")]
        var names: Set<[Unicode.Scalar]> = [Array(currency.code.unicodeScalars)]
        for presentation in PriceFormatStyle.Presentation.allCases {
            let options = PriceFormatStyle.Options(currency, presentation: presentation)
            for amount in presentation == .name ? amounts : [1] {
                let text = options.formattedText(exactly: amount, in: language)
                for part in text.content where part.kind == .currency {
                    names.insert(ReadableText(part.text).elements.map(\.scalar))
                }
            }
        }
        self.names = names.filter { !$0.isEmpty }.sorted { $0.count > $1.count }
    }
}
