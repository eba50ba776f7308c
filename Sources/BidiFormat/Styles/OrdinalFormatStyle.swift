internal import BidiText
internal import ICUBridge

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// An ordinal number: 2 is `2nd` in English, `2.` in Hebrew.
///
/// Made over ``OrdinalRules``, which refuse a language that has none. The rules decide the words: in another language
/// the style prints the rules' own, and in another region or other digits of the rules' language these digits. `Int.min`,
/// which ICU's rules do not reach, is written without the ordinal's mark. ICU's C function `unum_formatInt64`.
public struct OrdinalFormatStyle: BidiFormatStyle {
    public var options: Options
    public var language: LanguageTag
    public var isolation: Isolation

    public init(_ options: Options, locale: LanguageTag, isolation: Isolation = .automatic) {
        self.options = options
        self.language = locale
        self.isolation = isolation
    }

    /// The style in the language of the rules.
    public init(_ rules: OrdinalRules, isolation: Isolation = .automatic) {
        self.init(Options(rules), locale: rules.language, isolation: isolation)
    }

    /// The style in the language of a tag. Throws ``BidiFormatError`` for what ``LanguageTag`` or ``OrdinalRules``
    /// refuses.
    public init(locale: String) throws(BidiFormatError) { self.init(try OrdinalRules(for: locale)) }

    /// An ordinal number by the rules of a language, in a message of that language or another.
    public struct Options: BidiFormatOptions {
        /// Whose words are printed.
        public var rules: OrdinalRules

        public init(_ rules: OrdinalRules) { self.rules = rules }

        /// Digits of class AN or R run right to left with what stands round them, others are one left-to-right piece.
        public func formattedText(_ value: Int, in language: LanguageTag) -> FormattedText {
            let rules = rules.inDigits(of: language)
            let system = rules.language.numberingSystem
            return FormattedText(
                OrdinalFormatStyle.parts(of: rules.text(value)),
                direction: system.hasRightToLeftDigits ? .rightToLeft : .leftToRight, numberingSystem: system)
        }
    }

    private static func parts(of text: String) -> [FormattedPart] {
        let scalars = Array(text.unicodeScalars)
        var parts: [FormattedPart] = []
        for (index, scalar) in scalars.enumerated() {
            let kind = kind(at: index, in: scalars)
            if let last = parts.last, last.kind == kind {
                parts[parts.count - 1].text.unicodeScalars.append(scalar)
            } else {
                parts.append(FormattedPart(kind, String(Character(scalar))))
            }
        }
        return parts
    }

    private static func kind(at index: Int, in scalars: [Unicode.Scalar]) -> FormattedPart.Kind {
        let isDigit = { (index: Int) in
            scalars.indices.contains(index) && ICUCharacter.decimalDigit(scalars[index]) != nil
        }
        if isDigit(index) { return .integer }
        if isDigit(index - 1), isDigit(index + 1) { return .group }
        if BidiControl(scalars[index]) != nil { return .control }
        return scalars[index] == "-" || scalars[index] == "\u{2212}" && index == 0 ? .minusSign : .literal
    }
}

extension FormatStyle where Self == OrdinalFormatStyle {
    /// An ordinal number by the rules of a language, in that language.
    public static func ordinal(locale rules: OrdinalRules) -> Self { OrdinalFormatStyle(rules) }
}

extension BidiFormatOptions where Self == OrdinalFormatStyle.Options {
    /// An ordinal number by the rules of a language, which should be the message's.
    public static func ordinal(_ rules: OrdinalRules) -> Self { OrdinalFormatStyle.Options(rules) }
}

extension HasFormatOptions where Options == OrdinalFormatStyle.Options {
    /// Whose words are printed.
    public func rules(_ rules: OrdinalRules) -> Self { changing { $0.rules = rules } }
}
