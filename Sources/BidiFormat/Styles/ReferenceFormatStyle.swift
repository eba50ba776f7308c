#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// A reference number: `A-1234 مقر` as seen in Arabic, `#A-1234` in English.
///
/// The language's word for "number" stands before the code, which is one left-to-right piece in Latin digits. The word
/// stands where readers of the language look for it; a `#` would jump to the other end of the code.
public struct ReferenceFormatStyle: BidiFormatStyle {
    public var options: Options
    public var language: LanguageTag
    public var isolation: Isolation

    public init(_ options: Options, locale: LanguageTag, isolation: Isolation = .automatic) {
        self.options = options
        self.language = locale
        self.isolation = isolation
    }

    /// A reference number, without a language.
    public struct Options: DefaultFormatOptions {
        /// What stands for "number".
        public var word: ReferenceWord
        /// What the number belongs to, before the word: `طلب`; nil for nothing.
        public var noun: String?

        public init() { self.init(word: .locale) }

        public init(word: ReferenceWord, noun: String? = nil) {
            self.word = word
            self.noun = noun
        }

        public func formattedText(_ value: ReferenceCode, in language: LanguageTag) -> FormattedText {
            ReferenceLayout(noun: noun, word: word.text(in: language), language: language).arrange(value)
        }
    }
}

extension FormatStyle where Self == ReferenceFormatStyle {
    /// A reference number in the messages of a language.
    public static func reference(locale: LanguageTag) -> Self { ReferenceFormatStyle(locale: locale) }
}

extension BidiFormatOptions where Self == ReferenceFormatStyle.Options {
    /// A reference number.
    public static var reference: Self { ReferenceFormatStyle.Options() }
}

extension BidiFormatOptions where Self == ReferenceFormatStyle.Options {
    /// A promotion code: a reference without a word before it.
    public static var code: Self { ReferenceFormatStyle.Options(word: .none) }
}

extension FormatStyle where Self == ReferenceFormatStyle {
    /// A promotion code: a reference without a word before it.
    public static func code(locale: LanguageTag) -> Self { ReferenceFormatStyle(.code, locale: locale) }
}

extension HasFormatOptions where Options == ReferenceFormatStyle.Options {
    /// What stands for "number".
    public func word(_ word: ReferenceWord) -> Self { changing { $0.word = word } }

    /// What the number belongs to; nil for nothing.
    public func noun(_ noun: String?) -> Self { changing { $0.noun = noun } }
}

extension ReferenceCode {
    /// The code in a style.
    public func formatted<Style: BidiFormatStyle>(_ style: Style) -> String where Style.FormatInput == ReferenceCode {
        style.format(self)
    }
}
