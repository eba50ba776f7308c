internal import BidiText

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// The last month of a card: `05/27`, month first, in Latin digits and from left to right in every language.
public struct CardExpiryFormatStyle: BidiFormatStyle {
    public var options: Options
    public var language: LanguageTag
    public var isolation: Isolation

    public init(_ options: Options, locale: LanguageTag, isolation: Isolation = .automatic) {
        self.options = options
        self.language = locale
        self.isolation = isolation
    }

    /// A card's expiry, without a language.
    public struct Options: DefaultFormatOptions, MaskableFormatOptions {
        /// Whether dots stand for the digits.
        public var isMasked = false

        public init() {}

        public func formattedText(_ value: CardExpiry, in language: LanguageTag) -> FormattedText {
            let parts: [FormattedPart] =
                isMasked
                ? [FormattedPart(.mask, value.masked)]
                : [
                    FormattedPart(.month, value.monthDigits), FormattedPart(.separator, "/"),
                    FormattedPart(.year, value.yearDigits),
                ]
            return FormattedText(parts, direction: .leftToRight, numberingSystem: .latin)
        }
    }
}

extension FormatStyle where Self == CardExpiryFormatStyle {
    /// A card's last month in the messages of a language.
    public static func cardExpiry(locale: LanguageTag) -> Self { CardExpiryFormatStyle(locale: locale) }
}

extension BidiFormatOptions where Self == CardExpiryFormatStyle.Options {
    /// A card's last month.
    public static var cardExpiry: Self { CardExpiryFormatStyle.Options() }
}
