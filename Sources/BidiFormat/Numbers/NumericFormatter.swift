internal import BidiText
internal import ICUBridge

/// A number formatter of ICU's, with the direction that its positive pattern asks for. Shared and cached.
final class NumericFormatter: Sendable {
    let language: LanguageTag
    /// Where the pieces of a value stand.
    let layout: NumericLayout
    /// Whether the layout puts the currency elsewhere than ICU.
    let movesSymbol: Bool
    let quantity: NumericQuantity
    let options: NumberOptions
    /// What ``format(_:)`` of styles writes by.
    let templates = LearnedTemplates()
    private let formatter: ICUNumberFormatter
    /// Whether the word of a unit is put behind the number where a plural form has it elsewhere (``UnitSide``).
    private let movesUnit: Bool
    /// Writes values in several units.
    private let severalUnits: MixedUnitFormatter?

    private struct Key: Hashable {
        let quantity: NumericQuantity
        let options: NumberOptions
        let language: LanguageTag

        /// By quantity and language: few styles differ in the options alone, and equality tells them apart.
        func hash(into hasher: inout Hasher) {
            hasher.combine(quantity.kind)
            hasher.combine(language)
        }
    }

    private static let cache = FormatterCache<Key, NumericFormatter>()

    /// The formatter for a quantity.
    static func shared(
        _ quantity: NumericQuantity, _ options: NumberOptions, in language: LanguageTag
    ) -> NumericFormatter {
        let key = Key(quantity: quantity, options: options, language: language)
        do {
            return try cache.value(for: key) { () throws(ICUError) in
                try NumericFormatter(quantity, options, in: language)
            }
        } catch {
            // A language tag is checked for data and every stem is ICU's own: only a broken ICU comes here.
            preconditionFailure("ICU cannot format numbers for \(language): \(error)")
        }
    }

    private init(
        _ quantity: NumericQuantity, _ options: NumberOptions, in language: LanguageTag
    ) throws(ICUError) {
        self.language = language
        self.quantity = quantity
        self.options = options
        formatter = try ICUNumberFormatter(
            skeleton: options.skeleton(quantity.stems), locale: language.icuIdentifier)
        var unsigned = options
        unsigned.sign = options.sign == .accounting ? .accounting : .never
        let positive = try ICUNumberFormatter(
            skeleton: unsigned.skeleton(quantity.stems), locale: language.icuIdentifier)
        let layouts = NumericLayoutChooser(
            language: language, placement: quantity.placement, isCompact: options.notation.isCompact,
            hasPluralForms: quantity.isUnit || quantity.stems.contains("unit-width-full-name"))
        (layout, movesSymbol) = try layouts.layout(unsigned: positive, signed: formatter)
        movesUnit = try Self.movesUnit(quantity, positive, in: language)
        severalUnits =
            if quantity.isMixed, case .unit(let unit, let width) = quantity.kind {
                try MixedUnitFormatter(unit, width, options, in: language)
            } else { nil }
    }

    /// In a right-to-left language, from the form `other`, which 100 has there, 3 where 100 has a word of its own.
    private static func movesUnit(
        _ quantity: NumericQuantity, _ formatter: ICUNumberFormatter, in language: LanguageTag
    ) throws(ICUError) -> Bool {
        guard language.baseDirection == .rightToLeft, quantity.isUnit, !quantity.isMixed else { return false }
        for sample in ["100", "3"] {
            let parts = FormattedParts.make(from: try formatter.format(sample))
            if parts.contains(where: { $0.kind == .integer }) { return UnitSide.isAfterNumber(parts) }
        }
        return false
    }

    /// The value, laid out.
    func formattedText(_ number: ExactDecimal) -> FormattedText {
        guard let severalUnits else { return layout.arrange(shownParts(number)) }
        guard number.isFinite, !number.magnitude.exceeds(Self.mixedLimit) else {
            return NumericFormatter.shared(quantity.largestUnit, options, in: language).formattedText(number)
        }
        return severalUnits.formattedText(number)
    }

