#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// A card number: `4111 1111 1111 1111`, in Latin digits and from left to right in every language.
///
/// Grouped as the card's brand prints it, or masked to its last four digits.
public struct CardNumberFormatStyle: BidiFormatStyle {
    public var options: Options
    public var language: LanguageTag
    public var isolation: Isolation

    public init(_ options: Options, locale: LanguageTag, isolation: Isolation = .automatic) {
        self.options = options
        self.language = locale
        self.isolation = isolation
    }

    /// A card number, without a language.
    public struct Options: DefaultFormatOptions, MaskableFormatOptions {
        /// Whether only the last four digits are shown.
        public var isMasked: Bool

        public init() { self.init(isMasked: false) }

        public init(isMasked: Bool) { self.isMasked = isMasked }

        public func formattedText(_ value: CardNumber, in language: LanguageTag) -> FormattedText {
            isMasked ? .identifier([(.mask, "••••"), (.digits, value.lastFour)]) : .identifier(groups: value.groups)
        }
    }
}

extension FormatStyle where Self == CardNumberFormatStyle {
    /// A card number in the messages of a language.
    public static func cardNumber(locale: LanguageTag) -> Self { CardNumberFormatStyle(locale: locale) }
}

extension BidiFormatOptions where Self == CardNumberFormatStyle.Options {
    /// A card number.
    public static var cardNumber: Self { CardNumberFormatStyle.Options() }
}
