#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// A date and a time on a clock, without a zone: an appointment where it takes place.
///
/// ICU's C function `udat_formatForFields`.
public struct DateTimeFormatStyle: BidiFormatStyle {
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

    /// A date and time, without a language.
    public struct Options: DateFormatOptions {
        /// The fields that are shown.
        public var fields: DateTimeFields
        public var display: DateDisplay

        public init(
            _ fields: DateTimeFields = .dateTime(date: .medium, time: .short), display: DateDisplay = DateDisplay()
        ) {
            self.fields = fields
            self.display = display
        }

        public func formattedText(_ value: LocalDateTime, in language: LanguageTag) -> FormattedText {
            DateTimeFormatter.shared(fields.withoutZone, display, in: language)
                .formattedText(value.wallMilliseconds, display.spaces)
        }
    }
}

extension HasFormatOptions where Options == DateTimeFormatStyle.Options {
    /// The fields that are shown.
    public func fields(_ fields: DateTimeFields) -> Self { changing { $0.fields = fields } }
}

extension FormatStyle where Self == DateTimeFormatStyle {
    /// A date and time in a language.
    public static func dateTime(locale: LanguageTag) -> Self { DateTimeFormatStyle(locale: locale) }
}

extension BidiFormatOptions where Self == DateTimeFormatStyle.Options {
    /// A date and time in the message's language.
    public static var dateTime: Self { DateTimeFormatStyle.Options() }
}

extension LocalDateTime {
    /// The value in a style.
    public func formatted<Style: BidiFormatStyle>(_ style: Style) -> String where Style.FormatInput == LocalDateTime {
        style.format(self)
    }
}
