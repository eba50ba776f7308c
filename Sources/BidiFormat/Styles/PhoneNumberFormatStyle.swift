#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// A phone number: `+٩٧١ ٥٠ ١٢٣ ٤٥٦٧` as seen in `ar-EG`, from left to right also inside an Arabic sentence.
///
/// The digits are the language's unless its tag fixes others; groups stay as they were given.
public struct PhoneNumberFormatStyle: BidiFormatStyle {
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

    /// A phone number, without a language.
    public struct Options: BidiFormatOptions {
        /// The digits; nil for the language's own.
        public var digits: NumberingSystem?

        public init(digits: NumberingSystem? = nil) { self.digits = digits }

        public func formattedText(_ value: PhoneNumber, in language: LanguageTag) -> FormattedText {
            PhoneNumberLayout(language: language, digits: digits).arrange(value)
        }
    }
}

extension HasFormatOptions where Options == PhoneNumberFormatStyle.Options {
    /// The digits; nil for the language's own.
    public func digits(_ digits: NumberingSystem?) -> Self { changing { $0.digits = digits } }
}

extension FormatStyle where Self == PhoneNumberFormatStyle {
    /// A phone number in a language.
    public static func phoneNumber(locale: LanguageTag) -> Self { PhoneNumberFormatStyle(locale: locale) }
}

extension BidiFormatOptions where Self == PhoneNumberFormatStyle.Options {
    /// A phone number in the message's language.
    public static var phoneNumber: Self { PhoneNumberFormatStyle.Options() }
}

extension PhoneNumber {
    /// The number in a style.
    public func formatted<Style: BidiFormatStyle>(_ style: Style) -> String where Style.FormatInput == PhoneNumber {
        style.format(self)
    }
}
