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
    private let identity: ICUNumberRangeFormatter.IdentityFallback

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
        self.identity = identity
        // Ranges of several units (`5 ft, 6 in`) are put together here; their separator is that of the largest.
        let skeleton = options.skeleton(quantity.largestUnit.stems)
        let open = { (collapse: ICUNumberRangeFormatter.Collapse) throws(ICUError) in
            try ICUNumberRangeFormatter(
                skeleton: skeleton, locale: language.icuIdentifier, collapse: collapse, identityFallback: identity)
        }
        // A currency that is moved would have two places in a range that shares it: each end keeps its own.
        let shared = try open(.automatic)
        let sample = single.corrected(FormattedParts.make(from: try shared.format(from: "5", to: "10")))
        let keepsApart = single.movesSymbol || NumericRangeLayout(layout: single.layout).drawsCurrencyInside(sample)
        unsigned = keepsApart ? try open(.none) : shared
        signed = try open(quantity.isMixed ? .none : quantity.signedCollapse)
    }

    /// The range, laid out.
    func formattedText(_ range: NumberRange) -> FormattedText {
        let showsSign =
            range.start.isNegative || range.end.isNegative || sign == .always || sign == .exceptZero
        do {
            if single.quantity.isMixed { return try mixedText(range) }
            let value = try (showsSign ? signed : unsigned).format(from: range.start.text, to: range.end.text)
            let parts = single.corrected(FormattedParts.make(from: value))
            return NumericRangeLayout(layout: single.layout).arrange(
                try withSignOfEqualEnds(parts, range.start))
        } catch {
            preconditionFailure("ICU cannot format a range for \(single.language): \(error)")
        }
    }

    /// Equal ends that ICU writes as a word without digits (`ساعة` for about one hour): in digits, which can take `~`.
    private func withSignOfEqualEnds(_ parts: [FormattedPart], _ number: ExactDecimal) throws(ICUError)
        -> [FormattedPart]
    {
        guard identity == .approximately, number.isFinite, !parts.contains(where: { $0.source == .end }),
            !parts.contains(where: { $0.kind == .approximatelySign || $0.kind == .integer })
        else { return parts }
        var parts = single.partsWithDigits(number)
        let isNumber = { (part: FormattedPart) in [.integer, .minusSign, .plusSign].contains(part.kind) }
        parts.insert(contentsOf: try approximatelySign(), at: parts.firstIndex(where: isNumber) ?? 0)
        return parts
    }

    private func approximatelySign() throws(ICUError) -> [FormattedPart] {
        FormattedParts.make(from: try signed.format(from: "5", to: "5")).filter { $0.kind == .approximatelySign }
    }

    /// A range of values in several units: each end as it is alone. ICU writes 5 to 10 feet as `0 ft, ~0 in`, and aborts
    /// the process where an end has a fraction (`abort` in `NumberRangeFormatterImpl`, ICU 72).
    private func mixedText(_ range: NumberRange) throws(ICUError) -> FormattedText {
        let start = single.formattedText(range.start)
        let end = single.formattedText(range.end)
        let direction = single.language.baseDirection
        let system = single.language.numberingSystem
        if start == end, identity != .range {
            guard identity == .approximately else { return start }
            return FormattedText(
                try approximatelySign() + start.content, direction: start.direction, numberingSystem: system)
        }
        let separator = FormattedParts.make(from: try signed.format(from: "5", to: "10"))
            .drop { $0.source != .start }.drop { $0.source != .shared }.prefix { $0.source == .shared }
        let content =
            start.embedded(in: direction).map { $0.belonging(to: .start) } + separator
            + end.embedded(in: direction).map { $0.belonging(to: .end) }
        return FormattedText(content, direction: direction, numberingSystem: system)
    }
}

extension FormattedPart {
    /// The part as one of an end.
    fileprivate func belonging(to source: RangeSource) -> FormattedPart { FormattedPart(kind, text, source: source) }
}
