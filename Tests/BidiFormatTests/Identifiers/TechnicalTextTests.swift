import BidiFormat
import BidiText
import Testing

@Suite("Technical text, tags, IBANs and codes as seen")
struct TechnicalTextTests {
    @Test(
        "From left to right in both directions, components in their own",
        arguments: [
            (.url, "https://example.com/منتج/معرف", "https://example.com/جتنم/فرعم"),
            (.url, "https://مثال.السعودية/أ?ب=ج&د=٥", "https://لاثم.ةيدوعسلا/أ?ب=ج&د=٥"),
            (.url, "https://a.b/שלום-עולם/5", "https://a.b/םלוע-םולש/5"),
            (.email, "דנה.כהן@example.com", "הנד.ןהכ@example.com"),
            (.path, "C:\\משתמשים\\סער\\a b.txt", "C:\\םישמתשמ\\רעס\\a b.txt"),
            (.path, "/home/שלום עולם/קובץ.txt", "/home/םלוע םולש/ץבוק.txt"), (.path, "~/bin/", "~/bin/"),
            (.version, "v2.10.3-beta.1+٥", "v2.10.3-beta.1+٥"), (.version, "٢.١٠.٣-١", "٢.١٠.٣-١"),
            (.coordinates, "31.77, -35.21", "31.77, -35.21"), (.coordinates, "٣١٫٧٧، -٣٥٫٢١", "٣١٫٧٧، -٣٥٫٢١"),
            (.dimensions, "10 × 20 سم", "مس 10 × 20"), (.dimensions, "١٠ × ٢٠ سم", "مس ١٠ × ٢٠"),
            (.dimensions, "10 × 20 cm", "10 × 20 cm"), (.dimensions, "١٠×٢٠×٣٠", "١٠×٢٠×٣٠"),
            (.text, "-5 <= x && y != C++", "-5 <= x && y != C++"), (.text, "١ + ٢ = ٣", "١ + ٢ = ٣"),
        ] as [(TechnicalContent, String, String)])
    func leftToRight(content: TechnicalContent, text: String, seen: String) throws {
        for tag in ["ar", "he", "en"] {
            let style = LeftToRightFormatStyle.leftToRight(content, locale: try LanguageTag(tag)).isolation(.isolates)
            let formatted = style.formattedText(text)
            for base in [BaseDirection.leftToRight, .rightToLeft] {
                #expect(formatted.text.visualText(base: base) == seen)
                #expect(("ب " + formatted.text).visualText(base: base).contains(seen))
            }
            #expect(formatted.plain == text)
            // What is laid out already stays as it is seen.
            #expect(style.format(formatted.text).visualText(base: .rightToLeft) == seen)
        }
    }

    @Test("English keeps plain technical text free of controls")
    func english() throws {
        let english = try LanguageTag("en")
        for text in ["https://example.org/licenses/by/4.0/", "1.2.3-beta", "/usr/bin/x", "31.77,-35.21"] {
            #expect(text.formatted(.leftToRight(locale: english)) == text)
        }
    }

    @Test(
        "Tags run as their first letter does",
        arguments: [
            ("#سلام", "مالس#"), ("سلام", "مالس#"), ("#سلام_٢", "٢_مالس#"), ("news", "#news"), ("2024", "#2024"),
            ("٢٠٢٤_٢٥", "٢٥_٢٠٢٤#"), ("a٥_٦", "#a٥_٦"),
        ])
    func hashtags(tag: String, seen: String) throws {
        let text = tag.formatted(.hashtag(locale: try LanguageTag("ar")))
        for base in [BaseDirection.leftToRight, .rightToLeft] { #expect(text.visualText(base: base) == seen) }
    }

    @Test func mentions() throws {
        let hebrew = try LanguageTag("he")
        #expect("@noa".formatted(.mention(locale: hebrew)) == "\u{2066}@noa\u{2069}")
        #expect("נועה".formatted(.mention(locale: hebrew)) == "\u{2067}@נועה\u{2069}")
    }

    @Test("IBAN, one-time code and expiry are one Latin piece in every language")
    func identifiers() throws {
        for tag in ["ar-EG", "fa", "he", "ff-Adlm"] {
            let language = try LanguageTag(tag)
            let iban = try IBAN("AE070331234567890123456")
            #expect(iban.formatted(.iban(locale: language)) == "\u{2066}AE07 0331 2345 6789 0123 456\u{2069}")
            #expect(iban.formatted(.iban(locale: language).masked()) == "\u{2066}AE •••• 3456\u{2069}")
            #expect(try OneTimeCode("٤٨٣ ٩٢٠").formatted(.oneTimeCode(locale: language)) == "\u{2066}483 920\u{2069}")
            #expect(try CardExpiry("05/27").formatted(.cardExpiry(locale: language)) == "\u{2066}05/27\u{2069}")
            #expect(
                try CardExpiry("05/27").formatted(.cardExpiry(locale: language).masked()) == "\u{2066}••/••\u{2069}")
        }
        #expect(try OneTimeCode("G-123456").formatted(.oneTimeCode(locale: LanguageTag("en"))) == "G-123456")
    }
}
