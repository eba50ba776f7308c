#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// A day: 12 May 2024 is `٢٠٢٤/٥/١٢` as seen in `ar-EG`, short, where reading starts on the right.
///
/// In the language's calendar unless another is named. ICU's C function `udat_formatForFields`.
public struct DateFormatStyle: BidiFormatStyle {
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

    /// A day, without a language.
    public struct Options: DateFormatOptions {
        /// The fields that are shown.
        public var fields: Fields
        public var display: DateDisplay

        public init(_ fields: Fields = .style(.medium), display: DateDisplay = DateDisplay()) {
            self.fields = fields
            self.display = display
        }

        public func formattedText(_ value: LocalDate, in language: LanguageTag) -> FormattedText {
            DateTimeFormatter.shared(fields.set, display, in: language)
                .formattedText(Double(value.daysSince1970) * 86_400_000, display.spaces)
        }
    }

    /// Which fields of a date are shown.
    public enum Fields: Hashable, Codable, Sendable {
        case style(DateStyle)
        case skeleton(DateSkeleton)

        var set: FieldSet {
            switch self {
            case .style(let style): .styles(date: style, time: nil)
            case .skeleton(let skeleton): .skeleton(skeleton.pattern)
            }
        }
    }
}

extension HasFormatOptions where Options == DateFormatStyle.Options {
    /// How much of the date is shown.
    public func style(_ style: DateStyle) -> Self { changing { $0.fields = .style(style) } }

    /// The fields that are shown.
    public func skeleton(_ skeleton: DateSkeleton) -> Self { changing { $0.fields = .skeleton(skeleton) } }
}

extension FormatStyle where Self == DateFormatStyle {
    /// A day in a language.
    public static func date(locale: LanguageTag) -> Self { DateFormatStyle(locale: locale) }
}

extension BidiFormatOptions where Self == DateFormatStyle.Options {
    /// A day in the message's language.
    public static var date: Self { DateFormatStyle.Options() }
}

extension LocalDate {
    /// The value in a style.
    public func formatted<Style: BidiFormatStyle>(_ style: Style) -> String where Style.FormatInput == LocalDate {
        style.format(self)
    }
}
