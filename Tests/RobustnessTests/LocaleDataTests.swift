internal import BidiFormat
internal import BidiText
internal import Testing

/// A small ICU (as some containers and embedded systems have) lacks languages: then these tests say so, and which, before
/// a hundred others fail for a reason nobody can guess.
@Suite("The ICU that is linked")
struct LocaleDataTests {
    @Test(
        "It has the data of the languages that the tests need",
        arguments: [
            "ar", "ar-AE", "ar-EG", "ar-SA", "ar-MA", "ckb", "fa", "fa-AF", "he", "ks", "lrc", "mzn", "pa-Arab",
            "ps", "sd", "ug", "ur", "uz-Arab", "yi", "en", "de", "fr", "hi", "ja", "ru", "th", "tr",
        ])
    func languages(tag: String) {
        do {
            _ = try LanguageTag(tag)
        } catch  where error.code == .noLocaleData {
            Issue.record(
                """
                ICU \(EngineVersion.icu) is built without locale data for "\(tag)": install the full data \
                (Debian and Ubuntu: libicu-dev; Alpine: icu-data-full). Other tests fail for the same reason.
                """)
        } catch {
            Issue.record("\(error)")
        }
    }

    @Test("Its version is one that is supported")
    func version() throws {
        let major = try #require(EngineVersion.icu.split(separator: ".").first.flatMap { Int($0) })
        #expect(major >= 70, "ICU \(EngineVersion.icu) is too old: 70 or later is needed")
    }
}
