import BidiFormat
import BidiText
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Values with units as they are seen, by `rules.md` 1 and CLDR 42's patterns.
@Suite("Units as seen")
struct UnitTests {
    struct Row: CustomTestStringConvertible {
        let locale: String
        let unit: String
        let width: UnitWidth
        let value: Decimal
        let seen: String
        var testDescription: String { "\(locale) \(value) \(unit)" }
    }

    static let rows: [Row] = [
        // In Arabic the unit is left of the number, whatever the sign.
        Row(locale: "ar-AE", unit: "kilometer", width: .short, value: 25, seen: "مك 25"),
        Row(locale: "ar-AE", unit: "kilometer", width: .short, value: -25, seen: "مك -25"),
        Row(locale: "ar-EG", unit: "kilometer", width: .short, value: -25, seen: "مك ٢٥-"),
        Row(locale: "ar-AE", unit: "celsius", width: .short, value: -5, seen: "م°-5"),
        Row(locale: "ar-AE", unit: "kilometer-per-hour", width: .short, value: 80, seen: "س/مك 80"),
        Row(locale: "he", unit: "kilometer", width: .short, value: -5, seen: "מ״ק -5"),
        Row(locale: "he", unit: "celsius", width: .short, value: -5, seen: "-5°C"),
        Row(locale: "fa", unit: "kilometer", width: .short, value: 2, seen: "۲ km"),
        Row(locale: "fa", unit: "kilometer", width: .short, value: -2, seen: "−۲ km"),
        Row(locale: "fa", unit: "kilometer", width: .long, value: -2, seen: "رتمولیک −۲"),
        Row(locale: "ckb", unit: "kilometer", width: .short, value: -5, seen: "km ٥-"),
        Row(locale: "ckb", unit: "celsius", width: .short, value: 25, seen: "°C٢٥"),
        Row(locale: "ug", unit: "celsius", width: .short, value: -5, seen: "-5°C"),
        // One digit system throughout.
        Row(locale: "ar-EG", unit: "liter-per-100-kilometer", width: .short, value: 7.5, seen: "مك ١٠٠/رتل ٧٫٥"),
        Row(locale: "ar-AE", unit: "liter-per-100-kilometer", width: .short, value: 7.5, seen: "مك 100/رتل 7.5"),
        Row(locale: "ckb", unit: "liter-per-100-kilometer", width: .short, value: 2, seen: "L/١٠٠km ٢"),
        // Units whose pattern has no digits.
        Row(locale: "ar-EG", unit: "hour", width: .long, value: 2, seen: "ناتعاس"),
        Row(locale: "ar-EG", unit: "hour", width: .long, value: 1, seen: "ةعاس"),
        Row(locale: "he", unit: "hour", width: .long, value: 2, seen: "םייתעש"),
        // ICU writes these without their sign, as the positive ones.
        Row(locale: "ar-AE", unit: "hour", width: .long, value: -2, seen: "ةعاس -2"),
        Row(locale: "ar-EG", unit: "hour", width: .long, value: -1, seen: "ةعاس ١-"),
        Row(locale: "he", unit: "hour", width: .long, value: -2, seen: "תועש -2"),
        // Mixed units.
        Row(locale: "en", unit: "foot-and-inch", width: .short, value: -5.5, seen: "-5 ft, 6 in"),
        Row(locale: "he", unit: "foot-and-inch", width: .short, value: -5.5, seen: "-5 ft, 6 in"),
        Row(locale: "ar-AE", unit: "foot-and-inch", width: .short, value: -5.5, seen: "ةصوب 6و مدق -5"),
        Row(locale: "ar-EG", unit: "foot-and-inch", width: .short, value: -5.5, seen: "ةصوب ٦و مدق ٥-"),
        Row(locale: "ur", unit: "foot-and-inch", width: .short, value: 5.5, seen: "in 6 روا ٹیف 5"),
    ]

    @Test(arguments: rows)
    func literal(_ row: Row) throws {
        let style = try UnitFormatStyle(unit: row.unit, locale: row.locale).width(row.width).isolation(.isolates)
        let text = style.formattedText(row.value)
        for base in [BaseDirection.leftToRight, .rightToLeft] {
            #expect(text.text.visualText(base: base).equalSpaces == row.seen, "\(text.text.escaped)")
        }
    }

    @Test(arguments: [
        "kilometer", "square-kilometer", "kilometer-per-hour", "liter-per-100-kilometer", "foot-and-inch",
        "pound-and-ounce", "megabyte-per-second", "kilowatt-hour-per-100-kilometer", "per-second", "percent",
    ])
    func accepted(_ identifier: String) throws {
        #expect(try MeasureUnit(identifier).identifier == identifier)
    }

