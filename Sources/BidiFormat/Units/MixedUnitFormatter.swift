internal import BidiText
internal import ICUBridge

/// Writes a number in several units (`5 ft, 6 in`): a list of values in one unit each.
///
/// ICU counts the units. Its text is not taken: it loses the sign where the largest unit is zero (−6 inches are
/// `0 ft, 6 in`) or has a word of its own (`שעה, 30 דקות` for −1.5 hours), and its parts do not tell which number
/// belongs to which unit. A sign stands before the first unit that is not zero, since zero has none.
final class MixedUnitFormatter: Sendable {
    private let language: LanguageTag
    private let units: [MeasureUnit]
    private let width: UnitWidth
    private let options: NumberOptions
    /// Writes the counts in Latin digits, between English words.
    private let counter: ICUNumberFormatter

    init(
        _ unit: MeasureUnit, _ width: UnitWidth, _ options: NumberOptions, in language: LanguageTag
    ) throws(ICUError) {
        self.language = language
        self.width = width
        self.options = options
        units = unit.components
        var counting = options
        counting.sign = .never
        counting.grouping = .never
        counting.notation = .standard
        counter = try ICUNumberFormatter(
            skeleton: counting.skeleton(NumericQuantity.unit(unit, .long).stems), locale: "en-u-nu-latn")
    }

    /// The value, laid out. The number is finite.
    func formattedText(_ number: ExactDecimal) -> FormattedText {
        let counts = counts(of: number)
        let firstCounted = counts.firstIndex { $0.contains { ("1"..."9").contains($0) } }
        let showsSign = firstCounted != nil && options.sign.isShown(on: number)
        let first = showsSign ? firstCounted ?? 0 : 0
        let items = counts.indices.dropFirst(first).map { index in
            var options = options
            if index > first { options.sign = .never }
            // Only the last unit has a fraction.
            if index < counts.count - 1 { options.precision = nil }
            let isNegative = showsSign && index == first && number.isNegative
            return NumericFormatter.shared(.unit(units[index], width), options, in: language)
                .formattedText(ExactDecimal(unchecked: (isNegative ? "-" : "") + counts[index]))
        }
        guard items.count > 1 else { return items[0] }
        return ValueList(language: language, kind: .units, width: width.list).formattedText(items)
    }

    /// How many of each unit there are, as decimal text; the last with the digits that are shown.
    private func counts(of number: ExactDecimal) -> [String] {
        let text: String
        do {
            text = FormattedParts.make(from: try counter.format(number.text)).map(\.text).joined()
        } catch {
            preconditionFailure("ICU cannot count units: \(error)")
        }
        // ICU groups the larger units whatever is asked.
        let counts = text.filter { $0 != "," }.split { !("0"..."9").contains($0) && $0 != "." }.map(String.init)
        precondition(counts.count == units.count, "ICU counts \(units.count) units as \"\(text)\"")
        return counts
    }
}

extension SignDisplay {
    /// Whether a sign is written on a number that is not shown as zero.
    func isShown(on number: ExactDecimal) -> Bool {
        switch self {
        case .never: false
        case .automatic, .accounting: number.isNegative
        case .always, .exceptZero: true
        }
    }
}
