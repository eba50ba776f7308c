#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// A distance from now: 5 minutes are `in 5 minutes`, one day ago is `1 day ago` or, in words, `yesterday`.
///
/// ICU's C functions `ureldatefmt_formatNumericToResult` and `ureldatefmt_formatToResult`.
public struct RelativeTimeFormatStyle: BidiFormatStyle {
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

    /// A distance from now, without a language.
    public struct Options: BidiFormatOptions {
        /// Whether a day ago is `1 day ago` or `yesterday`.
        public var wording: Wording
        /// How much of the unit is written out.
        public var width: UnitWidth
        public var spaces: SpaceStyle

        public init(_ wording: Wording = .numeric, width: UnitWidth = .long, spaces: SpaceStyle = .cldr) {
            self.wording = wording
            self.width = width
            self.spaces = spaces
        }

        public func formattedText(_ value: RelativeTime, in language: LanguageTag) -> FormattedText {
            RelativeTimeFormatter.shared(width, in: language)
                .formattedText(value, isNumeric: wording == .numeric, spaces)
        }
    }

    /// Whether words may stand for a number.
    public enum Wording: String, Hashable, Codable, Sendable, CaseIterable {
        /// Always with the number.
        case numeric
        /// With a word such as "yesterday" or "now" where the locale has one.
        case worded
    }
}

extension HasFormatOptions where Options == RelativeTimeFormatStyle.Options {
    /// Whether a day ago is `1 day ago` or `yesterday`.
    public func wording(_ wording: RelativeTimeFormatStyle.Wording) -> Self { changing { $0.wording = wording } }

    /// How much of the units is written out.
    public func width(_ width: UnitWidth) -> Self { changing { $0.width = width } }

    /// Which spaces are written.
    public func spaces(_ spaces: SpaceStyle) -> Self { changing { $0.spaces = spaces } }
}

extension FormatStyle where Self == RelativeTimeFormatStyle {
    /// A distance from now in a language.
    public static func relativeTime(locale: LanguageTag) -> Self { RelativeTimeFormatStyle(locale: locale) }
}

extension BidiFormatOptions where Self == RelativeTimeFormatStyle.Options {
    /// A distance from now in the message's language.
    public static var relativeTime: Self { RelativeTimeFormatStyle.Options() }
}

extension RelativeTime {
    /// The value in a style.
    public func formatted<Style: BidiFormatStyle>(_ style: Style) -> String where Style.FormatInput == RelativeTime {
        style.format(self)
    }
}