    @Test(arguments: [
        "", "xyz", "Kilometer", "length-kilometer", "kilometer ", "kilometer-per-", "foot-and-kilogram", "year-and-day",
        "foot-and-foot", "curr-usd", "meter.", "100-kilometer", "كم", "meter\u{0}", "meter/second", "meter sign-always",
    ])
    func refused(_ identifier: String) {
        let error = #expect(throws: BidiFormatError.self) { try MeasureUnit(identifier) }
        #expect(error?.code == .badUnit)
    }

    @Test func `every named unit is one`() throws {
        let named: [MeasureUnit] = [
            .millimeter, .centimeter, .meter, .kilometer, .inch, .foot, .mile, .squareMeter, .squareKilometer,
            .milliliter, .liter, .gram, .kilogram, .celsius, .fahrenheit, .degree, .second, .minute, .hour, .day, .week,
            .month, .year, .kilometerPerHour, .literPer100Kilometers, .megabyte, .gigabyte, .kilocalorie,
            .kilowattHour,
        ]
        for unit in named { #expect(try MeasureUnit(unit.identifier) == unit) }
    }

    /// Of the whole value there is one sign, before the first unit that is not zero; a unit's word stands in one place.
    @Test(arguments: [
        ("en", "foot-and-inch", UnitWidth.short, "-0.5", SignDisplay.automatic, "-6 in"),
        ("en", "foot-and-inch", .short, "0.5", .automatic, "0 ft, 6 in"),
        ("en", "foot-and-inch", .short, "0.5", .always, "+6 in"),
        ("en", "foot-and-inch", .short, "1.5", .always, "+1 ft, 6 in"),
        ("en", "foot-and-inch", .short, "-0.00000001", .automatic, "0 ft, 0 in"),
        ("he", "foot-and-inch", .long, "1.5", .automatic, "1 רגל, 6 אינץ׳"),
        ("he", "foot-and-inch", .long, "-1.5", .automatic, "-1 רגל, 6 אינץ׳"),
        ("he", "hour-and-minute", .long, "-1.5", .automatic, "-1 שעה, 30 דקות"),
        ("he", "hour-and-minute-and-second", .long, "3.51", .automatic, "3 שעות, 30 דקות ו-36 שניות"),
        ("ar", "hour-and-minute", .long, "-2.5", .automatic, "-٢ ساعة و٣٠ دقيقة"),
    ])
    func mixedUnits(
        tag: String, unit: String, width: UnitWidth, value: String, sign: SignDisplay, plain: String
    ) throws {
        let style = try UnitFormatStyle(unit: unit, locale: tag).width(width).sign(sign)
        #expect(style.formattedText(exactly: try ExactDecimal(value)).plain == plain)
    }

    /// A value and its negative never look the same.
    @Test(arguments: [
        "foot-and-inch", "mile-and-foot", "meter-and-centimeter", "pound-and-ounce", "stone-and-pound",
        "hour-and-minute", "hour-and-minute-and-second", "year-and-month", "degree-and-arc-minute",
    ])
    func mixedUnitsAreSigned(unit: String) throws {
        for tag in ["ar", "ar-AE", "he", "fa", "ur", "ckb", "ps", "en", "de"] {
            for width in UnitWidth.allCases {
                let style = try UnitFormatStyle(unit: unit, locale: tag).width(width)
                for value in ["0.5", "1", "1.5", "2", "2.5", "11.25", "123456.75"] {
                    let positive = style.format(exactly: try ExactDecimal(value))
                    let negative = style.format(exactly: try ExactDecimal("-" + value))
                    #expect(positive != negative)
                }
            }
        }
    }

    @Test(arguments: [
        ("he", "-1", "-1 שעה"), ("he", "1.001", "1 שעה"), ("he", "-2", "-2 שעות"), ("he", "-3", "-3 שעות"),
    ])
    func `the word for one, with digits`(tag: String, value: String, plain: String) throws {
        let precision = value.contains(".") ? try NumberPrecision.fractionDigits(0...2) : nil
        let style = try UnitFormatStyle(unit: "hour", locale: tag).width(.long).precision(precision)
        #expect(style.formattedText(exactly: try ExactDecimal(value)).plain == plain)
    }

    @Test(arguments: [("he", "~1 שעה"), ("ar", "~١ ساعة"), ("en", "~1 hour"), ("fa", "~۱ ساعت")])
    func `about one, where the word has no digits`(tag: String, plain: String) throws {
        let style = UnitRangeFormatStyle(
            NumericRangeOptions(UnitFormatStyle.Options(.hour, width: .long)), locale: try LanguageTag(tag))
        #expect(style.formattedText(try NumberRange(1, 1)).plain == plain)
    }

    @Test func `parts are typed in mixed units too`() throws {
        let style = try UnitFormatStyle(unit: "foot-and-inch", locale: "en")
        let kinds = style.formattedText(-5.5).content.map { "\($0.kind)=\($0.text)" }
        let expected = [
            "minusSign=-", "integer=5", "literal= ", "unit=ft", "literal=, ", "integer=6", "literal= ", "unit=in",
        ]
        #expect(kinds == expected)
    }
}
