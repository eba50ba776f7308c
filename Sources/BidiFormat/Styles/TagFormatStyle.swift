internal import BidiText

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// A hashtag or a mention: `مالس#` as seen, `@noa` the other way round.
///
/// In the direction of its first strong character, so that the sign stands where the word begins.
public struct TagFormatStyle: BidiFormatStyle {
    public var options: Options
    public var language: LanguageTag
    public var isolation: Isolation

    public init(_ options: Options, locale: LanguageTag, isolation: Isolation = .automatic) {
        self.options = options
        self.language = locale
        self.isolation = isolation
    }

    /// The sign a tag begins with.
    public enum Sign: String, Hashable, Codable, Sendable, CaseIterable {
        case hashtag = "#"
        case mention = "@"
    }

    /// A tag, without a language.
    public struct Options: BidiFormatOptions {
        /// Written before the tag where it is not there already.
        public var sign: Sign

        public init(_ sign: Sign) { self.sign = sign }

        public func formattedText(_ value: String, in language: LanguageTag) -> FormattedText {
            let hasSign = value.unicodeScalars.first { BidiControl($0) == nil }.map(sign.matches) ?? false
            let text = FormattedText(
                freeText: hasSign ? value : sign.rawValue + value, fallback: fallback(for: value, in: language))
            guard text.direction == .leftToRight else { return text }
            return FormattedText(ArabicDigitMarks.inserted(into: text.content), direction: .leftToRight)
        }

        /// A tag of digits alone runs as its digits are read.
        private func fallback(for tag: String, in language: LanguageTag) -> WritingDirection {
            DirectionalContents(of: tag).hasArabicNumber ? language.baseDirection : .leftToRight
        }
    }
}

extension TagFormatStyle.Sign {
    /// Whether a character is the sign, its full-width form too.
    fileprivate func matches(_ scalar: Unicode.Scalar) -> Bool {
        switch self {
        case .hashtag: scalar == "#" || scalar == "\u{FF03}"
        case .mention: scalar == "@" || scalar == "\u{FF20}"
        }
    }
}

extension FormatStyle where Self == TagFormatStyle {
    /// A hashtag in the messages of a language.
    public static func hashtag(locale: LanguageTag) -> Self { TagFormatStyle(.hashtag, locale: locale) }

    /// A mention in the messages of a language.
    public static func mention(locale: LanguageTag) -> Self { TagFormatStyle(.mention, locale: locale) }
}

extension BidiFormatOptions where Self == TagFormatStyle.Options {
    /// A hashtag.
    public static var hashtag: Self { TagFormatStyle.Options(.hashtag) }

    /// A mention.
    public static var mention: Self { TagFormatStyle.Options(.mention) }
}
