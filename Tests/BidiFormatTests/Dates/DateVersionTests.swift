import BidiFormat
import Testing

/// With calendar and digits named, a style prints the same on any ICU.
///
/// Texts of ICU 78.2 (Node 20's Intl.DateTimeFormat, CLDR 48), which has other defaults than the ICU 72.1 of Debian.
@Suite("The same on any ICU")
struct DateVersionTests {
    static let rows: [(tag: String, texts: [String])] = [
        ("ar-SA-u-ca-gregory-nu-arab", ["الثلاثاء، ٥ مارس ٢٠٢٤", "٥ مارس ٢٠٢٤", "٠٥/٠٣/٢٠٢٤", "٥/٣/٢٠٢٤"]),
        (
            "ar-SA-u-ca-islamic-umalqura-nu-arab",
            ["الثلاثاء، ٢٤ شعبان ١٤٤٥ هـ", "٢٤ شعبان ١٤٤٥ هـ", "٢٤ شعبان ١٤٤٥ هـ", "٢٤/٨/١٤٤٥ هـ"]
        ),
        ("ar-u-ca-gregory-nu-latn", ["الثلاثاء، 5 مارس 2024", "5 مارس 2024", "05/03/2024", "5/3/2024"]),
        (
            "fa-u-ca-persian-nu-arabext",
            ["۱۴۰۲ اسفند ۱۵, سه\u{200C}شنبه", "۱۵ اسفند ۱۴۰۲", "۱۵ اسفند ۱۴۰۲", "۱۴۰۲/۱۲/۱۵"]
        ),
        ("he-u-ca-gregory-nu-latn", ["יום שלישי, 5 במרץ 2024", "5 במרץ 2024", "5 במרץ 2024", "5.3.2024"]),
        ("ur-u-ca-gregory-nu-latn", ["منگل، 5 مارچ، 2024", "5 مارچ، 2024", "5 مارچ، 2024", "5/3/24"]),
        ("ckb-u-ca-gregory-nu-arab", ["٢٠٢٤ ئازار ٥, سێشەممە", "٥ی ئازاری ٢٠٢٤", "٢٠٢٤ ئازار ٥", "٢٠٢٤-٠٣-٠٥"]),
    ]

    @Test("By tag and by modifier", arguments: rows)
    func texts(tag: String, texts: [String]) throws {
        let language = try LanguageTag(tag)
        let day = try LocalDate("2024-03-05")
        for (style, text) in zip([DateStyle.full, .long, .medium, .short], texts) {
            #expect(DateFormatStyle(.init(.style(style)), locale: language).formattedText(day).plain == text)
            let subtags = tag.split(separator: "-u-")
            let named = DateFormatStyle(
                .init(.style(style)), locale: try LanguageTag(subtags[0]).numberingSystem(language.numberingSystem)
            ).calendar(language.calendar)
            #expect(named.formattedText(day).plain == text)
        }
    }
}
