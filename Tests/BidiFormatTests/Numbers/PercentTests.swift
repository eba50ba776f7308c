import BidiFormat
import Testing

/// Literals from CLDR 42 (ICU 72): the percent sign on the left of Arabic-Indic digits, on the right of others.
@Suite("Percents as seen")
struct PercentTests {
    @Test(arguments: [
        ("ar-EG", "0.26", "٪٢٦"), ("ar-EG", "-0.26", "٪٢٦-"), ("ar-AE", "0.26", "26%"), ("ar-AE", "-0.26", "-26%"),
        ("fa", "0.26", "۲۶٪"), ("fa", "-0.26", "−۲۶٪"), ("he", "-0.26", "-26%"), ("ur", "0.26", "26%"),
        ("en", "-0.26", "-26%"), ("de", "0.26", "26 %"), ("fr-CA", "0.26", "26 %"), ("tr", "0.26", "%26"),
    ])
    func literal(locale: String, value: String, seen: String) throws {
        let style = try PercentFormatStyle(locale: locale)
        #expect(Seen.of(style.format(exactly: try ExactDecimal(value)), in: style.language) == seen)
    }
}
