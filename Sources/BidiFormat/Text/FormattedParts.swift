internal import BidiText
internal import ICUBridge

/// Turns ICU's text and fields into typed parts.
enum FormattedParts {
    /// The parts of a formatted value in logical order; the 12 controls are parts of their own.
    ///
    /// A field inside another one (the group separator in the integer) wins, whatever order ICU reports them in.
    static func make(from value: ICUFormattedValue) -> [FormattedPart] {
        var kinds = [FormattedPart.Kind](repeating: .literal, count: value.text.count)
        var sources = [FormattedPart.RangeSource?](repeating: nil, count: value.text.count)
        let isRange = value.fields.contains { if case .rangeSpan = $0.kind { true } else { false } }
        if isRange { sources = sources.map { _ in .shared } }
        let shift = spanShift(in: value)
        for field in value.fields.sorted(by: { $0.range.count > $1.range.count }) {
            switch field.kind {
            case .number(let number): fill(&kinds, field.range, number.kind(of: value.text[field.range]))
            case .date(let date): fill(&kinds, field.range, date.kind)
            case .rangeSpan(let end):
                for index in field.range { sources[index + shift] = end == 0 ? .start : .end }
            }
        }
        for (index, unit) in value.text.enumerated() where isControl(unit) { kinds[index] = .control }

        var parts: [FormattedPart] = []
        var start = 0
        while start < value.text.count {
            var end = start + 1
            while end < value.text.count, kinds[end] == kinds[start], sources[end] == sources[start] { end += 1 }
            let text = String(decoding: value.text[start..<end], as: UTF16.self)
            parts.append(FormattedPart(kinds[start], text, source: sources[start]))
            start = end
        }
        return parts
    }

    /// How far ICU's ends of a range lie before their text: it does not count the NBSP that it puts between a currency of
    /// letters and the digits (`IRR 5–10`, where the start would be the NBSP).
    private static func spanShift(in value: ICUFormattedValue) -> Int {
        var ends: [Range<Int>] = []
        for field in value.fields { if case .rangeSpan = field.kind { ends.append(field.range) } }
        guard let first = ends.map(\.lowerBound).min(), let last = ends.map(\.upperBound).max() else { return 0 }
        let spaces = value.text[first...].prefix { $0 == 0x20 || $0 == 0xA0 }.count
        return min(spaces, value.text.count - last)
    }

    private static func fill(
        _ kinds: inout [FormattedPart.Kind], _ range: Range<Int>, _ kind: FormattedPart.Kind
    ) {
        for index in range { kinds[index] = kind }
    }

    private static func isControl(_ unit: UInt16) -> Bool {
        Unicode.Scalar(UInt32(unit)).flatMap(BidiControl.init) != nil
    }
}

extension ICUNumberField {
    /// The part a field is; a sign by its character, since ICU has one field for all.
    fileprivate func kind(of text: ArraySlice<UInt16>) -> FormattedPart.Kind {
        switch self {
        case .integer: .integer
        case .fraction: .fraction
        case .decimalSeparator: .decimal
        case .groupingSeparator: .group
        case .exponentSymbol: .exponentSymbol
        case .exponentSign: .exponentSign
        case .exponent: .exponent
        case .currency: .currency
        case .percent: .percentSign
        case .permille: .perMilleSign
        case .sign: text.contains(UInt16(UInt8(ascii: "+"))) ? .plusSign : .minusSign
        case .measureUnit: .unit
        case .compact: .compact
        case .approximatelySign: .approximatelySign
        }
    }
}

extension ICUDateField {
    fileprivate var kind: FormattedPart.Kind {
        switch self {
        case .era: .era
        case .year, .yearName, .weekYear, .extendedYear, .relatedYear: .year
        case .quarter, .standaloneQuarter: .quarter
        case .month, .standaloneMonth: .month
        case .weekOfYear, .weekOfMonth: .week
        case .day, .dayOfYear, .weekdayInMonth, .julianDay: .day
        case .weekday, .localWeekday, .standaloneWeekday: .weekday
        case .hourOfDay0, .hourOfDay1, .hour0, .hour1: .hour
        case .minute: .minute
        case .second, .millisecondsInDay: .second
        case .fractionalSecond: .fractionalSecond
        case .amPM, .amPMMidnightNoon, .flexibleDayPeriod: .dayPeriod
        case .timeZone, .timeZoneRFC, .timeZoneGeneric, .timeZoneSpecial, .timeZoneLocalizedOffset, .timeZoneISO,
            .timeZoneISOLocal:
            .timeZone
        case .timeSeparator: .literal
        }
    }
}
