internal import BidiText

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// A length of time as a clock shows it: `1:05:09`, one piece from left to right, but for digits of class R.
///
/// Seconds are cut, not rounded, so that a countdown reaches zero at its end; a negative one is shown as zero. With
/// hours from one hour on, which are not carried into days. The pattern is CLDR's (`durationUnits`).
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
        /// The length of the whole, which a player shows after what has passed: `01:10 / 52:00`.
        public var total: Duration?

        public init(showsHours: Bool = false, total: Duration? = nil) {
            self.showsHours = showsHours
            self.total = total
        }

        public func formattedText(_ value: Duration, in language: LanguageTag) -> FormattedText {
            let longest = max(Self.seconds(value), total.map(Self.seconds) ?? 0)
            let pattern = CountdownPattern.shared(hasHours: showsHours || longest >= 3600, in: language)
            let digits = language.numberingSystem
            // Digits of class R run from right to left (rules.md, D1).
            let direction: WritingDirection = digits.bidiClass == .rightToLeft ? .rightToLeft : .leftToRight
            guard let total else {
                let parts = pattern.parts(seconds: Self.seconds(value), digits: digits)
                return FormattedText(parts, direction: direction, numberingSystem: digits)
            }
            // What has passed is as wide as the whole, so that nothing jumps while it runs.
            let whole = pattern.parts(seconds: Self.seconds(total), digits: digits)
            let width = whole.first?.text.unicodeScalars.count ?? 1
            let passed = pattern.parts(seconds: Self.seconds(value), digits: digits, minimumDigits: width)
            let parts = passed + [FormattedPart(.literal, " / ")] + whole
            let content = DatePiece.pieces(of: parts).flatMap {
                $0.content(in: direction, datesRunRightToLeft: false)
            }
            return FormattedText(content, direction: direction, numberingSystem: digits)
        }

        private static func seconds(_ duration: Duration) -> Int { Int(max(0, duration.components.seconds)) }
    }
}

extension HasFormatOptions where Options == CountdownFormatStyle.Options {
    /// Whether hours are shown also below one hour.
    public func showsHours(_ showsHours: Bool = true) -> Self { changing { $0.showsHours = showsHours } }

    /// The length of the whole, which a player shows after what has passed; nil for a countdown alone.
    public func total(_ total: Duration?) -> Self { changing { $0.total = total } }
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
