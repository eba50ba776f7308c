#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// Opening hours of a week: `Monday – Thursday: 9:00 – 17:00; Friday: closed`.
///
/// The week begins on the locale's first day; neighbouring days with the same hours are joined. One line as `format`
/// gives it, or a text for each group of days (``formattedLines(_:)``). ICU's C functions
/// `udtitvfmt_formatToResult` and `ulistfmt_format`.
public struct OpeningHoursFormatStyle: BidiFormatStyle {
    public var options: Options
    public var language: LanguageTag
    public var isolation: Isolation

    public init(_ options: Options, locale: LanguageTag, isolation: Isolation = .automatic) {
        self.options = options
        self.language = locale
        self.isolation = isolation
    }

    /// Opening hours, without a language.
    public struct Options: DateFormatOptions {
        /// What stands for a day without hours.
        public var closedDays: ClosedDays
        public var weekdayWidth: WeekdayWidth
        /// The fields of the times.
        public var skeleton: TimeSkeleton
        /// In which direction ranges of days and times are read.
        public var order: RangeOrder
        public var display: DateDisplay

        public init(
            closedDays: ClosedDays, weekdayWidth: WeekdayWidth = .long, skeleton: TimeSkeleton = .hourAndMinute,
            order: RangeOrder = .locale, display: DateDisplay = DateDisplay()
        ) {
            self.closedDays = closedDays
            self.weekdayWidth = weekdayWidth
            self.skeleton = skeleton
            self.order = order
            self.display = display
        }

        public func formattedText(_ value: OpeningHours, in language: LanguageTag) -> FormattedText {
            let formatter = OpeningHoursFormatter(language: language, options: self)
            return formatter.joined(formatter.lines(value))
        }
    }

    /// What stands for a day without hours. CLDR has no word for it: the app brings its own.
    public enum ClosedDays: Hashable, Codable, Sendable {
        /// A word in the app's language, such as `مغلق`; contained as any free text.
        case word(String)
        /// Nothing: the day is left out.
        case omitted
    }

    /// How much of a day's name is written out.
    public enum WeekdayWidth: String, Hashable, Codable, Sendable, CaseIterable {
        case long, short
    }

    /// A text for each group of days, as a table of hours shows them.
    public func formattedLines(_ value: OpeningHours) -> [FormattedText] {
        OpeningHoursFormatter(language: language, options: options).lines(value)
            .map { $0.isolated(in: language.baseDirection, isolation) }
    }
}

extension HasFormatOptions where Options == OpeningHoursFormatStyle.Options {
    /// What stands for a day without hours.
    public func closedDays(_ closedDays: OpeningHoursFormatStyle.ClosedDays) -> Self {
        changing { $0.closedDays = closedDays }
    }

    /// How much of a day's name is written out.
    public func weekdayWidth(_ width: OpeningHoursFormatStyle.WeekdayWidth) -> Self {
        changing { $0.weekdayWidth = width }
    }

    /// The fields of the times.
    public func skeleton(_ skeleton: TimeSkeleton) -> Self { changing { $0.skeleton = skeleton } }

    /// In which direction ranges of days and times are read.
    public func order(_ order: RangeOrder) -> Self { changing { $0.order = order } }
}

extension FormatStyle where Self == OpeningHoursFormatStyle {
    /// Opening hours of a week in a language.
    public static func openingHours(closedDays: OpeningHoursFormatStyle.ClosedDays, locale: LanguageTag) -> Self {
        OpeningHoursFormatStyle(.init(closedDays: closedDays), locale: locale)
    }
}

extension BidiFormatOptions where Self == OpeningHoursFormatStyle.Options {
    /// Opening hours of a week in the message's language.
    public static func openingHours(closedDays: OpeningHoursFormatStyle.ClosedDays) -> Self {
        OpeningHoursFormatStyle.Options(closedDays: closedDays)
    }
}

extension OpeningHours {
    /// The value in a style.
    public func formatted<Style: BidiFormatStyle>(_ style: Style) -> String where Style.FormatInput == OpeningHours {
        style.format(self)
    }
}
