import BidiFormat
import BidiText
import ICUBridge
import TestSupport
import Testing

/// The reported faults of the kinds currency, percent, unit, sign, range, math, counter, digits and plural: each as the
/// value that the reporter meant, drawn as the report expects.
@Suite("Reported faults of numbers, prices and units")
struct ReportedNumericFaultTests {
    static let kinds = ["currency", "percent", "unit", "sign", "range", "math", "counter", "digits", "plural"]

    /// The value of a report in its message.
    static let values: [String: @Sendable (LanguageTag) throws -> BidiString] = [
        "cur-02": { _ in "\(-1234.5, format: .price(.usd))" },
        "cur-03": { _ in "\(1234.5, format: .price(.usd))" },
        "cur-05": { _ in "\(-1234.5, format: .price(.ils))" },
        "cur-08": { _ in "\(-1234, format: .price(.irr))" },
        "cur-10": { _ in "\(-1234.5, format: .price(.cny))" },
        "cur-12": { _ in "بقایا \(-1500, format: .price(.pkr)) ہے" },
        "cur-13": { "\(1234.5, format: .price(.sar, locale: $0.numberingSystem(.latin)))" },
        "sign-05": { _ in "\(5, format: .number.sign(.always))" },
        "sign-06": { _ in "\(678.09, format: .price(.eur).sign(.always))" },
        "sign-07": { _ in "\(678.09, format: .price(.eur).sign(.always))" },
        "pct-01": { _ in "הנחה של \(0.35, format: .percent)." },
        "unit-01": { _ in "\(-5, format: .unit(.celsius))" },
        "unit-02": { _ in "\(2, format: .unit(.kilometer))" },
        // An English value in an Arabic message.
        "unit-04": { _ in
            let english = try LanguageTag("en")
            return "السرعة \(80, format: .unit(.kilometerPerHour, locale: english)) الآن"
        },
        "unit-06": { _ in "\(90, format: .unit(.degree).width(.narrow))" },
        "time-02": { _ in "\(try TimeRange("09:30", "17:45"), format: .timeRange)" },
        "count-02": { _ in "\(3, format: .number)/\(12, format: .number)" },
    ]

    /// Reports about text that somebody else has written, which no format style makes: the drawing of the spelling that
    /// the report calls right.
    static let foreignText: [String: String] = [
        "sign-03": "a pair of coordinates, typed",
        "pct-02": "a percent typed in an Arabic sentence: a formatted one is an isolated value",
        "range-02": "page numbers, typed with a hyphen",
        "math-01": "an equation, typed",
        "math-02": "an equation in Arabic-Indic digits, typed",
    ]

    /// Reports whose answer is a table.
    static let tables: Set<String> = ["digits-01", "plural-02"]

    private static func reports() throws -> [ReportedFault] {
        try ReportedFault.all().filter { kinds.contains($0.kind) }
    }

    @Test func `every report has its test`() throws {
        let ids = try Self.reports().map(\.id)
        #expect(ids.count == 24)
        #expect(Set(ids) == Set(Self.values.keys).union(Self.foreignText.keys).union(Self.tables))
    }

    @Test(arguments: values.keys.sorted())
    func value(_ id: String) throws {
        let report = try #require(try Self.reports().first { $0.id == id })
        let language = try LanguageTag(report.locale)
        let make = try #require(Self.values[id])
        let text = try make(language).text(in: language)
        for base in [report.base.direction, .rightToLeft] {
            #expect(text.visualText(base: base).equalSpaces == report.expectedVisual.equalSpaces, "\(text.escaped)")
        }
    }

    @Test(arguments: foreignText.keys.sorted())
    func `foreign text`(_ id: String) throws {
        let report = try #require(try Self.reports().first { $0.id == id })
        #expect(report.expectedRaw.visualText(base: report.base.direction) == report.expectedVisual)
        if report.isControl { #expect(report.inputRaw == report.expectedRaw) }
    }

    @Test(.enabled(if: ICUVersion.icu.hasPrefix("72.")))
    func `digits by default`() throws {
        let report = try #require(try Self.reports().first { $0.id == "digits-01" })
        let rows = report.expectedRaw.split(separator: "; ").map { $0.split(separator: "=") }
        #expect(rows.count == 22)
        for row in rows {
            guard row[0] != "dv" else {
                // A language without data is refused, and so has no digits.
                #expect(throws: BidiFormatError.self) { try LanguageTag("dv") }
                continue
            }
            let language = try LanguageTag(row[0])
            #expect(language.numberingSystem.name == row[1], "\(row[0])")
            let digit = NumberFormatStyle(locale: language).isolation(.none).format(7)
            #expect(digit == language.numberingSystem.replacingDigits(in: "7"))
        }
    }

    @Test func `plural categories`() throws {
        let report = try #require(try Self.reports().first { $0.id == "plural-02" })
        var checked = 0
        for row in report.expectedRaw.split(separator: "; ") {
            let halves = row.split(separator: ": ")
            let expected = halves[1].split(separator: " ").map(String.init)
            for name in halves[0].split(separator: "/") {
                #expect(PluralRules(for: try LanguageTag(name)).categories.map(\.rawValue) == expected, "\(name)")
                checked += 1
            }
        }
        #expect(checked == 6)
    }
}
