#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// From one time of day to another: 10:00 to 18:00 is `18:00–10:00` as seen in `ar-MA` and `he`, where reading starts
/// on the right.
///
/// ICU's C function `udtitvfmt_formatToResult`.
public struct TimeRangeFormatStyle: BidiFormatStyle {
    public var options: Options { didSet { template = HeldTemplate<TimeRangeTemplate>() } }
    public var language: LanguageTag { didSet { template = HeldTemplate<TimeRangeTemplate>() } }
    public var isolation: Isolation { didSet { template = HeldTemplate<TimeRangeTemplate>() } }
    private var template = HeldTemplate<TimeRangeTemplate>()

    public typealias FormatInput = TimeRange
    public typealias FormatOutput = String

    private enum CodingKeys: String, CodingKey { case options, language, isolation }

    public init(_ options: Options = Options(), locale: LanguageTag, isolation: Isolation = .automatic) {
        self.options = options
        self.language = locale
        self.isolation = isolation
    }

    /// The style in the language of a tag. Throws ``BidiFormatError`` for a tag that ``LanguageTag`` refuses.
    public init(locale: String) throws(BidiFormatError) { self.init(locale: try LanguageTag(locale)) }

    /// A range of times, without a language.
    public struct Options: DateFormatOptions {
        /// The fields that are shown.
        public var skeleton: TimeSkeleton
        /// In which direction the range is read.
        public var order: RangeOrder
        public var display: DateDisplay

        public init(
            skeleton: TimeSkeleton = .hourAndMinute, order: RangeOrder = .locale, display: DateDisplay = DateDisplay()
        ) {
            self.skeleton = skeleton
            self.order = order
            self.display = display
        }

        public func formattedText(_ value: TimeRange, in language: LanguageTag) -> FormattedText {
            // ICU prints two times of one day without a date, also where the end comes first.
            let parts = IntervalFormatter.shared(.skeleton(skeleton.pattern), display, in: language)
                .parts(
                    fromWall: value.start.wallMilliseconds, toWall: value.end.wallMilliseconds, showsEqualEnds: true)
            return RangeLayout(language: language, order: order).arrange(display.spaces.applied(to: parts))
        }
    }
}

extension TimeRangeFormatStyle {
    /// The text for display: `formattedText(value).text`, by a template where there is one.
    public func format(_ value: TimeRange) -> String {
        let text = template.text {
            $0.text(value)
        } find: {
            LearnedTimeRanges.shared(options, language, isolation).template()
        }
        return text ?? formattedText(value).text
    }
}

extension HasFormatOptions where Options == TimeRangeFormatStyle.Options {
    /// The fields that are shown.
    public func skeleton(_ skeleton: TimeSkeleton) -> Self { changing { $0.skeleton = skeleton } }

    /// In which direction the range is read.
    public func order(_ order: RangeOrder) -> Self { changing { $0.order = order } }
}

extension FormatStyle where Self == TimeRangeFormatStyle {
    /// A range of times in a language.
    public static func timeRange(locale: LanguageTag) -> Self { TimeRangeFormatStyle(locale: locale) }
}

extension BidiFormatOptions where Self == TimeRangeFormatStyle.Options {
    /// A range of times in the message's language.
    public static var timeRange: Self { TimeRangeFormatStyle.Options() }
}

extension TimeRange {
    /// The range in a style.
    public func formatted<Style: BidiFormatStyle>(_ style: Style) -> String where Style.FormatInput == TimeRange {
        style.format(self)
    }
}
