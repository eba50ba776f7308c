#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// From one local date and time to another; the date is written once for two times of one day.
///
/// ICU's C function `udtitvfmt_formatToResult`.
public struct DateTimeRangeFormatStyle: BidiFormatStyle {
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

    /// A range of dates and times, without a language.
    public struct Options: DateFormatOptions {
        /// The fields that are shown.
        public var fields: DateTimeFields
        /// In which direction the range is read.
        public var order: RangeOrder
        public var display: DateDisplay

        public init(
            _ fields: DateTimeFields = .dateTime(date: .medium, time: .short), order: RangeOrder = .locale,
            display: DateDisplay = DateDisplay()
        ) {
            self.fields = fields
            self.order = order
            self.display = display
        }

        public func formattedText(_ value: DateTimeRange, in language: LanguageTag) -> FormattedText {
            let parts = IntervalFormatter.shared(fields.withoutZone, display, in: language)
                .parts(fromWall: value.start.wallMilliseconds, toWall: value.end.wallMilliseconds)
            return RangeLayout(language: language, order: order).arrange(display.spaces.applied(to: parts))
        }
    }
}

extension HasFormatOptions where Options == DateTimeRangeFormatStyle.Options {
    /// The fields that are shown.
    public func fields(_ fields: DateTimeFields) -> Self { changing { $0.fields = fields } }

    /// In which direction the range is read.
    public func order(_ order: RangeOrder) -> Self { changing { $0.order = order } }
}

extension FormatStyle where Self == DateTimeRangeFormatStyle {
    /// A range of dates and times in a language.
    public static func dateTimeRange(locale: LanguageTag) -> Self { DateTimeRangeFormatStyle(locale: locale) }
}

extension BidiFormatOptions where Self == DateTimeRangeFormatStyle.Options {
    /// A range of dates and times in the message's language.
    public static var dateTimeRange: Self { DateTimeRangeFormatStyle.Options() }
}

extension DateTimeRange {
    /// The value in a style.
    public func formatted<Style: BidiFormatStyle>(_ style: Style) -> String where Style.FormatInput == DateTimeRange {
        style.format(self)
    }
}
