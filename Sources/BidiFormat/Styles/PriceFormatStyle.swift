#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// A price: −1234.5 US dollars are `US$ ١٬٢٣٤٫٥٠-` as seen in `ar-EG`.
///
/// As many fraction digits as the currency has unless said otherwise. The currency never changes its side with sign or
/// size, and its symbol is never torn. ICU's C function `unumf_formatDecimal`.
public struct PriceFormatStyle: BidiFormatStyle {
    public var options: Options { didSet { template = HeldTemplate<NumericTemplate>() } }
    public var language: LanguageTag { didSet { template = HeldTemplate<NumericTemplate>() } }
    public var isolation: Isolation { didSet { template = HeldTemplate<NumericTemplate>() } }
    private var template = HeldTemplate<NumericTemplate>()

    public typealias FormatInput = Decimal
    public typealias FormatOutput = String

    private enum CodingKeys: String, CodingKey { case options, language, isolation }

    public init(_ options: Options, locale: LanguageTag, isolation: Isolation = .automatic) {
        self.options = options
        self.language = locale
        self.isolation = isolation
    }

    public init(currency: Currency, locale: LanguageTag) { self.init(Options(currency), locale: locale) }

    /// The style for an ISO 4217 code and a tag.
    ///
    /// Throws ``BidiFormatError`` for what ``Currency`` or ``LanguageTag`` refuses.
    public init(currency: String, locale: String) throws(BidiFormatError) {
        self.init(currency: try Currency(currency), locale: try LanguageTag(locale))
    }

    /// How a currency is written.
    public enum Presentation: String, Hashable, Codable, Sendable, CaseIterable {
        /// The symbol that no other currency has in the language: `US$`, `د.إ.`.
        case symbol
        /// The shortest symbol: `$`.
        case narrow
        /// The ISO 4217 code: `USD`.
        case code
        /// The name in its plural form: `US dollars`.
        case name
    }

    /// Which amounts there are: those of accounts, or those that coins can pay.
    public enum Usage: String, Hashable, Codable, Sendable, CaseIterable {
        /// As many fraction digits as the currency has.
        case standard
        /// Rounded to what cash can pay: Swiss francs to 0.05.
        case cash
    }

    /// A price, without a language.
    public struct Options: NumericFormatOptions {
        public var currency: Currency
        public var presentation: Presentation
        public var placement: SymbolPlacement
        /// How many fraction digits there are where the number's own `precision` is nil.
        public var usage: Usage
        public var number: NumberOptions

        public init(
            _ currency: Currency, presentation: Presentation = .symbol, placement: SymbolPlacement = .locale,
            usage: Usage = .standard, number: NumberOptions = NumberOptions()
        ) {
            self.currency = currency
            self.presentation = presentation
            self.placement = placement
            self.usage = usage
            self.number = number
        }

        public var quantity: NumericQuantity {
            // A precision of the number's own leaves none to the usage.
            NumericQuantity(
                kind: .price(currency, presentation, number.precision == nil ? usage : .standard),
                placement: placement)
        }
    }
}

extension HasFormatOptions where Options == PriceFormatStyle.Options {
    /// How the currency is written.
    public func presentation(_ presentation: PriceFormatStyle.Presentation) -> Self {
        changing { $0.presentation = presentation }
    }

    /// Where the currency stands beside the number.
    public func placement(_ placement: SymbolPlacement) -> Self { changing { $0.placement = placement } }

    /// Whether the amount is rounded to what cash can pay.
    public func usage(_ usage: PriceFormatStyle.Usage) -> Self { changing { $0.usage = usage } }
}

extension PriceFormatStyle {
    /// The text for display: `formattedText(value).text`, by a template where there is one.
    public func format(_ value: Decimal) -> String {
        templateText(ScaledInteger(value)) ?? formattedText(value).text
    }

    /// An integer, exact.
    public func format(_ value: Int) -> String {
        templateText(ScaledInteger(value)) ?? formattedText(exactly: ExactDecimal(value)).text
    }

    /// A number as exact decimal text.
    public func format(exactly number: ExactDecimal) -> String {
        templateText(ScaledInteger(number)) ?? formattedText(exactly: number).text
    }

    private func templateText(_ number: ScaledInteger?) -> String? {
        template.text(number, isolation) { NumericFormatter.shared(options.quantity, options.number, in: language) }
    }
}

extension FormatStyle where Self == PriceFormatStyle {
    /// A price in a language.
    public static func price(_ currency: Currency, locale: LanguageTag) -> Self {
        PriceFormatStyle(currency: currency, locale: locale)
    }
}

extension BidiFormatOptions where Self == PriceFormatStyle.Options {
    /// A price in the message's language.
    public static func price(_ currency: Currency) -> Self { PriceFormatStyle.Options(currency) }
}
