internal import BidiFormat

#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif

/// What held styles write by their templates is what the plain path writes.
enum TemplateProperties {
    static func check(_ input: [UInt8]) throws(Violation) {
        var reader = InputReader(input)
        let styles = reader.choice(of: Self.styles)
        let range = Self.range(&reader)
        let number = Self.number(&reader)
        try compare(styles.times, styles.times.format(range), styles.times.formattedText(range).text, "\(range)")
        try compare(styles.number, number)
        try compare(styles.percent, number)
        try compare(styles.price, number)
    }

    private static func compare<Style: BidiFormatStyle>(_ style: Style, _ number: Number) throws(Violation)
    where Style.Options: NumericFormatOptions {
        let exact = style.formattedText(exactly: number.exact).text
        try compare(style, style.format(exactly: number.exact), exact, number.exact.text)
        try compare(style, style.format(number.integer), style.formattedText(number.integer).text, "\(number.integer)")
        let decimal = style.formattedText(number.decimal).text
        try compare(style, style.format(number.decimal), decimal, "\(number.decimal)")
    }

    private static func compare(
        _ style: some BidiFormatStyle, _ text: String, _ plain: String, _ value: @autoclosure () -> String
    ) throws(Violation) {
        try expect(
            text.utf8.elementsEqual(plain.utf8),
            "\(type(of: style)) \(style.language) \(value()): \(text), not \(plain)")
    }
}

extension TemplateProperties {
    /// One number in the three forms that templates take. The integer and the decimal may differ from the text.
    private struct Number {
        let exact: ExactDecimal
        let integer: Int
        let decimal: Decimal
    }

    private static func number(_ reader: inout InputReader) -> Number {
        let shift = Int(reader.byte() % 64)
        let digits = (0..<8).reduce(UInt64(0)) { number, _ in number << 8 | UInt64(reader.byte()) } >> UInt64(shift)
        let isNegative = reader.isCase(100)
        let fraction = Int(reader.byte() % 12)
        let power = Decimal(sign: isNegative ? .minus : .plus, exponent: -fraction, significand: Decimal(digits))
        let integer = Int(truncatingIfNeeded: digits)
        let text = "\(isNegative ? "-" : "")\(digits)"
        let exact = (try? ExactDecimal(fraction == 0 ? text : text + "." + "\(digits)".prefix(fraction))) ?? 0
        return Number(exact: exact, integer: integer, decimal: power)
    }

    private static func range(_ reader: inout InputReader) -> TimeRange {
        let start = time(&reader, hours: 24)
        let end = reader.isCase(60) ? try? TimeOfDay(hour: start.hour, minute: Int(reader.byte()) % 60) : nil
        return known { try TimeRange(from: start, to: end ?? time(&reader, hours: 25)) }
    }

    private static func time(_ reader: inout InputReader, hours: Int) -> TimeOfDay {
        let hour = Int(reader.byte()) % hours
        let minute = hour == 24 ? 0 : Int(reader.byte()) % 60
        return known { try TimeOfDay(hour: hour, minute: minute) }
    }

    /// Styles that have learned their templates.
    private struct Styles: Sendable {
        let number: NumberFormatStyle
        let percent: PercentFormatStyle
        let price: PriceFormatStyle
        let times: TimeRangeFormatStyle

        init(_ locale: String, _ currency: String, _ isolation: Isolation) {
            let language = known { try LanguageTag(locale) }
            number = NumberFormatStyle(locale: language).isolation(isolation)
            percent = PercentFormatStyle(locale: language).isolation(isolation)
            price = PriceFormatStyle(currency: known { try Currency(currency) }, locale: language).isolation(isolation)
            times = TimeRangeFormatStyle(locale: language).isolation(isolation)
            let range = known { try TimeRange("09:30", "18:05") }
            for count in 0..<40 {
                _ = number.format(count)
                _ = percent.format(count)
                _ = price.format(count)
                _ = times.format(range)
            }
        }
    }

    private static let styles = [
        Styles("en", "USD", .automatic), Styles("ar-EG", "EGP", .automatic), Styles("ar-AE", "AED", .isolates),
        Styles("he", "ILS", .automatic), Styles("fa", "IRR", .automatic), Styles("ur", "PKR", .isolates),
        Styles("ckb", "IQD", .none), Styles("hi", "INR", .isolates), Styles("ff-Adlm", "GNF", .automatic),
        Styles("de-CH", "CHF", .none), Styles("es", "EUR", .automatic), Styles("ps", "AFN", .automatic),
    ]

    /// What cannot fail.
    private static func known<Value>(_ make: () throws -> Value) -> Value {
        do {
            return try make()
        } catch {
            preconditionFailure("\(error)")
        }
    }
}
