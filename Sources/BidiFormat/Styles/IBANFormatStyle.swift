#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// An IBAN in the printed form of ISO 13616: `AE07 0331 2345 6789 0123 456`, from left to right in every language.
///
/// Latin letters and digits in groups of four, or masked to the country and the last four characters.
public struct IBANFormatStyle: BidiFormatStyle {
    public var options: Options
    public var language: LanguageTag
    public var isolation: Isolation

    public init(_ options: Options, locale: LanguageTag, isolation: Isolation = .automatic) {
        self.options = options
        self.language = locale
        self.isolation = isolation
    }

    /// An IBAN, without a language.
    public struct Options: DefaultFormatOptions, MaskableFormatOptions {
        /// Whether only the country and the last four characters are shown.
        public var isMasked = false

        public init() {}

        public func formattedText(_ value: IBAN, in language: LanguageTag) -> FormattedText {
            guard isMasked else { return .identifier(groups: value.groups) }
            return .identifier([
                (.digits, value.countryCode), (.mask, "••••"), (.digits, String(value.compact.suffix(4))),
            ])
        }
    }
}

extension FormatStyle where Self == IBANFormatStyle {
    /// An IBAN in the messages of a language.
    public static func iban(locale: LanguageTag) -> Self { IBANFormatStyle(locale: locale) }
}

extension BidiFormatOptions where Self == IBANFormatStyle.Options {
    /// An IBAN.
    public static var iban: Self { IBANFormatStyle.Options() }
}
