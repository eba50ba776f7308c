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
    func formattedText(_ number: ExactDecimal) -> FormattedText { layout.arrange(shownParts(number)) }

    /// The parts that are laid out: ICU's, and what this package writes otherwise.
    func shownParts(_ number: ExactDecimal) -> [FormattedPart] {
        if quantity.isMixed, !number.isFinite || number.magnitude.exceeds(Self.mixedLimit) {
            return NumericFormatter.shared(quantity.largestUnit, options, in: language).shownParts(number)
        }
        var parts = self.parts(number)
        if options.sign == .always, number.isNegative, isZero(parts) {
            // ICU has no stem for "always, but no minus on a rounded zero".
            parts = self.parts(number.magnitude)
        }
        if !parts.contains(where: { $0.kind == .integer }), number.isFinite, showsSign(number) || number.hasFraction {
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

    /// What ICU's parts lack: types in mixed units, a unit's word in one piece and in one place, and one digit system
    /// throughout in values that run right to left or stand in a right-to-left language (`7.5 لتر/١٠٠ كم`).
    func corrected(_ parts: [FormattedPart]) -> [FormattedPart] {
        var parts = quantity.isMixed ? MixedUnitParts.typed(parts) : parts
        if movesUnit { parts = UnitSide.movingAfterNumber(parts) }
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

    /// Whether a sign is due on a number that is not zero.
    private func showsSign(_ number: ExactDecimal) -> Bool {
        switch options.sign {
        case .never: false
        case .automatic, .accounting: number.isNegative
        case .always, .exceptZero: true
        }
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
    /// half an hour as `שעה`, one hour. Here the number is written in digits, with the unit's word in its form `other`.
    private func partsWithDigits(_ number: ExactDecimal) -> [FormattedPart] {
        var unsigned = options
        unsigned.sign = .never
        let unsignedFormatter = NumericFormatter.shared(quantity, unsigned, in: language)
        let rules = PluralRules(for: language)
        // 100 is `other` in Arabic, 3 in Hebrew; where no integer is, any form that has digits serves.
        let samples = [100, 3, 5, 10].sorted { left, _ in rules.category(of: left) == .other }
        let isNumber = { (part: FormattedPart) in part.kind == .integer || part.kind == .group }
        for sample in samples {
            let unit = unsignedFormatter.parts(ExactDecimal(sample))
            guard let start = unit.firstIndex(where: isNumber), let end = unit.lastIndex(where: isNumber) else {
                continue
            }
            let number = NumericFormatter.shared(.number, options, in: language).parts(number)
            return Array(unit[..<start]) + number + Array(unit[(end + 1)...])
        }
        return parts(number)
    }
}
