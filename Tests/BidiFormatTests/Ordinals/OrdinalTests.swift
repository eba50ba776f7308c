import BidiFormat
import BidiText
import ICUBridge
import Testing

/// Ordinal numbers, and the languages that have none.
@Suite("Ordinal numbers")
struct OrdinalTests {
    static let rows: [(locale: String, value: Int, seen: String)] = [
        ("en", 1, "1st"), ("en", 22, "22nd"), ("en", 113, "113th"), ("en", 1234, "1,234th"), ("fr", 1, "1er"),
        ("de", 3, "3."), ("ja", 3, "第3"), ("he", 2, "2."), ("fa", 2, "۲."), ("ar-EG", 2, ".٢"), ("ar-AE", 2, "2."),
        ("ar-EG-u-nu-latn", 2, "2."), ("ar-AE-u-nu-arab", 1234, ".١٬٢٣٤"), ("ar-EG", -2, ".٢−"), ("he", -2, "−2."),
    ]

    @Test(arguments: rows.indices)
    func literal(_ index: Int) throws {
        let row = Self.rows[index]
        let style = try OrdinalFormatStyle(locale: row.locale).isolation(.isolates)
        let text = style.formattedText(row.value)
        for base in [BaseDirection.leftToRight, .rightToLeft] {
            #expect(text.text.visualText(base: base) == row.seen, "\(text.text.escaped)")
        }
        #expect(text.parts.map(\.text).joined() == text.text)
    }

    /// ICU's C API: the rules that `unum_open` really found are in another language, or in none.
    @Test func `the languages without rules are refused, all others print what ICU prints`() throws {
        var refused = 0
        var accepted = 0
        var refusedRightToLeft = 0
        for locale in ICULocale.available {
            let icu = try ICUOrdinalFormatter(locale: locale)
            let hasRules = try ICULocale.language(of: icu.actualLocale()) == ICULocale.language(of: locale)
            let language = try LanguageTag(locale)
            guard hasRules else {
                let error = #expect(throws: BidiFormatError.self) { try OrdinalRules(for: language) }
                #expect(error?.code == .noLocaleData)
                refused += 1
                if language.baseDirection == .rightToLeft { refusedRightToLeft += 1 }
                continue
            }
            accepted += 1
            let style = OrdinalFormatStyle(try OrdinalRules(for: language), isolation: .none)
            for value in [0, 1, 2, 3, 11, 21, 100, 1_234_567, Int.max, -5] {
                #expect(style.format(value) == (try icu.format(Int64(value))), "\(locale) \(value)")
            }
        }
        #expect(refused + accepted == ICULocale.available.count)
        #expect(refusedRightToLeft > 20, "\(refusedRightToLeft)")
        #expect(accepted > 400 && refused > 200, "\(accepted) \(refused)")
    }

    @Test(arguments: ["ur", "ps", "ckb", "sd", "ug", "yi", "ks", "uz-Arab", "pa-Arab"])
    func `no root ordinals`(_ tag: String) {
        #expect(throws: BidiFormatError.self) { try OrdinalFormatStyle(locale: tag) }
    }

    @Test func `in a message`() throws {
        let style = try OrdinalFormatStyle(locale: "he")
        let message: BidiString = "מקום \(2, format: style)"
        #expect(message.text(in: try LanguageTag("he")) == "מקום \u{2066}2.\u{2069}")
    }

    @Test func `in a message of the rules' language its digits count, in another one the rules'`() throws {
        let line: BidiString = "\(2, format: .ordinal(try OrdinalRules(for: "ar-EG")))"
        let rows = [
            ("ar-EG", "\u{2067}٢.\u{2069}"), ("ar-AE", "\u{2066}2.\u{2069}"),
            ("ar-EG-u-nu-latn", "\u{2066}2.\u{2069}"), ("he", "\u{2067}٢.\u{2069}"),
        ]
        for (tag, text) in rows { #expect(line.text(in: try LanguageTag(tag)) == text, "\(tag)") }
        let context = MessageContext(try LanguageTag("ar-EG"), digits: [.number: .latin])
        #expect(line.text(in: context) == "\u{2066}2.\u{2069}")
    }

    @Test func `modifiers change the style as they do others`() throws {
        let rules = try OrdinalRules(for: "he")
        let style = OrdinalFormatStyle(rules)
        #expect(style == OrdinalFormatStyle(.ordinal(rules), locale: rules.language))
        #expect(style.isolation(.none).format(2) == "2.")
        #expect(style.rules(try OrdinalRules(for: "en")).isolation(.none).format(2) == "2nd")
        #expect(style.language(try LanguageTag("he-u-nu-arab")).isolation(.none).format(2) == "٢.")
        let english = try OrdinalRules(for: "en")
        #expect(OrdinalFormatStyle.Options(rules).rules(english) == .ordinal(english))
        #expect(OrdinalFormatStyle.Options.valueKind == .number)
    }

    @Test func `the ends of Int are whole`() throws {
        for (tag, digits) in [("en", "9,223,372,036,854,775,80"), ("ar-EG", "٩٬٢٢٣٬٣٧٢٬٠٣٦٬٨٥٤٬٧٧٥٬٨٠")] {
            let style = try OrdinalFormatStyle(locale: tag).isolation(.none)
            #expect(style.format(Int.max).contains(digits))
            #expect(style.format(Int.min).contains(digits))
        }
    }
}
