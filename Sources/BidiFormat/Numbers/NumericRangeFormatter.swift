internal import ICUBridge

/// A range formatter of ICU's over the single values' layout. Shared and cached.
///
/// **A sign is never shared.** ICU writes −10 to −5 as `-10–5` (another range) in Hebrew, Arabic, Persian and as
/// `-$10–5` in English. So as soon as a sign is shown, the ends share their unit at most, and nothing where sign and
/// symbol are one affix to ICU (prices, percents).
///
/// **A shared currency stands outside.** Where a range runs right to left round ends that run left to right, a currency
/// before the digits would be seen between the two numbers (`[۱۰–$۵]`, "$10 – 5" to who reads the ends apart): there
/// each end has its own.
final class NumericRangeFormatter: Sendable {
    private let single: NumericFormatter
    private let unsigned: ICUNumberRangeFormatter
    private let signed: ICUNumberRangeFormatter
    private let sign: SignDisplay

    private struct Key: Hashable {
        let quantity: NumericQuantity
        let options: NumberOptions
        let identity: ICUNumberRangeFormatter.IdentityFallback
        let language: LanguageTag
    }

    private static let cache = FormatterCache<Key, NumericRangeFormatter>()

    /// The formatter for a quantity.
    static func shared(
        _ quantity: NumericQuantity, _ options: NumberOptions,
        _ identity: ICUNumberRangeFormatter.IdentityFallback, in language: LanguageTag
    ) -> NumericRangeFormatter {
        let key = Key(quantity: quantity, options: options, identity: identity, language: language)
        do {
            return try cache.value(for: key) { () throws(ICUError) in
                try NumericRangeFormatter(quantity, options, identity, in: language)
            }
        } catch {
            preconditionFailure("ICU cannot format ranges for \(language): \(error)")
        }
    }

    private init(
        _ quantity: NumericQuantity, _ options: NumberOptions,
        _ identity: ICUNumberRangeFormatter.IdentityFallback, in language: LanguageTag
    ) throws(ICUError) {
        single = NumericFormatter.shared(quantity, options, in: language)
        sign = options.sign
        let skeleton = options.skeleton(quantity.stems)
        let open = { (collapse: ICUNumberRangeFormatter.Collapse) throws(ICUError) in
            try ICUNumberRangeFormatter(
                skeleton: skeleton, locale: language.icuIdentifier, collapse: collapse, identityFallback: identity)
        }
        // A currency that is moved would have two places in a range that shares it: each end keeps its own.
        let shared = try open(.automatic)
        let sample = single.corrected(FormattedParts.make(from: try shared.format(from: "5", to: "10")))
        let keepsApart = single.movesSymbol || NumericRangeLayout(layout: single.layout).drawsCurrencyInside(sample)
        unsigned = keepsApart ? try open(.none) : shared
        signed = try open(quantity.signedCollapse)
    }

    /// The range, laid out.
    func formattedText(_ range: NumberRange) -> FormattedText {
        let showsSign =
            range.start.isNegative || range.end.isNegative || sign == .always || sign == .exceptZero
        do {
            let value = try (showsSign ? signed : unsigned).format(from: range.start.text, to: range.end.text)
            return NumericRangeLayout(layout: single.layout).arrange(single.corrected(FormattedParts.make(from: value)))
        } catch {
            preconditionFailure("ICU cannot format a range for \(single.language): \(error)")
        }
    }
}
