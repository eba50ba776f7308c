#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// From one point in time to another, as the clocks of a zone show them.
///
/// ICU's C function `udtitvfmt_formatToResult`.
public struct InstantRangeFormatStyle: BidiFormatStyle {
    public var options: Options
    public var language: LanguageTag
    public var isolation: Isolation

    public init(_ options: Options, locale: LanguageTag, isolation: Isolation = .automatic) {
        self.options = options
        self.language = locale
        self.isolation = isolation
    }

    /// A range of instants, without a language.
    public struct Options: DateFormatOptions {
        /// The zone whose clocks are read.
        public var timeZone: TimeZoneIdentifier
        /// The fields that are shown.
        public var fields: DateTimeFields
        /// In which direction the range is read.
        public var order: RangeOrder
        public var display: DateDisplay

        public init(
            timeZone: TimeZoneIdentifier, _ fields: DateTimeFields = .dateTime(date: .medium, time: .short),
            order: RangeOrder = .locale, display: DateDisplay = DateDisplay()
        ) {
            self.timeZone = timeZone
            self.fields = fields
            self.order = order
            self.display = display
        }

        public func formattedText(_ value: InstantRange, in language: LanguageTag) -> FormattedText {
            let parts = IntervalFormatter.shared(fields.all, display, in: language, zone: timeZone)
                .parts(
                    fromWall: timeZone.wallMilliseconds(at: value.start.milliseconds),
                    toWall: timeZone.wallMilliseconds(at: value.end.milliseconds))
            return RangeLayout(language: language, order: order).arrange(display.spaces.applied(to: parts))
        }
    }
}

extension HasFormatOptions where Options == InstantRangeFormatStyle.Options {
    /// The zone whose clocks are read.
    public func timeZone(_ zone: TimeZoneIdentifier) -> Self { changing { $0.timeZone = zone } }

    /// The fields that are shown.
    public func fields(_ fields: DateTimeFields) -> Self { changing { $0.fields = fields } }

    /// In which direction the range is read.
    public func order(_ order: RangeOrder) -> Self { changing { $0.order = order } }
}

extension FormatStyle where Self == InstantRangeFormatStyle {
    /// A range of instants in a language.
    public static func instantRange(
        _ fields: DateTimeFields = .dateTime(date: .medium, time: .short), timeZone: TimeZoneIdentifier,
        locale: LanguageTag
    ) -> Self { InstantRangeFormatStyle(.init(timeZone: timeZone, fields), locale: locale) }
}

extension BidiFormatOptions where Self == InstantRangeFormatStyle.Options {
    /// A range of instants in the message's language.
    public static func instantRange(
        _ fields: DateTimeFields = .dateTime(date: .medium, time: .short), timeZone: TimeZoneIdentifier
    ) -> Self { InstantRangeFormatStyle.Options(timeZone: timeZone, fields) }
}

extension InstantRange {
    /// The value in a style.
    public func formatted<Style: BidiFormatStyle>(_ style: Style) -> String where Style.FormatInput == InstantRange {
        style.format(self)
    }
}
