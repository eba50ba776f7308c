import BidiFormat
import ICUBridge
import Testing

/// Plural categories against ICU's C rules and against the table of the reported faults.
@Suite("Plural categories")
struct PluralTests {
    @Test func `equal to ICU's C rules, all languages, 0 to 1000 and decimals`() throws {
        let languages = Set(ICULocale.available.compactMap { try? ICULocale.language(of: $0) })
        var compared = 0
        for name in languages.sorted() {
            let language = try LanguageTag(name)
            for isOrdinal in [false, true] {
                let icu = try ICUPluralRules(locale: name, isOrdinal: isOrdinal)
                let rules = PluralRules(for: language, isOrdinal ? .ordinal : .cardinal)
                #expect(Set(try icu.keywords()) == Set(rules.categories.map(\.rawValue)), "\(name)")
                let plain = try ICUNumberFormatter(skeleton: "", locale: name)
                for number in 0...1000 {
                    let expected = try icu.keyword(for: "\(number)", as: plain)
                    if rules.category(of: number).rawValue != expected { Issue.record("\(name) \(number)") }
                    compared += 1
                }
                let oneDigit = try ICUNumberFormatter(skeleton: ".0", locale: name)
                let options = NumberOptions(precision: try .fractionDigits(1))
                for number in ["0.0", "0.1", "0.5", "1.0", "1.1", "1.5", "2.0", "2.1", "5.0", "10.0", "11.0", "100.5"] {
                    let shown = rules.category(of: try ExactDecimal(number), options).rawValue
                    if shown != (try icu.keyword(for: number, as: oneDigit)) { Issue.record("\(name) \(number)") }
                    let short = rules.category(of: try ExactDecimal(number)).rawValue
                    if short != (try icu.keyword(for: number, as: plain)) { Issue.record("\(name) \(number)") }
                    compared += 2
                }
            }
        }
        // 205 languages in ICU 72.
        #expect(compared == languages.count * 2 * (1001 + 24))
        #expect(languages.count > 190)
    }

    /// CLDR's "Language Plural Rules" chart, version 42.
    static let chart: [(language: String, number: String, digits: Int, category: PluralCategory)] = [
        ("en", "1", 0, .one), ("en", "1", 1, .other), ("en", "0", 0, .other), ("en", "2", 0, .other),
        ("ar", "0", 0, .zero), ("ar", "1", 0, .one), ("ar", "2", 0, .two), ("ar", "3", 0, .few), ("ar", "10", 0, .few),
        ("ar", "11", 0, .many), ("ar", "99", 0, .many), ("ar", "100", 0, .other), ("ar", "102", 0, .other),
        ("ar", "103", 0, .few), ("ar", "0.5", 1, .other),
        ("he", "1", 0, .one), ("he", "2", 0, .two), ("he", "3", 0, .other), ("he", "20", 0, .other),
        ("he", "0.5", 1, .one),
        ("fa", "0", 0, .one), ("fa", "0.5", 1, .one), ("fa", "1", 0, .one), ("fa", "2", 0, .other),
        ("ur", "1", 0, .one), ("ur", "2", 0, .other), ("ru", "21", 0, .one), ("ru", "22", 0, .few),
        ("ru", "25", 0, .many), ("ru", "1.5", 1, .other), ("ja", "1", 0, .other),
    ]

    @Test(arguments: chart.indices)
    func category(_ index: Int) throws {
        let row = Self.chart[index]
        let options = NumberOptions(precision: try .fractionDigits(row.digits))
        let rules = PluralRules(for: try LanguageTag(row.language))
        #expect(rules.category(of: try ExactDecimal(row.number), options) == row.category)
    }
}

@Suite("Plural forms in messages")
struct PluralFormsTests {
    static let arabic: [PluralCategory: BidiString] = [
        .zero: "لا سلع", .one: "سلعة واحدة", .two: "سلعتان", .few: "\(5, format: .number) سلع",
        .many: "\(15, format: .number) سلعة", .other: "\(100, format: .number) سلعة",
    ]

    @Test func `each category has its form`() throws {
        let language = try LanguageTag("ar-EG")
        let forms = try PluralForms(for: language, Self.arabic)
        let expected = [0: "لا سلع", 1: "سلعة واحدة", 2: "سلعتان", 5: "٥ سلع", 15: "١٥ سلعة", 100: "١٠٠ سلعة"]
        for (count, words) in expected {
            let message: BidiString = "لديك \(count, plural: forms)"
            #expect(message.plain(in: language) == "لديك " + words)
        }
    }

    @Test func `a number is counted as it is shown`() throws {
        let english = try LanguageTag("en")
        let forms = try PluralForms(for: english, [.one: "star", .other: "stars"])
        let tenths = NumberOptions(precision: try .fractionDigits(1))
        let whole: BidiString = "\(try ExactDecimal("1"), plural: forms)"
        let decimal: BidiString = "\(try ExactDecimal("1"), plural: forms, as: tenths)"
        #expect(whole.plain(in: english) == "star")
        #expect(decimal.plain(in: english) == "stars")
    }

    @Test(arguments: ["ar", "he", "ru", "en", "ja"])
    func `a language whose categories are missing is refused`(_ tag: String) throws {
        let language = try LanguageTag(tag)
        for missing in PluralRules(for: language).categories {
            let forms = Self.arabic.filter { $0.key != missing }
            let error = #expect(throws: BidiFormatError.self) { try PluralForms(for: language, forms) }
            #expect(error?.code == .badValue)
            #expect(error?.message.contains(missing.rawValue) == true)
        }
        _ = try PluralForms(for: language, Self.arabic)
    }

    @Test func `an interpolation refuses too`() throws {
        let arabic = try LanguageTag("ar")
        let english = try LanguageTag("en")
        let written: BidiString = try "\(1, plural: [.one: "item", .other: "items"], in: english)"
        #expect(written.plain(in: english) == "item")
        #expect(throws: BidiFormatError.self) {
            let message: BidiString = try "\(1, plural: [.one: "سلعة", .other: "سلع"], in: arabic)"
            return message
        }
    }
}
