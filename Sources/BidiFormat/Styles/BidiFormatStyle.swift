internal import BidiText

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// A `FormatStyle` whose text looks the same wherever it is put.
///
/// `format` is the text of `formattedText`. The environment's locale is not taken over (`locale(_:)` returns the style
/// itself), since SwiftUI would undo `ar-u-nu-latn` with it; ``language(_:)`` changes the language.
public protocol BidiFormatStyle: FormatStyle, HasFormatOptions, Sendable
where FormatOutput == String, FormatInput == Options.FormatInput {
    /// The language that words, order and digits come from.
    var language: LanguageTag { get set }
    /// Whether the value stands in an isolate.
    var isolation: Isolation { get set }

    /// The options completed with a language.
    init(_ options: Options, locale: LanguageTag, isolation: Isolation)
}

extension BidiFormatStyle where Options: DefaultFormatOptions {
    /// The style as it is by default, in a language.
    public init(locale: LanguageTag) { self.init(Options(), locale: locale, isolation: .automatic) }

    /// The style in the language of a tag. Throws ``BidiFormatError`` for a tag that ``LanguageTag`` refuses.
    public init(locale: String) throws(BidiFormatError) { self.init(locale: try LanguageTag(locale)) }
}

extension BidiFormatStyle {
    /// The value with its parts, its direction and its isolate.
    public func formattedText(_ value: FormatInput) -> FormattedText {
        options.formattedText(value, in: language).isolated(in: language.baseDirection, isolation)
    }

    /// The text for display.
    public func format(_ value: FormatInput) -> String { formattedText(value).text }

    /// The same style in another language.
    public func language(_ language: LanguageTag) -> Self {
        var copy = self
        copy.language = language
        return copy
    }

    /// The same style with another policy for isolates.
    public func isolation(_ isolation: Isolation) -> Self {
        var copy = self
        copy.isolation = isolation
        return copy
    }

    /// The digits that this style writes: what the language tag fixes, or the language's own.
    public var numberingSystem: NumberingSystem { language.numberingSystem }
}