    /// The parts that are laid out: ICU's, and what this package writes otherwise.
    private func shownParts(_ number: ExactDecimal) -> [FormattedPart] {
        var parts = self.parts(number)
        if options.sign == .always, number.isNegative, isZero(parts) {
            // ICU has no stem for "always, but no minus on a rounded zero".
            parts = self.parts(number.magnitude)
        }
        if !parts.contains(where: { $0.kind == .integer }), number.isFinite,
            options.sign.isShown(on: number) || number.hasFraction
        {
            parts = partsWithDigits(number)
        }
        return parts
    }

    /// ICU counts the larger of several units in 64 bits and the others in doubles: from here on a value is written in
    /// the largest unit alone, which is exact (`-9,223,372,036,854,775,808 ft` for 10^20 feet otherwise).
    private static let mixedLimit: ExactDecimal = 1_000_000_000_000

    /// ICU's parts, with one digit system throughout.
    private func parts(_ number: ExactDecimal) -> [FormattedPart] {
        do {
            return corrected(FormattedParts.make(from: try formatter.format(number.text)))
        } catch {
            preconditionFailure("ICU cannot format a number for \(language): \(error)")
        }
    }

    /// What ICU's parts lack: a unit's word in one piece and in one place, and one digit system
    /// throughout in values that run right to left or stand in a right-to-left language (`7.5 لتر/١٠٠ كم`).
    func corrected(_ parts: [FormattedPart]) -> [FormattedPart] {
        var parts = movesUnit ? UnitSide.movingAfterNumber(parts) : parts
        guard language.baseDirection == .rightToLeft || language.numberingSystem.hasRightToLeftDigits else {
            return parts
        }
        for index in parts.indices where parts[index].kind == .unit {
            parts[index].text = language.numberingSystem.replacingDigits(in: parts[index].text)
        }
        return parts
    }

    /// ICU's keyword for the plural category of a number as it is shown.
    func pluralKeyword(of number: ExactDecimal, by rules: ICUPluralRules) throws(ICUError) -> String {
        try rules.keyword(for: number.text, as: formatter)
    }

    /// Whether every digit shown is zero.
    private func isZero(_ parts: [FormattedPart]) -> Bool {
        let zero = language.numberingSystem.digits[0]
        return parts.allSatisfy { part in
            (part.kind != .integer && part.kind != .fraction) || part.text.unicodeScalars.allSatisfy { $0 == zero }
        }
    }
}

extension NumericFormatter {
    /// The parts of a signed or broken number whose word has no digits: ICU prints −2 hours as `ساعتان`, two hours, and
    /// half an hour as `שעה`, one hour. Here the number is written in digits, with the unit's word in the form that has
    /// digits: `other`, or `one` where the number is of that category.
    func partsWithDigits(_ number: ExactDecimal) -> [FormattedPart] {
        var unsigned = options
        unsigned.sign = .never
        let unsignedFormatter = NumericFormatter.shared(quantity, unsigned, in: language)
        let rules = PluralRules(for: language)
        // 100 is `other` in Arabic, 3 in Hebrew; where no integer is, any form that has digits serves.
        let samples = [100, 3, 5, 10].sorted { left, _ in rules.category(of: left) == .other }
        let isNumber = { (part: FormattedPart) in part.kind == .integer || part.kind == .group }
        let isOne = rules.category(of: number, options) == .one
        for sample in samples {
            let unit = unsignedFormatter.parts(ExactDecimal(sample))
            guard let start = unit.firstIndex(where: isNumber), let end = unit.lastIndex(where: isNumber) else {
                continue
            }
            let digits = NumericFormatter.shared(.number, options, in: language).parts(number)
            let words = Array(unit[..<start]) + digits + Array(unit[(end + 1)...])
            return isOne ? Self.replacingWord(of: words, by: unsignedFormatter.parts(1)) : words
        }
        return parts(number)
    }

    /// The parts with another word for the unit, where there is one word (`1 שעה`, not `1 שעות`).
    private static func replacingWord(of parts: [FormattedPart], by word: [FormattedPart]) -> [FormattedPart] {
        guard parts.count(where: { $0.kind == .unit }) == 1, let unit = parts.firstIndex(where: { $0.kind == .unit }),
            word.allSatisfy({ $0.kind == .unit })
        else { return parts }
        var parts = parts
        parts[unit].text = word.map(\.text).joined()
        return parts
    }
}
