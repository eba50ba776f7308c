internal import BidiFormat

extension FormatKind {
    static let numbers: [FormatKind] = [
        numeric("number") { fields throws(MachineError) in NumberFormatStyle.Options(number: try fields.numberOptions())
        },
        numeric("percent") { fields throws(MachineError) in
            PercentFormatStyle.Options(number: try fields.numberOptions())
        },
        numeric("permille") { fields throws(MachineError) in
            PerMilleFormatStyle.Options(number: try fields.numberOptions())
        },
        numeric("price", required: ["currency"], options: ["presentation", "placement"], price),
        numeric("unit", required: ["unit"], options: ["width"], unit),
        FormatKind("ordinal", options: ["numberingSystem"], answer: ordinal),
        FormatKind("compact", options: numberFields.filter { $0 != "notation" } + ["width"], answer: compact),
        range("number-range") { fields throws(MachineError) in
            NumberFormatStyle.Options(number: try fields.numberOptions())
        },
        range("percent-range") { fields throws(MachineError) in
            PercentFormatStyle.Options(number: try fields.numberOptions())
        },
        range("price-range", required: ["currency"], options: ["presentation", "placement"], price),
        range("unit-range", required: ["unit"], options: ["width"], unit),
    ]

    private static let numberFields = [
        "numberingSystem", "sign", "notation", "grouping", "minimumFractionDigits", "maximumFractionDigits",
        "significantDigits", "increment", "rounding",
    ]

    /// A kind of one number.
    private static func numeric<Options: NumericFormatOptions>(
        _ name: String, required: [String] = [], options: [String] = [],
        _ make: @escaping @Sendable (FormatFields) throws(MachineError) -> Options
    ) -> FormatKind {
        FormatKind(name, required: required, options: numberFields + options) { fields, language throws(MachineError) in
            let number = try fields.value("value") { text throws(BidiFormatError) in try ExactDecimal(text) }
            return FormattedValue(try make(fields).formattedText(exactly: number, in: language))
        }
    }

    /// A kind of two numbers.
    private static func range<Options: NumericFormatOptions>(
        _ name: String, required: [String] = [], options: [String] = [],
        _ make: @escaping @Sendable (FormatFields) throws(MachineError) -> Options
    ) -> FormatKind {
        FormatKind(name, .range, required: required, options: numberFields + options) {
            fields, language throws(MachineError) in
            let range = try fields.range { start, end throws(BidiFormatError) in try NumberRange(start, end) }
            return FormattedValue(NumericRangeOptions(try make(fields)).formattedText(range, in: language))
        }
    }

    @Sendable private static func price(_ fields: FormatFields) throws(MachineError) -> PriceFormatStyle.Options {
        PriceFormatStyle.Options(
            try fields.value("currency") { code throws(BidiFormatError) in try Currency(code) },
            presentation: try fields.choice("presentation") ?? .symbol,
            placement: try fields.choice("placement") ?? .locale,
            number: try fields.numberOptions())
    }

    @Sendable private static func unit(_ fields: FormatFields) throws(MachineError) -> UnitFormatStyle.Options {
        UnitFormatStyle.Options(
            try fields.value("unit") { name throws(BidiFormatError) in try MeasureUnit(name) },
            width: try fields.choice("width") ?? .short,
            number: try fields.numberOptions())
    }

    @Sendable private static func compact(
        _ fields: FormatFields, _ language: LanguageTag
    ) throws(MachineError) -> FormattedValue {
        let number = try fields.value("value") { text throws(BidiFormatError) in try ExactDecimal(text) }
        var options = NumberFormatStyle.Options(number: try fields.numberOptions())
        options.number.notation = try fields.choice("width", UnitWidth.self) == .long ? .compactLong : .compact
        return FormattedValue(options.formattedText(exactly: number, in: language))
    }

    @Sendable private static func ordinal(
        _ fields: FormatFields, _ language: LanguageTag
    ) throws(MachineError) -> FormattedValue {
        let value = try fields.value("value") { text throws(BidiFormatError) in
            guard let value = Int(text) else {
                throw BidiFormatError(.badValue, "an ordinal number is a whole number, such as 3")
            }
            return value
        }
        let rules = try fields.accepted { () throws(BidiFormatError) in try OrdinalRules(for: language) }
        return FormattedValue(OrdinalFormatStyle.Options(rules).formattedText(value, in: language))
    }
}

extension FormatFields {
    /// What every kind of number takes.
    func numberOptions() throws(MachineError) -> NumberOptions {
        NumberOptions(
            sign: try choice("sign") ?? .automatic, grouping: try choice("grouping") ?? .automatic,
            precision: try precision(), rounding: try choice("rounding") ?? .halfEven,
            notation: try choice("notation") ?? .standard)
    }

    /// Fraction digits, significant digits and an increment exclude each other.
    private func precision() throws(MachineError) -> NumberPrecision? {
        let digits = 0...NumberPrecision.maximumDigits
        let minimum = try fields.integer("minimumFractionDigits", in: digits)
        let maximum = try fields.integer("maximumFractionDigits", in: digits)
        let significant = try fields.integer("significantDigits", in: 1...NumberPrecision.maximumDigits)
        let increment = try fields.optionalString("increment")
        let given = [minimum != nil || maximum != nil, significant != nil, increment != nil]
        guard given.filter({ $0 }).count <= 1 else {
            throw MachineError(
                code: .badValue, message: "fraction digits, significant digits and an increment exclude each other")
        }
        return try accepted { () throws(BidiFormatError) in
            if let significant { return try .significantDigits(minimum: significant, maximum: significant) }
            if let increment { return try .increment(increment) }
            guard minimum != nil || maximum != nil else { return nil }
            return try .fractionDigits(minimum: minimum ?? 0, maximum: maximum)
        }
    }
}
