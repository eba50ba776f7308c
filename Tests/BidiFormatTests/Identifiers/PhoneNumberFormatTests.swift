import BidiFormat
import BidiText
import Testing

/// What is seen from left to right, all spaces equal, alone and after an Arabic word, in both paragraph directions.
@Suite("Phone and card numbers as seen")
struct PhoneNumberFormatTests {
    static let phones: [(locale: String, number: String, seen: String)] = [
        ("ar-u-nu-latn", "+971 50 123 4567", "+971 50 123 4567"),
        ("ar-EG", "+971 50 123 4567", "+٩٧١ ٥٠ ١٢٣ ٤٥٦٧"),
        ("fa", "+98 21 5555 0123", "+۹۸ ۲۱ ۵۵۵۵ ۰۱۲۳"),
        ("he", "+972-50-555-0123", "+972-50-555-0123"),
        ("ar-EG", "(02) 555-0123", "(٠٢) ٥٥٥-٠١٢٣"),
        ("he", "(02) 555-0123", "(02) 555-0123"),
        ("ar-EG", "02/555.0123", "٠٢/٥٥٥.٠١٢٣"),
        ("ff-Adlm", "+971 50 123 4567", "+971 50 123 4567"),
        ("ar-AE", "+971 4 555 0123 تحويلة 12", "12 ةليوحت +971 4 555 0123"),
        ("ar-EG", "+971 4 555 0123 تحويلة 12", "١٢ ةليوحت +٩٧١ ٤ ٥٥٥ ٠١٢٣"),
        ("ar-EG", "+971 4 555 0123 ext. 12", "+٩٧١ ٤ ٥٥٥ ٠١٢٣ ext. ١٢"),
    ]

    @Test(arguments: phones)
    func phone(locale: String, number: String, seen: String) throws {
        let text = try PhoneNumberFormatStyle(locale: locale).format(PhoneNumber(number))
        for base in [BaseDirection.leftToRight, .rightToLeft] {
            #expect(text.visualText(base: base).replacing("\u{A0}", with: " ") == seen)
            let afterWord = ("هاتف " + text).visualText(base: base).replacing("\u{A0}", with: " ")
            #expect(afterWord == (base == .leftToRight ? "فتاه " + seen : seen + " فتاه"))
        }
    }

    @Test func literalTexts() throws {
        let phone = try PhoneNumber("+971 50 123 4567")
        #expect(
            try PhoneNumberFormatStyle(locale: "ar-u-nu-latn").format(phone) == "\u{2066}+971 50 123 4567\u{2069}")
        #expect(phone.dialable == "+971501234567")
        #expect(try PhoneNumberFormatStyle(locale: "en").format(phone) == "+971 50 123 4567")
    }

    @Test(arguments: ["ar", "ar-EG", "he", "fa", "ur", "ckb", "ps", "ff-Adlm"])
    func card(locale: String) throws {
        let style = try CardNumberFormatStyle(locale: locale)
        #expect(try style.format(CardNumber("4111111111111111")) == "\u{2066}4111 1111 1111 1111\u{2069}")
        #expect(try style.format(CardNumber("378282246310005")) == "\u{2066}3782 822463 10005\u{2069}")
        #expect(try style.masked().format(CardNumber("4111111111111111")) == "\u{2066}•••• 1111\u{2069}")
    }
}
