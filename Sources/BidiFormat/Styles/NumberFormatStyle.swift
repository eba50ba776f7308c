#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// A number: `١٬٢٣٤٫٥` in `ar-EG`, `1,234.5` in `ar-AE`.
///
/// Half-even rounding to at most six fraction digits unless said otherwise; no zero is negative.
/// ICU's C function `unumf_formatDecimal`.
public struct NumberFormatStyle: BidiFormatStyle {
    public var options: Options { didSet { template = HeldTemplate<NumericTemplate>() } }
    public var language: LanguageTag { didSet { template = HeldTemplate<NumericTemplate>() } }
    public var isolation: Isolation { didSet { template = HeldTemplate<NumericTemplate>() } }
    private var template = HeldTemplate<NumericTemplate>()

    public typealias FormatInput = Decimal
    public typealias FormatOutput = String

    private enum CodingKeys: String, CodingKey { case options, language, isolation }

    public init(_ options: Options = Options(), locale: LanguageTag, isolation: Isolation = .automatic) {
        self.options = options
        self.language = locale
        self.isolation = isolation
    }

    /// The style in the language of a tag. Throws ``BidiFormatError`` for a tag that ``LanguageTag`` refuses.
    public init(locale: String) throws(BidiFormatError) { self.init(locale: try LanguageTag(locale)) }

    /// A number, without a language.
    public struct Options: NumericFormatOptions {
        public var number: NumberOptions

        public init(number: NumberOptions = NumberOptions()) { self.number = number }

        public var quantity: NumericQuantity { .number }
    }
}

extension NumberFormatStyle {
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

extension FormatStyle where Self == NumberFormatStyle {
    /// A number in a language.
    public static func number(locale: LanguageTag) -> Self { NumberFormatStyle(locale: locale) }
}

extension BidiFormatOptions where Self == NumberFormatStyle.Options {
    /// A number in the message's language.
    public static var number: Self { NumberFormatStyle.Options() }
}
