internal import BidiText

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// A one-time code: `483 920`, in Latin digits, from left to right in every language and grouped as given.
public struct OneTimeCodeFormatStyle: BidiFormatStyle {
    public var options: Options
    public var language: LanguageTag
    public var isolation: Isolation

    public init(_ options: Options, locale: LanguageTag, isolation: Isolation = .automatic) {
        self.options = options
        self.language = locale
        self.isolation = isolation
    }

    /// A one-time code, without a language.
    public struct Options: DefaultFormatOptions {
        public init() {}

        public func formattedText(_ value: OneTimeCode, in language: LanguageTag) -> FormattedText {
            var parts: [FormattedPart] = []
            for (group, separator) in zip(value.groups, value.separators + [""]) {
                parts.append(FormattedPart(.digits, group))
                if !separator.isEmpty { parts.append(FormattedPart(.separator, separator)) }
            }
            return FormattedText(parts, direction: .leftToRight, numberingSystem: .latin)
        }
    }
}

extension FormatStyle where Self == OneTimeCodeFormatStyle {
    /// A one-time code in the messages of a language.
    public static func oneTimeCode(locale: LanguageTag) -> Self { OneTimeCodeFormatStyle(locale: locale) }
}

extension BidiFormatOptions where Self == OneTimeCodeFormatStyle.Options {
    /// A one-time code.
    public static var oneTimeCode: Self { OneTimeCodeFormatStyle.Options() }
}
