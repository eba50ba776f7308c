/// An amount of a currency, such as a text names it.
public struct Price: Hashable, Sendable {
    /// Exact to the last digit.
    public var amount: ExactDecimal
    public var currency: Currency

    public init(_ amount: ExactDecimal, _ currency: Currency) {
        self.amount = amount
        self.currency = currency
    }

    /// Reads a price that names its currency: by its ISO 4217 code, by the symbol that it has in the language, or by
    /// its name in the language (`rules.md`, section 4, step 11).
    ///
    /// A bare `$`, `£`, `kr` or `¥` is read only where it is the language's symbol of one currency: `$5` is US dollars
    /// in `en`, and refused in `ar`, where that is `US$`. Currencies in use are found; the whole text is read.
    /// Throws ``BidiParseError``; code `ambiguous` where the text may mean several currencies. Linear in the text; the
    /// first price of a language collects the names.
    public init(reading text: String, in language: LanguageTag) throws(BidiParseError) {
        // Separators can be the currency's own: first which one it is, then the amount by its rules.
        let naming = AmountReader(
            digits: DigitsReader(roles: .shared(language)), words: CurrencyNames.all(in: language))
        let meanings = naming.meanings(in: text)
        guard let meanings, let index = meanings.first else {
            throw BidiParseError(
                .unreadable, "no currency is named; write its ISO 4217 code beside the amount, such as AED")
        }
        guard meanings.count == 1 else {
            let codes = meanings.sorted().map { CurrencyNames.active[$0].code }
            throw BidiParseError(
                .ambiguous,
                "the currency can be \(codes.prefix(6).joined(separator: ", "))\(codes.count > 6 ? ", ..." : ""); "
                    + "write its ISO 4217 code")
        }
        currency = CurrencyNames.active[index]
        amount = try PriceFormatStyle(currency: currency, locale: language).readExactly(text)
    }
}
