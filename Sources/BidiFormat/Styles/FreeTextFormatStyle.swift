public import BidiText

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// A name, a title, a brand: contained, and in the direction of its first strong character.
///
/// What `\\(text)` in a ``BidiString`` does, as a style. A flag emoji decides nothing.
public struct FreeTextFormatStyle: BidiFormatStyle {
    public var options: Options
    public var language: LanguageTag
    public var isolation: Isolation

    public init(_ options: Options, locale: LanguageTag, isolation: Isolation = .automatic) {
        self.options = options
        self.language = locale
        self.isolation = isolation
    }

    /// Free text, without a language.
    public struct Options: DefaultFormatOptions {
        /// The direction if it is known; nil for that of the first strong character.
        public var direction: WritingDirection?

        public init() {}

        public init(direction: WritingDirection?) { self.direction = direction }

        public func formattedText(_ value: String, in language: LanguageTag) -> FormattedText {
            FormattedText(freeText: value, direction: direction, fallback: language.baseDirection)
        }
    }
}

extension FormatStyle where Self == FreeTextFormatStyle {
    /// Free text in the messages of a language, in a direction if it is known.
    public static func freeText(_ direction: WritingDirection? = nil, locale: LanguageTag) -> Self {
        FreeTextFormatStyle(FreeTextFormatStyle.Options(direction: direction), locale: locale)
    }
}

extension BidiFormatOptions where Self == FreeTextFormatStyle.Options {
    /// Free text.
    public static var freeText: Self { FreeTextFormatStyle.Options() }

    /// Free text whose direction is known.
    public static func freeText(_ direction: WritingDirection) -> Self {
        FreeTextFormatStyle.Options(direction: direction)
    }
}

extension String {
    /// The text in a style.
    public func formatted<Style: BidiFormatStyle>(_ style: Style) -> String where Style.FormatInput == String {
        style.format(self)
    }
}
