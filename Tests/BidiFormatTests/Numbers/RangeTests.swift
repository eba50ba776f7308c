import BidiFormat
import BidiText
import Testing

/// Ranges as they are seen from left to right, all spaces equal, in a left-to-right and in a right-to-left paragraph.
///
/// Worked out from `rules.md` 1 and CLDR 42's patterns: in a right-to-left language the start is on the right, each end
/// is drawn as a single value is, and no sign is shared.
@Suite("Ranges as seen")
struct RangeTests {
    struct Row: CustomTestStringConvertible {
        let locale: String
        let kind: String
        /// −10…−5, −5…10, 5…10, −10…10.
        let seen: [String]
        var testDescription: String { "\(locale) \(kind)" }
    }

    static let rows: [Row] = [
        Row(locale: "he", kind: "number", seen: ["-5 – -10", "10 – -5", "10–5", "10 – -10"]),
        Row(locale: "he", kind: "celsius", seen: ["-5°C – -10", "10°C – -5", "10°C–5", "10°C – -10"]),
        Row(locale: "he", kind: "percent", seen: ["-5% – -10%", "10% – -5%", "10% – 5%", "10% – -10%"]),
        Row(
            locale: "he", kind: "USD",
            seen: ["$ -5.00 – $ -10.00", "$ 10.00 – $ -5.00", "$ 10.00–5.00", "$ 10.00 – $ -10.00"]),
        Row(locale: "ar-EG", kind: "number", seen: ["٥- – ١٠-", "١٠ – ٥-", "١٠–٥", "١٠ – ١٠-"]),
        Row(locale: "ar-EG", kind: "celsius", seen: ["م°٥- – ١٠-", "م°١٠ – ٥-", "م°١٠–٥", "م°١٠ – ١٠-"]),
        Row(locale: "ar-EG", kind: "percent", seen: ["٪٥- – ٪١٠-", "٪١٠ – ٪٥-", "٪١٠–٥", "٪١٠ – ٪١٠-"]),
        Row(
            locale: "ar-EG", kind: "USD",
            seen: ["US$ ٥٫٠٠- – US$ ١٠٫٠٠-", "US$ ١٠٫٠٠ – US$ ٥٫٠٠-", "US$ ١٠٫٠٠–٥٫٠٠", "US$ ١٠٫٠٠ – US$ ١٠٫٠٠-"]),
        Row(locale: "ar-AE", kind: "number", seen: ["-5 – -10", "10 – -5", "10–5", "10 – -10"]),
        Row(locale: "ar-AE", kind: "celsius", seen: ["م°-5 – -10", "م°10 – -5", "م°10–5", "م°10 – -10"]),
        Row(locale: "ar-AE", kind: "percent", seen: ["-5% – -10%", "10% – -5%", "10%–5", "10% – -10%"]),
        Row(
            locale: "ar-AE", kind: "USD",
            seen: ["US$ -5.00 – US$ -10.00", "US$ 10.00 – US$ -5.00", "US$ 10.00–5.00", "US$ 10.00 – US$ -10.00"]),
        Row(locale: "fa", kind: "number", seen: ["−۵ – −۱۰", "۱۰ – −۵", "۱۰–۵", "۱۰ – −۱۰"]),
        Row(locale: "fa", kind: "celsius", seen: ["−۵°C – −۱۰", "۱۰°C – −۵", "۱۰°C–۵", "۱۰°C – −۱۰"]),
        Row(locale: "fa", kind: "percent", seen: ["−۵٪ – −۱۰٪", "۱۰٪ – −۵٪", "۱۰٪ – ۵٪", "۱۰٪ – −۱۰٪"]),
        Row(
            locale: "fa", kind: "USD",
            seen: ["−$۵٫۰۰ – −$۱۰٫۰۰", "$۱۰٫۰۰ – −$۵٫۰۰", "$۱۰٫۰۰ – $۵٫۰۰", "$۱۰٫۰۰ – −$۱۰٫۰۰"]),
        Row(locale: "ur", kind: "number", seen: ["-5 – -10", "10 – -5", "10–5", "10 – -10"]),
        Row(locale: "ur", kind: "celsius", seen: ["-5°C – -10", "10°C – -5", "10°C–5", "10°C – -10"]),
        Row(locale: "ur", kind: "percent", seen: ["-5% – -10%", "10% – -5%", "10% – 5%", "10% – -10%"]),
        Row(
            locale: "ur", kind: "USD",
            seen: ["-$5.00 – -$10.00", "$10.00 – -$5.00", "$10.00 – $5.00", "$10.00 – -$10.00"]),
        Row(locale: "ckb", kind: "number", seen: ["٥- – ١٠-", "١٠ – ٥-", "١٠–٥", "١٠ – ١٠-"]),
        Row(locale: "ckb", kind: "celsius", seen: ["°C٥- – ١٠-", "°C١٠ – ٥-", "°C١٠–٥", "°C١٠ – ١٠-"]),
        Row(locale: "ckb", kind: "percent", seen: ["٪ ٥- – ٪ ١٠-", "٪ ١٠ – ٪ ٥-", "٪ ١٠–٥", "٪ ١٠ – ٪ ١٠-"]),
        Row(
            locale: "ckb", kind: "USD",
            seen: ["US$ ٥٫٠٠- – US$ ١٠٫٠٠-", "US$ ١٠٫٠٠ – US$ ٥٫٠٠-", "US$ ١٠٫٠٠–٥٫٠٠", "US$ ١٠٫٠٠ – US$ ١٠٫٠٠-"]),
        Row(locale: "ps", kind: "number", seen: ["-۵ – -۱۰", "۱۰ – -۵", "۱۰–۵", "۱۰ – -۱۰"]),
        Row(locale: "ps", kind: "celsius", seen: ["-۵°C – -۱۰", "۱۰°C – -۵", "۱۰°C–۵", "۱۰°C – -۱۰"]),
        Row(locale: "ps", kind: "percent", seen: ["-۵٪ – -۱۰٪", "۱۰٪ – -۵٪", "۱۰٪ – ۵٪", "۱۰٪ – -۱۰٪"]),
        Row(
            locale: "ps", kind: "USD",
            seen: ["-$ ۵٫۰۰ – -$ ۱۰٫۰۰", "$ ۱۰٫۰۰ – -$ ۵٫۰۰", "$ ۱۰٫۰۰ – $ ۵٫۰۰", "$ ۱۰٫۰۰ – -$ ۱۰٫۰۰"]),
        Row(locale: "en", kind: "number", seen: ["-10 – -5", "-5 – 10", "5–10", "-10 – 10"]),
        Row(locale: "en", kind: "celsius", seen: ["-10 – -5°C", "-5 – 10°C", "5–10°C", "-10 – 10°C"]),
        Row(locale: "en", kind: "percent", seen: ["-10% – -5%", "-5% – 10%", "5% – 10%", "-10% – 10%"]),
        Row(
            locale: "en", kind: "USD",
            seen: ["-$10.00 – -$5.00", "-$5.00 – $10.00", "$5.00 – $10.00", "-$10.00 – $10.00"]),
        Row(locale: "de", kind: "number", seen: ["-10 – -5", "-5 – 10", "5–10", "-10 – 10"]),
        Row(locale: "de", kind: "celsius", seen: ["-10 – -5 °C", "-5 – 10 °C", "5–10 °C", "-10 – 10 °C"]),
        Row(locale: "de", kind: "percent", seen: ["-10 % – -5 %", "-5 % – 10 %", "5–10 %", "-10 % – 10 %"]),
        Row(
            locale: "de", kind: "USD",
            seen: ["-10,00 $ – -5,00 $", "-5,00 $ – 10,00 $", "5,00–10,00 $", "-10,00 $ – 10,00 $"]),
    ]

