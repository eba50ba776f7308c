internal import BidiFormat

/// A text to read, with its kind and its language.
struct ParseRequest {
    private let kind: ParseKind
    private let text: String
    private let language: LanguageTag
    private let currency: Currency?
    private let unit: MeasureUnit?

    init(_ fields: RequestFields) throws(MachineError) {
        let word = try fields.string("kind")
        guard let kind = ParseKind(rawValue: word) else {
            let known = ParseKind.allCases.map(\.rawValue)
            let hint = EditDistance.nearest(to: word, in: known).map { "did you mean \"\($0)\"?" }
            throw MachineError(
                code: .unknownKind,
                message: "\(JSONValue.quoted(word)) is not a kind of value that is read; "
                    + (hint ?? "known: \(known.joined(separator: ", "))"))
        }
        try fields.allowOnly(kind.fields, in: word)
        self.kind = kind
        text = try fields.string("text")
        let tag = try fields.string("locale")
        let code = try fields.optionalString("currency")
        let identifier = try fields.optionalString("unit")
        do throws(BidiFormatError) {
            language = try LanguageTag(tag)
            if let code { currency = try Currency(code) } else { currency = nil }
            if let identifier { unit = try MeasureUnit(identifier) } else { unit = nil }
        } catch {
            throw MachineError(error)
        }
    }

    func answer() throws(MachineError) -> ParseAnswer {
        do throws(BidiParseError) {
            return try read()
        } catch {
            throw MachineError(error)
        }
    }

    private func read() throws(BidiParseError) -> ParseAnswer {
        switch kind {
        case .number: return ParseAnswer(try NumberFormatStyle(locale: language).readExactly(text).text)
        case .percent: return ParseAnswer(try PercentFormatStyle(locale: language).readExactly(text).text)
        case .price:
            let price: Price
            if let currency {
                let style = PriceFormatStyle(currency: currency, locale: language)
                price = Price(try style.readExactly(text), currency)
            } else {
                price = try Price(reading: text, in: language)
            }
            return ParseAnswer(price.amount.text, "currency", price.currency.code)
        case .unit:
            let value: MeasuredValue
            if let unit {
                value = MeasuredValue(try UnitFormatStyle(unit: unit, locale: language).readExactly(text), unit)
            } else {
                value = try MeasuredValue(reading: text, in: language)
            }
            return ParseAnswer(value.number.text, "unit", value.unit.identifier)
        case .phone:
            return ParseAnswer(try PhoneNumberFormatStyle(locale: language).read(text).dialledText)
        case .card: return ParseAnswer(try CardNumberFormatStyle(locale: language).read(text).digits)
        case .iban: return ParseAnswer(try IBANFormatStyle(locale: language).read(text).compact)
        case .date: return ParseAnswer(try date().description)
        case .time: return ParseAnswer(try time().description)
        case .timeRange:
            let range = try TimeRangeFormatStyle(locale: language).read(text)
            return ParseAnswer(start: range.start.description, end: range.end.description)
        }
    }

    /// A date as one of the language's styles writes it; the error is that of the style that `format` has by itself.
    private func date() throws(BidiParseError) -> LocalDate {
        for style in [DateStyle.short, .long, .full] {
            if let date = try? DateFormatStyle(locale: language).style(style).read(text) { return date }
        }
        return try DateFormatStyle(locale: language).read(text)
    }

    /// A time as the language writes it, or on the clock of 24 hours where the text can mean nothing else.
    private func time() throws(BidiParseError) -> TimeOfDay {
        let style = TimeFormatStyle(locale: language)
        do throws(BidiParseError) {
            return try style.read(text)
        } catch {
            guard error.code == .unreadable, let time = try? style.hourCycle(.zeroToTwentyThree).read(text) else {
                throw error
            }
            return time
        }
    }
}

extension MachineError {
    init(_ error: BidiParseError) {
        self.init(
            code: Code(rawValue: error.code.rawValue) ?? .unreadable, message: error.message, offset: error.offset,
            readings: error.readings.map(\.text))
    }
}

extension PhoneNumber {
    /// What is dialled; the number as written where that cannot be told.
    fileprivate var dialledText: String { dialable ?? text }
}
