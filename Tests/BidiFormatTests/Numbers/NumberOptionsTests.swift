import BidiFormat
import ICUBridge
import Testing

/// Every option against ICU's C formatter opened with a skeleton written by hand.
@Suite("Number options")
struct NumberOptionsTests {
    struct Row: CustomTestStringConvertible {
        let skeleton: String
        let options: @Sendable () throws -> NumberOptions
        var testDescription: String { skeleton.isEmpty ? "default" : skeleton }

        init(_ skeleton: String, _ options: @escaping @Sendable () throws -> NumberOptions) {
            self.skeleton = skeleton
            self.options = options
        }
    }

    static let rows: [Row] = [
        Row("sign-negative") { NumberOptions() },
        Row("sign-never") { NumberOptions(sign: .never) },
        Row("sign-accounting-negative") { NumberOptions(sign: .accounting) },
        Row("sign-except-zero") { NumberOptions(sign: .exceptZero) },
        Row("sign-negative group-off") { NumberOptions(grouping: .never) },
        Row("sign-negative group-on-aligned") { NumberOptions(grouping: .always) },
        Row("sign-negative group-min2") { NumberOptions(grouping: .minimumTwo) },
        Row("sign-negative precision-integer") { NumberOptions(precision: try .fractionDigits(0)) },
        Row("sign-negative .00") { NumberOptions(precision: try .fractionDigits(2)) },
        Row("sign-negative .0##") { NumberOptions(precision: try .fractionDigits(1...3)) },
        Row("sign-negative .00*") { NumberOptions(precision: try .fractionDigits(minimum: 2, maximum: nil)) },
        Row("sign-negative @@@") { NumberOptions(precision: try .significantDigits(minimum: 3, maximum: 3)) },
        Row("sign-negative @##") { NumberOptions(precision: try .significantDigits(maximum: 3)) },
        Row("sign-negative @@*") { NumberOptions(precision: try .significantDigits(minimum: 2, maximum: nil)) },
        Row("sign-negative precision-increment/0.05") { NumberOptions(precision: try .increment("0.05")) },
        Row("sign-negative precision-increment/0.50") { NumberOptions(precision: try .increment("0.50")) },
        Row("sign-negative precision-increment/5") { NumberOptions(precision: try .increment("5")) },
        Row("sign-negative compact-short") { NumberOptions(notation: .compact) },
        Row("sign-negative compact-long") { NumberOptions(notation: .compactLong) },
        Row("sign-negative scientific") { NumberOptions(notation: .scientific) },
        Row("sign-negative compact-short .0") { NumberOptions(precision: try .fractionDigits(1), notation: .compact) },
    ]

    static let values = [
        "0", "0.005", "0.125", "-0.5", "1.5", "2.5", "-2.5", "999.995", "1234.5", "-1234567.891", "12345",
    ]

    @Test(arguments: rows)
    func `as ICU prints it`(_ row: Row) throws {
        for locale in ["en", "de", "es", "hi", "fr_CH"] {
            let icu = try ICUNumberFormatter(skeleton: row.skeleton, locale: locale)
            let style = NumberFormatStyle(
                NumberFormatStyle.Options(number: try row.options()), locale: try LanguageTag(locale))
            for value in Self.values {
                let expected = String(decoding: try icu.format(value).text, as: UTF16.self)
                #expect(style.format(exactly: try ExactDecimal(value)) == expected, "\(locale) \(value)")
            }
        }
    }

    /// The seven modes on 2.5, -2.5, 1.5, 1.4 and -1.6, by their definitions in UTS #35.
    @Test(arguments: [
        (NumberRounding.halfEven, ["2", "-2", "2", "1", "-2"]), (.halfUp, ["3", "-3", "2", "1", "-2"]),
        (.halfDown, ["2", "-2", "1", "1", "-2"]), (.up, ["3", "-3", "2", "2", "-2"]),
        (.down, ["2", "-2", "1", "1", "-1"]), (.ceiling, ["3", "-2", "2", "2", "-1"]),
        (.floor, ["2", "-3", "1", "1", "-2"]),
    ])
    func rounding(_ mode: NumberRounding, _ expected: [String]) throws {
        let style = NumberFormatStyle(locale: try LanguageTag("en")).precision(try .fractionDigits(0)).rounding(mode)
        #expect([2.5, -2.5, 1.5, 1.4, -1.6].map { style.format($0) } == expected)
        #expect(NumberRounding.allCases.count == 7)
    }

    @Test func `options that contradict themselves are refused`() {
        let refused: [() throws -> NumberPrecision] = [
            { try .fractionDigits(-1) }, { try .fractionDigits(101) },
            { try .fractionDigits(minimum: 3, maximum: 2) }, { try .significantDigits(minimum: 0, maximum: 2) },
            { try .significantDigits(minimum: 3, maximum: 2) }, { try .increment("0") }, { try .increment("-1") },
            { try .increment("1e2") }, { try .increment("x") },
        ]
        for (index, make) in refused.enumerated() {
            let error = #expect(throws: BidiFormatError.self, "\(index)") { try make() }
            #expect(error?.code == .badValue)
        }
    }
}
