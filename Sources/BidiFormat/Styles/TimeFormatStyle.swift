#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// A time on a clock: 21:05 is `م ٩:٠٥` as seen in `ar-EG` and `9:05 PM` in `ur`, one piece from left to right.
///
/// ICU's C function `udat_formatForFields`.
public struct TimeFormatStyle: BidiFormatStyle {
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

    /// A time on a clock, without a language.
    public struct Options: DateFormatOptions {
        /// The fields that are shown.
        public var fields: Fields
        public var display: DateDisplay

        public init(_ fields: Fields = .style(.short), display: DateDisplay = DateDisplay()) {
            self.fields = fields
            self.display = display
        }

        public func formattedText(_ value: TimeOfDay, in language: LanguageTag) -> FormattedText {
            DateTimeFormatter.shared(fields.set, display, in: language)
                .formattedText(value.wallMilliseconds, display.spaces)
        }
    }

    /// Which fields of a time are shown.
    public enum Fields: Hashable, Codable, Sendable {
        case style(TimeStyle)
        case skeleton(TimeSkeleton)

        var set: FieldSet {
            switch self {
            case .style(let style): .styles(date: nil, time: style.withoutZone)
            case .skeleton(let skeleton): .skeleton(skeleton.pattern)
            }
        }
    }
}

extension HasFormatOptions where Options == TimeFormatStyle.Options {
    /// How much of the time is shown.
    public func style(_ style: TimeStyle) -> Self { changing { $0.fields = .style(style) } }

    /// The fields that are shown.
    public func skeleton(_ skeleton: TimeSkeleton) -> Self { changing { $0.fields = .skeleton(skeleton) } }
}

extension FormatStyle where Self == TimeFormatStyle {
    /// A time on a clock in a language.
    public static func time(locale: LanguageTag) -> Self { TimeFormatStyle(locale: locale) }
}

extension BidiFormatOptions where Self == TimeFormatStyle.Options {
    /// A time on a clock in the message's language.
    public static var time: Self { TimeFormatStyle.Options() }
}

extension TimeOfDay {
    /// The value in a style.
    public func formatted<Style: BidiFormatStyle>(_ style: Style) -> String where Style.FormatInput == TimeOfDay {
        style.format(self)
    }
}
