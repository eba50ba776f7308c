internal import ICUBridge

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// A length of time in its units: `1 hour, 5 minutes`; a negative one has the minus sign at its first number.
///
/// A length of zero is zero seconds. ICU's C functions `unumf_formatDecimal` and `ulistfmt_format`.
public struct TimeSpanFormatStyle: BidiFormatStyle {
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

    /// A length of time, without a language.
    public struct Options: BidiFormatOptions {
        /// How much of the units is written out.
        public var width: UnitWidth
        public var spaces: SpaceStyle

        public init(width: UnitWidth = .long, spaces: SpaceStyle = .cldr) {
            self.width = width
            self.spaces = spaces
        }

        public func formattedText(_ value: TimeSpan, in language: LanguageTag) -> FormattedText {
            let components =
                value.components.isEmpty
                ? [TimeSpan.Component(count: 0, unit: .second)] : value.components
            let items = components.enumerated().map { index, component in
                let count = index == 0 && value.isNegative ? -component.count : component.count
                return UnitFormatStyle.Options(component.unit.measure, width: width)
                    .formattedText(exactly: ExactDecimal(count), in: language)
            }
            guard items.count > 1 else { return items[0] }
            let list = ValueList(language: language, kind: .units, width: width.list).formattedText(items)
            return FormattedText(
                spaces.applied(to: list.content), direction: list.direction, numberingSystem: language.numberingSystem)
        }
    }
}

extension HasFormatOptions where Options == TimeSpanFormatStyle.Options {
    /// How much of the units is written out.
    public func width(_ width: UnitWidth) -> Self { changing { $0.width = width } }

    /// Which spaces are written.
    public func spaces(_ spaces: SpaceStyle) -> Self { changing { $0.spaces = spaces } }
}

extension FormatStyle where Self == TimeSpanFormatStyle {
    /// A length of time in a language.
    public static func timeSpan(locale: LanguageTag) -> Self { TimeSpanFormatStyle(locale: locale) }
}

extension BidiFormatOptions where Self == TimeSpanFormatStyle.Options {
    /// A length of time in the message's language.
    public static var timeSpan: Self { TimeSpanFormatStyle.Options() }
}

extension TimeSpan {
    /// The value in a style.
    public func formatted<Style: BidiFormatStyle>(_ style: Style) -> String where Style.FormatInput == TimeSpan {
        style.format(self)
    }
}
