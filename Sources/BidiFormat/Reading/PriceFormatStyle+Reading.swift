#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

internal import ICUBridge

extension PriceFormatStyle: ReadableNumericFormatStyle, ParseableFormatStyle {
    /// The amount that a price shows, with the currency's symbol, code or name beside it or without. Another currency
    /// is refused.
    public func readExactly(_ text: String) throws(BidiParseError) -> ExactDecimal {
        try Self.readers.value(for: ReaderKey(currency: options.currency, language: language)) {
            AmountReader(
                digits: DigitsReader(roles: .shared(language, quantity: options.unplacedQuantity)),
                words: CurrencyNames.names(of: options.currency, in: language))
        }.read(text).value
    }

    private struct ReaderKey: Hashable {
        let currency: Currency
        let language: LanguageTag
    }

    private static let readers = FormatterCache<ReaderKey, AmountReader>(limit: 64)
}

extension PriceFormatStyle.Options {
    /// What the separators depend on: the currency, not how and where it is written.
    fileprivate var unplacedQuantity: NumericQuantity {
        PriceFormatStyle.Options(currency).quantity
    }
}
