/// A number with its unit, such as a text names it.
public struct MeasuredValue: Hashable, Sendable {
    /// Exact to the last digit.
    public var number: ExactDecimal
    public var unit: MeasureUnit

    public init(_ number: ExactDecimal, _ unit: MeasureUnit) {
        self.number = number
        self.unit = unit
    }

    /// Reads a number that names its unit, one of ``MeasureUnit/common``, as the language writes it.
    ///
    /// The narrow form counts only where no unit has the text as its short or long form: English `5 m` is 5 metres,
    /// although `5m` are 5 minutes too. Throws ``BidiParseError``; code `ambiguous` where several units have it.
    /// Linear in the text and the units; the first reading in a language learns their words.
    public init(reading text: String, in language: LanguageTag) throws(BidiParseError) {
        for widths: [UnitWidth] in [[.short, .long], [.narrow]] {
            let found = MeasureUnit.common.filter { unit in
                let patterns = UnitPatterns.shared(unit, in: language, widths: widths)
                return patterns.withoutDigits[AmountWords.key(of: text)] != nil
                    || AmountReader(digits: DigitsReader(roles: .shared(language)), words: patterns.words)
                        .reads(text, withWord: true)
            }
            guard let unit = found.first else { continue }
            guard found.count == 1 else {
                throw BidiParseError(
                    .ambiguous, "the unit can be \(found.map(\.identifier).joined(separator: ", ")); write it in full")
            }
            number = try UnitFormatStyle(unit: unit, locale: language).readExactly(text)
            self.unit = unit
            return
        }
        throw BidiParseError(
            .unreadable, "no unit that is known is named beside a number; write one such as km in full")
    }
}

extension MeasureUnit {
    /// The units that are found in a text by themselves.
    public static let common: [MeasureUnit] = [
        .millimeter, .centimeter, .meter, .kilometer, .inch, .foot, .mile, .squareMeter, .squareKilometer, .milliliter,
        .liter, .gram, .kilogram, .celsius, .fahrenheit, .degree, .second, .minute, .hour, .day, .week, .month, .year,
        .kilometerPerHour, .literPer100Kilometers, .megabyte, .gigabyte, .kilocalorie, .kilowattHour,
    ]
}
