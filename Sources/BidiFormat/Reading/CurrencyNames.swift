internal import ICUBridge

/// What currencies may be called in a text of a language (`rules.md`, section 4, step 11).
enum CurrencyNames {
    /// What is accepted beside an amount of a known currency: its code, its symbols, the bare ones too, and its name
    /// in every plural form.
    static func names(of currency: Currency, in language: LanguageTag) -> AmountWords {
        let names = standardNames(of: currency, in: language) + bareSymbols(of: currency, in: language)
        return AmountWords(
            Dictionary(names.map { (AmountWords.word($0), [0]) }) { first, _ in first }, mayRepeat: true)
    }

    /// The currencies in use.
    static let active = Currency.active

    /// What is accepted where the text itself has to name its currency; a meaning is an index into ``active``.
    ///
    /// Made once for a language. A bare symbol is here too, to tell which currencies it may mean, but for one that
    /// the language gives to a currency.
    static func all(in language: LanguageTag) -> AmountWords {
        cache.value(for: language) {
            var standard: [AmountWords.Word: Set<Int>] = [:]
            var bare: [AmountWords.Word: Set<Int>] = [:]
            for (index, currency) in active.enumerated() {
                for name in standardNames(of: currency, in: language) {
                    standard[AmountWords.word(name), default: []].insert(index)
                }
                for symbol in bareSymbols(of: currency, in: language) {
                    bare[AmountWords.word(symbol), default: []].insert(index)
                }
            }
            // The bare sign of several currencies is nobody's: all its meanings together make it ambiguous.
            return AmountWords(
                standard.merging(bare.filter { $0.value.count > 1 }) { own, _ in own }, mayRepeat: true)
        }
    }

    private static let cache = FormatterCache<LanguageTag, AmountWords>(limit: 16)

    private static let pluralKeywords = PluralCategory.allCases.map(\.rawValue)

    private static func standardNames(of currency: Currency, in language: LanguageTag) -> [String] {
        let plurals = pluralKeywords.map { name(.plural($0), of: currency, in: language) }
        let connected = connectors(in: language).flatMap { connector in plurals.map { connector + $0 } }
        return [currency.code, name(.symbol, of: currency, in: language), name(.long, of: currency, in: language)]
            + plurals + connected
    }

    /// `$`, `£`, `kr`, `¥`: the language's narrow symbol, and the one that is used the world over, which CLDR lists
    /// with English.
    private static func bareSymbols(of currency: Currency, in language: LanguageTag) -> [String] {
        [name(.narrowSymbol, of: currency, in: language), name(.narrowSymbol, of: currency, locale: "en")]
    }

    /// What a language writes between a number and a name: Romanian `20 de dolari`.
    private static func connectors(in language: LanguageTag) -> Set<String> {
        connectorCache.value(for: language) {
            // Romanian writes it after 20, but not after 20.00.
            let whole = NumberOptions(precision: NumberPrecision(rule: .fraction(minimum: 0, maximum: 0)))
            let options = PriceFormatStyle.Options(Currency(known: "USD"), presentation: .name, number: whole)
            var connectors: Set<String> = []
            for amount: ExactDecimal in [0, 1, 2, 3, 5, 11, 20, 100, 1_000_000] {
                let parts = options.formattedText(exactly: amount, in: language).content
                guard let number = parts.lastIndex(where: { $0.kind == .integer }),
                    let name = parts.firstIndex(where: { $0.kind == .currency }), number < name
                else { continue }
                let between = Array(parts[(number + 1)..<name]).joinedText
                if !AmountWords.key(of: between).isEmpty { connectors.insert(between) }
            }
            return connectors
        }
    }

    private static let connectorCache = FormatterCache<LanguageTag, Set<String>>(limit: 64)

    private static func name(_ name: ICUCurrencies.Name, of currency: Currency, in language: LanguageTag) -> String {
        Self.name(name, of: currency, locale: language.icuIdentifier)
    }

    private static func name(_ name: ICUCurrencies.Name, of currency: Currency, locale: String) -> String {
        do {
            return try ICUCurrencies.name(name, of: currency.code, locale: locale)
        } catch {
            preconditionFailure("ICU has no names of currencies for \(locale): \(error)")
        }
    }
}
