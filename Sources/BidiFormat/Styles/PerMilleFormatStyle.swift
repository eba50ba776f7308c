#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// A number of thousandths: 0.026 is `؉٢٦` as seen in `ar-EG`, `26‰` in `ar-AE`.
///
/// The value is a ratio: 1 is 1000 ‰. At most six fraction digits unless said otherwise, as in ICU's number skeletons.
/// ICU's C function `unumf_formatDecimal`.
public struct PerMilleFormatStyle: BidiFormatStyle {
    public var options: Options
    public var language: LanguageTag
    public var isolation: Isolation

    public init(_ options: Options = Options(), locale: LanguageTag, isolation: Isolation = .automatic) {
        self.options = options
        self.language = locale
        self.isolation = isolation
    }

    /// The style in the language of a tag. Throws ``BidiFormatError`` for a tag that ``LanguageTag`` refuses.
    public init(locale: String) throws(BidiFormatError) { self.init(locale: try LanguageTag(locale)) }

    /// A number of thousandths, without a language.
    public struct Options: NumericFormatOptions {
        public var number: NumberOptions

        public init(number: NumberOptions = NumberOptions()) { self.number = number }

        public var quantity: NumericQuantity { .perMille }
    }
}

extension FormatStyle where Self == PerMilleFormatStyle {
    /// A number of thousandths in a language.
    public static func perMille(locale: LanguageTag) -> Self { PerMilleFormatStyle(locale: locale) }
}

extension BidiFormatOptions where Self == PerMilleFormatStyle.Options {
    /// A number of thousandths in the message's language.
    public static var perMille: Self { PerMilleFormatStyle.Options() }
}