    @Test(arguments: rows)
    func literal(_ row: Row) throws {
        let language = try LanguageTag(row.locale)
        let ends = [("-10", "-5"), ("-5", "10"), ("5", "10"), ("-10", "10")]
        for ((start, end), seen) in zip(ends, row.seen) {
            let scale = row.kind == "percent" ? "e-2" : ""
            let range = try NumberRange(start + scale, end + scale)
            let text = try Self.text(range, row.kind, language, isolation: .isolates)
            for base in [BaseDirection.leftToRight, .rightToLeft] {
                #expect(
                    text.text.visualText(base: base).equalSpaces == seen, "\(text.text.escaped) in \(base)")
            }
        }
    }

    static func text(
        _ range: NumberRange, _ kind: String, _ language: LanguageTag, isolation: Isolation = .automatic
    ) throws -> FormattedText {
        switch kind {
        case "number":
            NumberRangeFormatStyle(.number(locale: language)).isolation(isolation).formattedText(range)
        case "percent":
            PercentRangeFormatStyle(.percent(locale: language)).isolation(isolation).formattedText(range)
        case "celsius":
            UnitRangeFormatStyle(.unit(.celsius, locale: language)).isolation(isolation).formattedText(range)
        default:
            PriceRangeFormatStyle(.price(try Currency(kind), locale: language)).isolation(isolation)
                .formattedText(range)
        }
    }

    @Test func `every part carries its end, in every language and kind`() throws {
        for row in Self.rows {
            let language = try LanguageTag(row.locale)
            let text = try Self.text(try NumberRange(5, 10), row.kind, language)
            let sources = text.content.map(\.source)
            #expect(!sources.contains(nil), "\(row)")
            let start = text.content.filter { $0.source == .start && $0.kind == .integer }.map(\.text).joined()
            let end = text.content.filter { $0.source == .end && $0.kind == .integer }.map(\.text).joined()
            let digits = language.numberingSystem
            let shown = row.kind == "percent" ? ["500", "1000"] : ["5", "10"]
            #expect([start, end] == shown.map { digits.replacingDigits(in: $0) }, "\(row)")
            #expect(text.content.reduce(into: "") { $0 += $1.text } == text.text.trimmingIsolate(text), "\(row)")
        }
    }

    @Test func `reversed ends are refused, whatever their spelling`() throws {
        let reversed = [
            ("10", "5"), ("-5", "-10"), ("5", "-5"), ("0.1", "0.09"), ("1e3", "999"), ("-1e-3", "-2e-3"), ("1", "0"),
            ("100", "99.999"), ("-99", "-100"), ("0", "-1"),
        ]
        for (start, end) in reversed {
            #expect(throws: BidiFormatError.self, "\(start) to \(end)") { try NumberRange(start, end) }
            let error = #expect(throws: BidiFormatError.self) { try NumberRange(start, end) }
            #expect(error?.code == .reversedRange)
        }
        let ordered = [
            ("5", "5"), ("5", "5.0"), ("5.0", "5"), ("-0", "0"), ("0", "-0"), ("1e3", "1000"), ("-10", "-5"),
            ("0.09", "0.1"), ("-2e-3", "-1e-3"), ("099", "100"), ("0.0", "0e5"), ("9", "10"),
        ]
        for (start, end) in ordered { _ = try NumberRange(start, end) }
    }

    @Test func `whole numbers are exact`() throws {
        let range = try NumberRange(9_007_199_254_740_993, 9_007_199_254_740_993)
        #expect(range.start.text == "9007199254740993")
        #expect(try NumberRange(Int64.min, Int64.max).start.text == "-9223372036854775808")
        #expect(try NumberRange(UInt64.max, UInt64.max).end.text == "18446744073709551615")
        #expect(try NumberRange(0.1, 0.3).end.text == "0.3")
    }

    @Test func `ends that are no finite numbers are refused`() {
        for (start, end) in [(Double.nan, 1), (1, .infinity), (-.infinity, 1)] {
            let error = #expect(throws: BidiFormatError.self) { try NumberRange(start, end) }
            #expect(error?.code == .notANumber)
        }
    }

    /// ICU's `UNumberRangeIdentityFallback`, with its default first; `~` is CLDR's approximately sign.
    @Test func `equal ends`() throws {
        let english = try LanguageTag("en")
        let style = PriceRangeFormatStyle(.price(.usd, locale: english).precision(try .fractionDigits(0)))
        let equal = try NumberRange(5, 5)
        let rounded = try NumberRange("5.1", "5.2")
        #expect(style.format(equal) == "~$5")
        #expect(style.identity(.approximatelyOrSingle).format(equal) == "$5")
        #expect(style.identity(.approximatelyOrSingle).format(try NumberRange("100", "1e2")) == "$100")
        #expect(style.identity(.approximatelyOrSingle).format(rounded) == "~$5")
        #expect(style.identity(.single).format(rounded) == "$5")
        #expect(style.identity(.range).format(equal) == "$5 – $5")
        let hebrew = NumberRangeFormatStyle(.number(locale: try LanguageTag("he")))
        #expect(hebrew.format(equal).visualText(base: .leftToRight) == "~5")
        #expect(hebrew.format(equal).visualText(base: .rightToLeft) == "~5")
    }

    @Test func `a sign that is asked for is not shared either`() throws {
        for (locale, seen) in [("en", "+$5.00 – +$10.00"), ("he", "$ +10.00 – $ +5.00"), ("ur", "+$10.00 – +$5.00")] {
            let style = PriceRangeFormatStyle(.price(.usd, locale: try LanguageTag(locale)))
                .sign(.always).isolation(.isolates)
            let text = style.format(try NumberRange(5, 10))
            #expect(text.visualText(base: .rightToLeft).equalSpaces == seen)
            #expect(text.visualText(base: .leftToRight).equalSpaces == seen)
        }
    }

    /// Worked out from CLDR 42: the currency is shared where it is seen outside of both numbers, and not where it would
    /// be between them: before digits that run left to right, in a range that is read from the right.
    @Test(arguments: [
        ("fa", "USD", "$۱۰٫۰۰ – $۵٫۰۰"), ("fa", "EUR", "€۱۰٫۰۰ – €۵٫۰۰"), ("fa-AF", "USD", "$ ۱۰٫۰۰ – $ ۵٫۰۰"),
        ("ps", "USD", "$ ۱۰٫۰۰ – $ ۵٫۰۰"), ("mzn", "USD", "$ ۱۰٫۰۰ – $ ۵٫۰۰"), ("lrc", "USD", "US$ ۱۰٫۰۰ – US$ ۵٫۰۰"),
        ("ur", "USD", "$10.00 – $5.00"), ("ug", "USD", "$10.00 – $5.00"), ("he", "USD", "$ 10.00–5.00"),
        ("he", "ILS", "₪ 10.00–5.00"), ("ar-AE", "USD", "US$ 10.00–5.00"), ("ar-EG", "USD", "US$ ١٠٫٠٠–٥٫٠٠"),
        ("ckb", "USD", "US$ ١٠٫٠٠–٥٫٠٠"), ("en", "USD", "$5.00 – $10.00"), ("de", "USD", "5,00–10,00 $"),
        // Arabic-Indic digits draw the end with its currency on the left of it, in a range that is read from the left.
        ("de-u-nu-arab", "USD", "$ ٥٫٠٠ – $ ١٠٫٠٠"),
    ])
    func `a currency is shared outside of both numbers or not at all`(_ tag: String, _ code: String, _ seen: String)
        throws
    {
        let style = PriceRangeFormatStyle(.price(try Currency(code), locale: try LanguageTag(tag)))
            .isolation(.isolates)
        for base in [BaseDirection.leftToRight, .rightToLeft] {
            #expect(style.format(try NumberRange(5, 10)).visualText(base: base).equalSpaces == seen)
        }
    }

    @Test func `a currency that is moved is not shared`() throws {
        // Persian rial, a word that CLDR puts first and Persian readers expect after the number.
        let style = PriceRangeFormatStyle(.price(.irr, locale: try LanguageTag("fa")))
        for base in [BaseDirection.leftToRight, .rightToLeft] {
            #expect(style.format(try NumberRange(5, 10)).visualText(base: base).equalSpaces == "لایر ۱۰ – لایر ۵")
        }
    }

    @Test func `ranges in a message take its language`() throws {
        let message: BidiString = "المجموع \(try NumberRange(5, 10), format: .range(.price(.aed)))"
        #expect(message.text(in: try LanguageTag("ar-AE")).visualText().equalSpaces.hasPrefix(".إ.د 10.00–5.00 "))
    }
}
