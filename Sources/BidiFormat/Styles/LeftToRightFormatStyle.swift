internal import BidiText

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// A URL, an e-mail address, a path, a version, coordinates, dimensions: `https://example.com/جتنم/فرعم` as seen.
///
/// The whole runs from left to right in every language; a component with right-to-left letters keeps its own direction.
/// Characters and digits stay as given, whether they make a good address or not: a text field of the kind tells that
/// (``TextFieldKind/url``, ``TextFieldKind/email``). An empty text stays empty.
public struct LeftToRightFormatStyle: BidiFormatStyle {
    public var options: Options
    public var language: LanguageTag
    public var isolation: Isolation

    public init(_ options: Options, locale: LanguageTag, isolation: Isolation = .automatic) {
        self.options = options
        self.language = locale
        self.isolation = isolation
    }

    /// A technical text, without a language.
    public struct Options: DefaultFormatOptions {
        /// What the text is.
        public var content: TechnicalContent

        public init() { self.init(.text) }

        public init(_ content: TechnicalContent) { self.content = content }

        public func formattedText(_ value: String, in language: LanguageTag) -> FormattedText {
            TechnicalLayout(content: content).arrange(value)
        }
    }
}

extension FormatStyle where Self == LeftToRightFormatStyle {
    /// A technical text in the messages of a language.
    public static func leftToRight(_ content: TechnicalContent = .text, locale: LanguageTag) -> Self {
        LeftToRightFormatStyle(.leftToRight(content), locale: locale)
    }
}

extension BidiFormatOptions where Self == LeftToRightFormatStyle.Options {
    /// Any technical text.
    public static var leftToRight: Self { LeftToRightFormatStyle.Options() }

    /// A technical text whose content is known.
    public static func leftToRight(_ content: TechnicalContent) -> Self { LeftToRightFormatStyle.Options(content) }
}
