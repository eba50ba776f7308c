internal import BidiFormat
internal import BidiText

/// A value to format, with its kind, its language and its options.
struct FormatRequest {
    private let kind: FormatKind
    private let fields: RequestFields

    init(_ fields: RequestFields) throws(MachineError) {
        let word = try fields.string("kind")
        guard let kind = FormatKind(rawValue: word) else {
            let known = FormatKind.allCases.map(\.rawValue)
            let hint = EditDistance.nearest(to: word, in: known).map { "did you mean \"\($0)\"?" }
            throw MachineError(
                code: .unknownKind,
                message:
                    "\(JSONValue.quoted(word)) is not a kind of value; \(hint ?? "known: \(known.joined(separator: ", "))")"
            )
        }
        try fields.allowOnly(kind.fields, in: word)
        for name in kind.requiredFields + kind.valueFields { _ = try fields.string(name) }
        self.kind = kind
        self.fields = fields
    }

    func answer() throws(MachineError) -> FormatAnswer {
        let message: LanguageTag
        if let given = try language("messageLocale") {
            message = given
        } else {
            message = try required(language("locale"))
        }
        let isolation = try choice("isolation", Isolation.self) ?? .automatic
        var answer = try unisolated()
        answer.text = answer.text.isolated(in: message.baseDirection, isolation)
        return answer
    }

    private func unisolated() throws(MachineError) -> FormatAnswer {
        var language = try required(language("locale"))
        if let name = try fields.optionalString("numberingSystem") {
            language = language.numberingSystem(
                try accepted { () throws(BidiFormatError) in try NumberingSystem(name) })
        }
        switch kind {
        case .number:
            let options = NumberFormatStyle.Options(number: try numberOptions())
            return FormatAnswer(text: options.formattedText(exactly: try decimal(), in: language))
        case .percent:
            let options = PercentFormatStyle.Options(number: try numberOptions())
            return FormatAnswer(text: options.formattedText(exactly: try decimal(), in: language))
        case .price:
            let code = try fields.string("currency")
            let options = PriceFormatStyle.Options(
                try accepted { () throws(BidiFormatError) in try Currency(code) },
                presentation: try choice("presentation", PriceFormatStyle.Presentation.self) ?? .symbol,
                placement: try choice("placement", SymbolPlacement.self) ?? .locale,
                number: try numberOptions())
            return FormatAnswer(text: options.formattedText(exactly: try decimal(), in: language))
        case .phone:
            let text = try fields.string("value")
            let number = try accepted { () throws(BidiFormatError) in try PhoneNumber(text) }
            let options = PhoneNumberFormatStyle.Options()
            return FormatAnswer(text: options.formattedText(number, in: language), dialable: number.dialable)
        case .card:
            let text = try fields.string("value")
            let number = try accepted { () throws(BidiFormatError) in try CardNumber(text) }
            let options = CardNumberFormatStyle.Options(isMasked: try fields.flag("masked") ?? false)
            return FormatAnswer(text: options.formattedText(number, in: language))
        case .timeRange:
            let start = try fields.string("start")
            let end = try fields.string("end")
            let range = try accepted { () throws(BidiFormatError) in try TimeRange(start, end) }
            var options = TimeRangeFormatStyle.Options(order: try choice("order", RangeOrder.self) ?? .locale)
            if let skeleton = try fields.optionalString("skeleton") {
                options.skeleton = try accepted { () throws(BidiFormatError) in try TimeSkeleton(skeleton) }
            }
            return FormatAnswer(text: options.formattedText(range, in: language))
        }
    }

    // MARK: Fields

    private func decimal() throws(MachineError) -> ExactDecimal {
        let text = try fields.string("value")
        return try accepted { () throws(BidiFormatError) in try ExactDecimal(text) }
    }

    private func language(_ field: String) throws(MachineError) -> LanguageTag? {
        guard let tag = try fields.optionalString(field) else { return nil }
        return try accepted { () throws(BidiFormatError) in try LanguageTag(tag) }
    }

    private func required(_ language: LanguageTag?) throws(MachineError) -> LanguageTag {
        guard let language else { throw fields.missing("locale") }
        return language
    }

    private func numberOptions() throws(MachineError) -> NumberOptions {
        NumberOptions(
            sign: try choice("sign", SignDisplay.self) ?? .automatic,
            grouping: try choice("grouping", NumberGrouping.self) ?? .automatic,
            precision: try precision(),
            rounding: try choice("rounding", NumberRounding.self) ?? .halfEven,
            notation: try choice("notation", NumberNotation.self) ?? .standard)
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

    /// A field whose values are the cases of an enumeration.
    private func choice<Value: RawRepresentable<String> & CaseIterable>(
        _ field: String, _ type: Value.Type
    ) throws(MachineError) -> Value? {
        try fields.choice(field, of: Value.allCases.map(\.rawValue)).flatMap(Value.init(rawValue:))
    }

    private func accepted<Value>(_ make: () throws(BidiFormatError) -> Value) throws(MachineError) -> Value {
        do throws(BidiFormatError) {
            return try make()
        } catch {
            throw MachineError(error)
        }
    }
}

extension MachineError {
    init(_ error: BidiFormatError) {
        // The codes are the same words; a test compares them all.
        self.init(
            code: Code(rawValue: error.code.rawValue) ?? .badValue, message: error.message, offset: error.offset)
    }
}
