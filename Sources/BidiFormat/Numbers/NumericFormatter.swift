internal import BidiText
internal import ICUBridge

/// A number formatter of ICU's, with the direction that its positive pattern asks for. Shared and cached.
final class NumericFormatter: Sendable {
    private let formatter: ICUNumberFormatter
    private let hasRightToLeftPattern: Bool
    private let language: LanguageTag

    private struct Key: Hashable {
        let options: NumberOptions
        let quantity: [String]
        let language: LanguageTag
    }

    private static let cache = FormatterCache<Key, NumericFormatter>()

    /// The formatter for a quantity (the first stems of a number skeleton, such as `currency/USD`).
    static func shared(
        _ quantity: [String], _ options: NumberOptions, in language: LanguageTag
    ) -> NumericFormatter {
        let key = Key(options: options, quantity: quantity, language: language)
        do {
            return try cache.value(for: key) { () throws(ICUError) in
                try NumericFormatter(quantity, options, in: language)
            }
        } catch {
            // A language tag is checked for data and every stem is ICU's own: only a broken ICU comes here.
            preconditionFailure("ICU cannot format numbers for \(language): \(error)")
        }
    }

    private init(_ quantity: [String], _ options: NumberOptions, in language: LanguageTag) throws(ICUError) {
        self.language = language
        formatter = try ICUNumberFormatter(skeleton: options.skeleton(quantity), locale: language.icuIdentifier)
        // The direction comes from the pattern of the positive value, never from the value (rules.md, D3 and D4).
        var unsigned = options
        unsigned.sign = .never
        let positive = try ICUNumberFormatter(
            skeleton: unsigned.skeleton(quantity), locale: language.icuIdentifier
        ).format("1")
        hasRightToLeftPattern = positive.text.contains { $0 == 0x200F || $0 == 0x061C }
    }

    /// The value, laid out.
    func formattedText(
        _ number: ExactDecimal, sign: SignDisplay, placement: SymbolPlacement = .locale
    ) -> FormattedText {
        var parts = self.parts(number)
        if sign == .always, number.isNegative, Self.isZero(parts, language.numberingSystem) {
            // ICU has no stem for "always, but no minus on a rounded zero".
            parts = self.parts(number.magnitude)
        }
        return NumericLayout(
            language: language, hasRightToLeftPattern: hasRightToLeftPattern, placement: placement
        ).arrange(parts)
    }

    private func parts(_ number: ExactDecimal) -> [FormattedPart] {
        do {
            return FormattedParts.make(from: try formatter.format(number.text))
        } catch {
            preconditionFailure("ICU cannot format a number for \(language): \(error)")
        }
    }

    /// Whether every digit shown is zero.
    private static func isZero(_ parts: [FormattedPart], _ system: NumberingSystem) -> Bool {
        parts.allSatisfy { part in
            (part.kind != .integer && part.kind != .fraction)
                || part.text.unicodeScalars.allSatisfy { $0 == system.digits[0] }
        }
    }
}
