#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

extension PriceFormatStyle: ReadableFormatStyle, ParseableFormatStyle {
    /// The amount that a price shows, with the currency's symbol, code or name beside it or without. Another currency
    /// is refused.
    public func read(_ text: String) throws(BidiParseError) -> Decimal { try decimal(readExactly(text)) }

    /// The amount that a price shows, as decimal text.
    public func readExactly(_ text: String) throws(BidiParseError) -> ExactDecimal {
        let roles = SeparatorRoles.shared(language, quantity: ["currency/\(options.currency.code)"])
        let names = CurrencyNames.shared(options.currency, in: language).names
        return try AmountReader(digits: DigitsReader(roles: roles), affixes: names).read(text).value
    }
}
