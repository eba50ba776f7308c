internal import BidiText
internal import ICUBridge

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// An ordinal number: 2 is `2nd` in English, `2.` in Hebrew.
///
/// Made over ``OrdinalRules``, which refuse a language that has none; so its language cannot be changed. `Int.min`,
/// which ICU's rules do not reach, is written without the ordinal's mark. ICU's C function `unum_formatInt64`.
public struct OrdinalFormatStyle: FormatStyle, Sendable {
    public let rules: OrdinalRules
    /// Whether the value stands in an isolate.
    public var isolation: Isolation

    public init(_ rules: OrdinalRules, isolation: Isolation = .automatic) {
        self.rules = rules
        self.isolation = isolation
    }

    /// The style in the language of a tag. Throws ``BidiFormatError`` for what ``LanguageTag`` or ``OrdinalRules``
    /// refuses.
    public init(locale: String) throws(BidiFormatError) { self.init(try OrdinalRules(for: locale)) }

    /// The number with its parts, its direction and its isolate.
    public func formattedText(_ value: Int) -> FormattedText {
        content(value).isolated(in: rules.language.baseDirection, isolation)
    }

    /// The text for display.
    public func format(_ value: Int) -> String { formattedText(value).text }

    /// The same style with another policy for isolates.
    public func isolation(_ isolation: Isolation) -> Self { Self(rules, isolation: isolation) }

    /// The number, not yet isolated: digits of class AN or R run right to left with what stands round them, others are
    /// one left-to-right piece.
    func content(_ value: Int) -> FormattedText {
        let system = rules.language.numberingSystem
        let scalars = Array(rules.text(value).unicodeScalars)
        var parts: [FormattedPart] = []
        for (index, scalar) in scalars.enumerated() {
            let kind = Self.kind(at: index, in: scalars)
            if let last = parts.last, last.kind == kind {
                parts[parts.count - 1].text.unicodeScalars.append(scalar)
            } else {
                parts.append(FormattedPart(kind, String(Character(scalar))))
            }
        }
        return FormattedText(
            parts, direction: system.hasRightToLeftDigits ? .rightToLeft : .leftToRight, numberingSystem: system)
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
    /// An ordinal number by the rules of a language.
    public static func ordinal(_ rules: OrdinalRules) -> Self { OrdinalFormatStyle(rules) }
}

extension BidiString.StringInterpolation {
    /// An ordinal number.
    public mutating func appendInterpolation(_ value: Int, format style: OrdinalFormatStyle) {
        appendInterpolation(style.content(value))
    }
}
