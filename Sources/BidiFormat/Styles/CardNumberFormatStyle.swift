internal import BidiText

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

    public init(_ options: Options = Options(), locale: LanguageTag, isolation: Isolation = .automatic) {
        self.options = options
        self.language = locale
        self.isolation = isolation
    }

    /// The style in the language of a tag. Throws ``BidiFormatError`` for a tag that ``LanguageTag`` refuses.
    public init(locale: String) throws(BidiFormatError) { self.init(locale: try LanguageTag(locale)) }

    /// A card number, without a language.
    public struct Options: BidiFormatOptions {
        /// Whether only the last four digits are shown.
        public var isMasked: Bool

        public init(isMasked: Bool = false) { self.isMasked = isMasked }

        public func formattedText(_ value: CardNumber, in language: LanguageTag) -> FormattedText {
            let groups = isMasked ? [value.lastFour] : value.groups
            var parts = isMasked ? [FormattedPart(.mask, "••••")] : []
            for group in groups {
                if !parts.isEmpty { parts.append(FormattedPart(.separator, " ")) }
                parts.append(FormattedPart(.digits, group))
            }
            return FormattedText(parts, direction: .leftToRight, numberingSystem: .latin)
        }
    }
}

extension HasFormatOptions where Options == CardNumberFormatStyle.Options {
    /// Only the last four digits, `•••• 1234`.
    public func masked(_ isMasked: Bool = true) -> Self { changing { $0.isMasked = isMasked } }
}

extension FormatStyle where Self == CardNumberFormatStyle {
    /// A card number in the messages of a language.
    public static func cardNumber(locale: LanguageTag) -> Self { CardNumberFormatStyle(locale: locale) }
}

extension BidiFormatOptions where Self == CardNumberFormatStyle.Options {
    /// A card number.
    public static var cardNumber: Self { CardNumberFormatStyle.Options() }
}

extension CardNumber {
    /// The number in a style.
    public func formatted<Style: BidiFormatStyle>(_ style: Style) -> String where Style.FormatInput == CardNumber {
        style.format(self)
    }
}
