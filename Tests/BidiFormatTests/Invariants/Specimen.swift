import BidiFormat
import BidiText
import ICUBridge

/// A value's text with the role of every scalar in it: what is put between neighbours and looked at.
struct Specimen: Hashable {
    let text: String
    /// One for every scalar of the text.
    let roles: [Role]
    /// One for every scalar of the text; nil for all where the value is no range.
    let ends: [FormattedPart.RangeSource?]
    /// Whether the text is a bare run of digits, without an isolate.
    let isBareDigitRun: Bool

    /// What a scalar is in the value.
    enum Role: UInt8, Hashable {
        /// One of the twelve controls, or a joiner.
        case invisible
        case literal
        /// Digits and the separators between them.
        case digit
        case sign
        case percent
        case currency
        case word
        case dayPeriod
        /// A phone or card number as a whole.
        case identifier
        /// A field of a date: it has no place in a range of times.
        case date
    }

    /// A formatted value, by its parts.
    init(_ value: FormattedText) {
        text = value.text
        var roles: [Role] = []
        var ends: [FormattedPart.RangeSource?] = []
        for part in value.parts {
            for scalar in part.text.unicodeScalars {
                roles.append(Self.isInvisible(scalar) ? .invisible : part.kind.role)
                ends.append(part.source)
            }
        }
        self.roles = roles
        self.ends = ends
        isBareDigitRun = !value.isIsolated && roles.allSatisfy { $0 == .digit }
    }

    /// ICU's own string, by ICU's fields. Every text of ICU's here is within the BMP or a digit of class R.
    init(_ value: ICUFormattedValue) {
        text = String(decoding: value.text, as: UTF16.self)
        var roles = [Role](repeating: .literal, count: value.text.count)
        let isRange = value.fields.contains { if case .rangeSpan = $0.kind { true } else { false } }
        var ends = [FormattedPart.RangeSource?](repeating: isRange ? .shared : nil, count: value.text.count)
        for field in value.fields {
            switch field.kind {
            case .number(let number): for unit in field.range { roles[unit] = number.role }
            case .date(let date): for unit in field.range { roles[unit] = date.role }
            case .rangeSpan(let end): for unit in field.range { ends[unit] = end == 0 ? .start : .end }
            }
        }
        var unit = 0
        var scalarRoles: [Role] = []
        var scalarEnds: [FormattedPart.RangeSource?] = []
        for scalar in text.unicodeScalars {
            scalarRoles.append(Self.isInvisible(scalar) ? .invisible : roles[unit])
            scalarEnds.append(ends[unit])
            unit += UTF16.width(scalar)
        }
        self.roles = scalarRoles
        self.ends = scalarEnds
        isBareDigitRun = roles.allSatisfy { $0 == .digit }
    }

    private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        BidiControl(scalar) != nil || scalar == "\u{200D}" || scalar == "\u{200C}"
    }

    /// The kinds that are seen from left to right, each run of one kind once, without signs, spaces and the words of
    /// the pattern.
    func seenKinds(in base: BaseDirection) -> [Role] {
        var kinds: [Role] = []
        for offset in Drawing.order(of: text, base: base) {
            let role = roles[offset]
            guard ![.invisible, .literal, .sign].contains(role), kinds.last != role else { continue }
            kinds.append(role)
        }
        return kinds
    }

    /// The kinds that are seen from left to right with the signs.
    func seenKindsAndSigns(in base: BaseDirection) -> [Role] {
        var kinds: [Role] = []
        for offset in Drawing.order(of: text, base: base) {
            let role = roles[offset]
            guard ![.invisible, .literal].contains(role), kinds.last != role else { continue }
            kinds.append(role)
        }
        return kinds
    }
}

extension FormattedPart.Kind {
    fileprivate var role: Specimen.Role {
        switch self {
        case .integer, .group, .decimal, .fraction, .hour, .minute, .second, .fractionalSecond: .digit
        case .minusSign, .plusSign, .approximatelySign: .sign
        case .percentSign, .perMilleSign: .percent
        case .currency: .currency
        // A power of ten is a word to what is checked here: in Arabic digits it is read after its mantissa, leftwards.
        case .compact, .unit, .exponentSymbol, .exponentSign, .exponent: .word
        case .dayPeriod: .dayPeriod
        case .digits, .separator, .mask, .extensionWord: .identifier
        case .era, .year, .month, .day, .weekday, .timeZone: .date
        default: .literal
        }
    }
}

extension ICUNumberField {
    fileprivate var role: Specimen.Role {
        switch self {
        case .integer, .fraction, .decimalSeparator, .groupingSeparator, .exponentSymbol, .exponentSign, .exponent:
            .digit
        case .sign, .approximatelySign: .sign
        case .percent, .permille: .percent
        case .currency: .currency
        case .measureUnit, .compact: .word
        }
    }
}

extension ICUDateField {
    fileprivate var role: Specimen.Role {
        switch self {
        case .hourOfDay0, .hourOfDay1, .hour0, .hour1, .minute, .second, .fractionalSecond: .digit
        case .amPM, .amPMMidnightNoon, .flexibleDayPeriod: .dayPeriod
        default: .date
        }
    }
}
