import BidiFormat
import BidiText
import ICUBridge
import TestSupport
import Testing

@Suite("Language tags")
struct LanguageTagTests {
    @Test(
        "Tags are canonical, and Foundation's identifiers are read",
        arguments: [
            ("iw", "he"), ("iw-IL", "he-IL"), ("in", "id"), ("ji", "yi"), ("mo", "ro"), ("ar_EG", "ar-EG"),
            ("AR-eg", "ar-EG"), ("ar", "ar"), ("ar_AE@numbers=latn", "ar-AE-u-nu-latn"),
            ("ar_SA@calendar=gregorian", "ar-SA-u-ca-gregory"), ("ar-AE-u-nu-arab", "ar-AE-u-nu-arab"),
            ("zh_Hans_CN", "zh-Hans-CN"), ("ur-PK", "ur-PK"),
            ("en_US@calendar=gregorian;numbers=latn", "en-US-u-ca-gregory-nu-latn"),
        ])
    func canonical(given: String, identifier: String) throws {
        let tag = try LanguageTag(given)
        #expect(tag.identifier == identifier)
        #expect(try LanguageTag(identifier) == tag)
        #expect(tag.description == identifier)
    }

    @Test(
        "What is no tag is refused",
        arguments: [
            "", " ", "-", "_", "@", "xx-invalid-tag-toolong", "ar\u{0}", "ar\u{0}-EG", "\u{0}", "ar-u", "ar EG", " ar",
            "ar ",
            "de_DE.UTF-8", "عربي", "ar-ＥＧ", "ar\u{200F}", "ar-", "-ar", "ar--EG", "a", "1", "ar@",
            "ar@numbers",
            "ar@numbers=", "ar-EG@foo", "ar\n",
        ])
    func malformed(_ given: String) {
        let error = #expect(throws: BidiFormatError.self, "\(given)") { try LanguageTag(given) }
        #expect(error?.code == .badLocale, "\(error?.message ?? "")")
    }

    @Test("A text of any length is refused, with a short message")
    func long() {
        for given in [String(repeating: "a", count: 1_000_000), "ar" + String(repeating: "-aaaaaaaa", count: 1000)] {
            let error = #expect(throws: BidiFormatError.self) { try LanguageTag(given) }
            #expect(error?.code == .badLocale)
            #expect((error?.message.utf8.count ?? .max) < 300)
        }
    }

    @Test(
        "Languages without data are refused, whatever the environment",
        arguments: [
            "xx", "dv", "nqo", "syr", "und", "root", "az-Arab", "ur-Latn", "sw-Arab", "mn-Mong", "und-Arab", "en-Arab",
        ])
    func noData(_ given: String) {
        let error = #expect(throws: BidiFormatError.self) { try LanguageTag(given) }
        #expect(error?.code == .noLocaleData, "\(given): \(error?.message ?? "")")
    }

    @Test(
        "Numbering systems without ten digits are refused",
        arguments: [
            "ar-EG-u-nu-hebr", "ar-EG-u-nu", "he-u-nu-traditio", "ar-u-nu-xxxx", "en-u-nu-roman", "ar@numbers=hebr",
            "zh-u-nu-hanidays",
        ])
    func numberingSystems(_ given: String) {
        let error = #expect(throws: BidiFormatError.self) { try LanguageTag(given) }
        #expect(error?.code == .badNumberingSystem, "\(given): \(error?.message ?? "")")
    }

    @Test(
        "Direction follows the script",
        arguments: [
            "ar", "he", "fa", "ur", "ckb", "ps", "sd", "ug", "yi", "ks", "pa-Arab", "uz-Arab", "ff-Adlm", "mzn", "lrc",
        ])
    func rightToLeft(_ tag: String) throws { #expect(try LanguageTag(tag).baseDirection == .rightToLeft) }

    @Test("Direction follows the script", arguments: ["en", "sd-Deva", "ku", "pa", "uz", "ff", "az", "ks-Deva", "mn"])
    func leftToRight(_ tag: String) throws { #expect(try LanguageTag(tag).baseDirection == .leftToRight) }

    @Test("Regions fall back to the language, and one can ask for it")
    func fallback() throws {
        #expect(try LanguageTag("en-SA").dataSource == "en")
        #expect(try LanguageTag("ar-EG").dataSource == "ar_EG")
        #expect(try LanguageTag("ar-FR").dataSource == "ar")
    }

    /// Which digits a language uses by default: the case `digits-01`, for ICU 72.
    @Test("Default digits are ICU 72's", .enabled(if: ICUVersion.icu.hasPrefix("72.")))
    func defaultDigits() throws {
        let fault = try #require(try ReportedFault.all().first { $0.id == "digits-01" })
        var count = 0
        for pair in fault.expectedRaw.split(separator: ";") {
            let sides = pair.split(separator: "=").map { $0.filter { $0 != " " } }
            guard sides[0] != "dv" else {
                #expect(throws: BidiFormatError.self) { try LanguageTag("dv") }
                continue
            }
            #expect(try LanguageTag(sides[0]).numberingSystem.name == sides[1], "\(pair)")
            count += 1
        }
        #expect(count == 21)
    }

    @Test(
        "Latin in these regions, Arabic-Indic in those, in every ICU",
        arguments: [
            ("ar-AE", "latn"), ("ar-DZ", "latn"), ("ar-EH", "latn"), ("ar-LY", "latn"), ("ar-MA", "latn"),
            ("ar-TN", "latn"),
            ("ar-EG", "arab"), ("ar-SA", "arab"), ("ar-IQ", "arab"), ("ar-YE", "arab"), ("fa", "arabext"),
            ("fa-AF", "arabext"),
            ("ps", "arabext"), ("ckb", "arab"), ("he", "latn"), ("ur-PK", "latn"), ("ar-EG-u-nu-latn", "latn"),
            ("ar-AE-u-nu-arab", "arab"), ("ar-EG-u-nu-native", "arab"), ("en-u-nu-arab", "arab"),
        ])
    func digits(tag: String, system: String) throws {
        #expect(try LanguageTag(tag).numberingSystem.name == system)
    }

    @Test("Other digits in the same language")
    func changedDigits() throws {
        let tag = try LanguageTag("ar-EG").numberingSystem(.latin)
        #expect(tag.identifier == "ar-EG-u-nu-latn")
        #expect(tag.numberingSystem == .latin)
        #expect(try tag.numberingSystem(.arabicIndic) == LanguageTag("ar-EG-u-nu-arab"))
    }

    @Test("Every locale that ICU has data for is accepted, and formats")
    func everyLocale() throws {
        var count = 0
        for identifier in ICULocale.available {
            let tag = try LanguageTag(identifier)
            #expect(!NumberFormatStyle(locale: tag).format(1234.5).isEmpty)
            count += 1
        }
        #expect(count == ICULocale.available.count)
        if ICUVersion.icu.hasPrefix("72.") { #expect(count == 805) }
    }
}
