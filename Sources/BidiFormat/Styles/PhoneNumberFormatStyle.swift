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

    public init(_ options: Options, locale: LanguageTag, isolation: Isolation = .automatic) {
        self.options = options
        self.language = locale
        self.isolation = isolation
    }

    /// A phone number, without a language.
    public struct Options: DefaultFormatOptions {
        /// The digits; nil for the language's own.
        public var digits: NumberingSystem?

        public init() { self.init(digits: nil) }

        public init(digits: NumberingSystem?) { self.digits = digits }

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
