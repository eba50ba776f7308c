internal import BidiText

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// A length of time as a clock shows it: `1:05:09`, one piece from left to right in every language whose digits allow it.
///
/// Seconds are cut, not rounded, so that a countdown reaches zero at its end; a negative one is shown as zero. With hours
/// from one hour on, which are not carried into days. The pattern is CLDR's (`durationUnits`).
public struct CountdownFormatStyle: BidiFormatStyle {
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

    /// A length of time as a clock shows it, without a language.
    public struct Options: BidiFormatOptions {
        /// Whether hours are shown also below one hour.
        public var showsHours: Bool

        public init(showsHours: Bool = false) { self.showsHours = showsHours }

        public func formattedText(_ value: Duration, in language: LanguageTag) -> FormattedText {
            let seconds = Int(max(0, value.components.seconds))
            let parts = CountdownPattern.shared(hasHours: showsHours || seconds >= 3600, in: language)
                .parts(seconds: seconds, digits: language.numberingSystem)
            // Digits of class R run from right to left (rules.md, D1).
            let isRightToLeft = language.numberingSystem.bidiClass == .rightToLeft
            return FormattedText(
                parts, direction: isRightToLeft ? .rightToLeft : .leftToRight,
                numberingSystem: language.numberingSystem)
        }
    }
}

extension HasFormatOptions where Options == CountdownFormatStyle.Options {
    /// Whether hours are shown also below one hour.
    public func showsHours(_ showsHours: Bool = true) -> Self { changing { $0.showsHours = showsHours } }
}

extension FormatStyle where Self == CountdownFormatStyle {
    /// A length of time as a clock shows it in a language.
    public static func countdown(locale: LanguageTag) -> Self { CountdownFormatStyle(locale: locale) }
}

extension BidiFormatOptions where Self == CountdownFormatStyle.Options {
    /// A length of time as a clock shows it in the message's language.
    public static var countdown: Self { CountdownFormatStyle.Options() }
}

extension Duration {
    /// The value in a style.
    public func formatted<Style: BidiFormatStyle>(_ style: Style) -> String where Style.FormatInput == Duration {
        style.format(self)
    }
}
