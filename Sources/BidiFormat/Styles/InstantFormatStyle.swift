#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// A point in time (`Date`), as the clocks of a zone show it.
///
/// The zone is never the process's: it is named. A `Date` that ICU's calendars do not hold, or that is not a number, is
/// shown as their first or last day. ICU's C function `udat_formatForFields`.
public struct InstantFormatStyle: BidiFormatStyle {
    public var options: Options
    public var language: LanguageTag
    public var isolation: Isolation

    public init(_ options: Options, locale: LanguageTag, isolation: Isolation = .automatic) {
        self.options = options
        self.language = locale
        self.isolation = isolation
    }

    /// The style for an IANA zone and a tag. Throws ``BidiFormatError`` for what ``TimeZoneIdentifier`` or
    /// ``LanguageTag`` refuses.
    public init(timeZone: String, locale: String) throws(BidiFormatError) {
        self.init(Options(timeZone: try TimeZoneIdentifier(timeZone)), locale: try LanguageTag(locale))
    }

    /// A point in time, without a language.
    public struct Options: DateFormatOptions {
        /// The zone whose clocks are read.
        public var timeZone: TimeZoneIdentifier
        /// The fields that are shown.
        public var fields: DateTimeFields
        public var display: DateDisplay

        public init(
            timeZone: TimeZoneIdentifier, _ fields: DateTimeFields = .dateTime(date: .medium, time: .short),
            display: DateDisplay = DateDisplay()
        ) {
            self.timeZone = timeZone
            self.fields = fields
            self.display = display
        }

        public func formattedText(_ value: Date, in language: LanguageTag) -> FormattedText {
            DateTimeFormatter.shared(fields.all, display, in: language, zone: timeZone)
                .formattedText(value.milliseconds, display.spaces)
        }
    }
}

extension HasFormatOptions where Options == InstantFormatStyle.Options {
    /// The zone whose clocks are read.
    public func timeZone(_ zone: TimeZoneIdentifier) -> Self { changing { $0.timeZone = zone } }

    /// The fields that are shown.
    public func fields(_ fields: DateTimeFields) -> Self { changing { $0.fields = fields } }
}

extension FormatStyle where Self == InstantFormatStyle {
    /// A point in time in a language.
    public static func instant(
        _ fields: DateTimeFields = .dateTime(date: .medium, time: .short), timeZone: TimeZoneIdentifier,
        locale: LanguageTag
    ) -> Self { InstantFormatStyle(.init(timeZone: timeZone, fields), locale: locale) }
}

extension BidiFormatOptions where Self == InstantFormatStyle.Options {
    /// A point in time in the message's language.
    public static func instant(
        _ fields: DateTimeFields = .dateTime(date: .medium, time: .short), timeZone: TimeZoneIdentifier
    ) -> Self { InstantFormatStyle.Options(timeZone: timeZone, fields) }
}
