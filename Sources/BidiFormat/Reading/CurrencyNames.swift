internal import ICUBridge

/// What currencies may be called in a text of a language (`rules.md`, section 4, step 11).
enum CurrencyNames {
    /// What is accepted beside an amount of a known currency: its code, its symbols, the narrow one too, and its name
    /// in every plural form.
    static func names(of currency: Currency, in language: LanguageTag) -> AmountWords {
        let names = standardNames(of: currency, in: language) + [name(.narrowSymbol, of: currency, in: language)]
        return AmountWords(Dictionary(names.map { (AmountWords.word($0), [0]) }) { first, _ in first })
    }

    /// The currencies in use.
    static let active = Currency.active

    /// What is accepted where the text itself has to name its currency; a meaning is an index into ``active``.
    ///
    /// Made once for a language. A narrow symbol is here too, to tell which currencies it may mean, but for those that
    /// have it as their own.
    static func all(in language: LanguageTag) -> AmountWords {
        cache.value(for: language) {
            var standard: [AmountWords.Word: Set<Int>] = [:]
            var narrow: [AmountWords.Word: Set<Int>] = [:]
            for (index, currency) in active.enumerated() {
                for name in standardNames(of: currency, in: language) {
                    standard[AmountWords.word(name), default: []].insert(index)
                }
                narrow[AmountWords.word(name(.narrowSymbol, of: currency, in: language)), default: []].insert(index)
            }
            // The bare sign of several currencies is nobody's: adding them all makes it ambiguous.
            return AmountWords(standard.merging(narrow.filter { $0.value.count > 1 }) { own, _ in own })
        }
    }

    private static let cache = FormatterCache<LanguageTag, AmountWords>(limit: 16)

    private static let pluralKeywords = PluralCategory.allCases.map(\.rawValue)

    private static func standardNames(of currency: Currency, in language: LanguageTag) -> [String] {
        [currency.code, name(.symbol, of: currency, in: language), name(.long, of: currency, in: language)]
            + pluralKeywords.map { name(.plural($0), of: currency, in: language) }
    }

    private static func name(_ name: ICUCurrencies.Name, of currency: Currency, in language: LanguageTag) -> String {
        do {
            return try ICUCurrencies.name(name, of: currency.code, locale: language.icuIdentifier)
        } catch {
            preconditionFailure("ICU has no names of currencies for \(language): \(error)")
        }
    }
}
