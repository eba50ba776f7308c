#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// From one day to another: 5 to 9 March 2024 is `2024 ,سرام 9–5` as seen in `ar-AE`, where reading starts on the
/// right.
///
/// What both days have in common is written once, as the locale's patterns have it. A range of one day is that day.
/// ICU's C function `udtitvfmt_formatToResult`.
public struct DateRangeFormatStyle: BidiFormatStyle {
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

    /// A range of days, without a language.
    public struct Options: DateFormatOptions {
        /// The fields that are shown.
        public var fields: DateFormatStyle.Fields
        /// In which direction the range is read.
        public var order: RangeOrder
        public var display: DateDisplay

        public init(
            _ fields: DateFormatStyle.Fields = .style(.medium), order: RangeOrder = .locale,
            display: DateDisplay = DateDisplay()
        ) {
            self.fields = fields
            self.order = order
            self.display = display
        }

        public func formattedText(_ value: DateRange, in language: LanguageTag) -> FormattedText {
            let parts = IntervalFormatter.shared(fields.set, display, in: language)
                .parts(
                    fromWall: Double(value.start.daysSince1970) * 86_400_000,
                    toWall: Double(value.end.daysSince1970) * 86_400_000)
            return RangeLayout(language: language, order: order).arrange(display.spaces.applied(to: parts))
        }
    }
}

extension HasFormatOptions where Options == DateRangeFormatStyle.Options {
    /// How much of the days is shown.
    public func style(_ style: DateStyle) -> Self { changing { $0.fields = .style(style) } }

    /// The fields that are shown.
    public func skeleton(_ skeleton: DateSkeleton) -> Self { changing { $0.fields = .skeleton(skeleton) } }

    /// In which direction the range is read.
    public func order(_ order: RangeOrder) -> Self { changing { $0.order = order } }
}

extension FormatStyle where Self == DateRangeFormatStyle {
    /// A range of days in a language.
    public static func dateRange(locale: LanguageTag) -> Self { DateRangeFormatStyle(locale: locale) }
}

extension BidiFormatOptions where Self == DateRangeFormatStyle.Options {
    /// A range of days in the message's language.
    public static var dateRange: Self { DateRangeFormatStyle.Options() }
}

extension DateRange {
    /// The value in a style.
    public func formatted<Style: BidiFormatStyle>(_ style: Style) -> String where Style.FormatInput == DateRange {
        style.format(self)
    }
}
