import BidiFormat
import BidiText
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

@Suite("Messages where they are shown")
struct MessageContextTests {
    @Test("Digits by kinds of values; identifiers that are Latin everywhere stay Latin")
    func digits() throws {
        let message: BidiString =
            "\(1234, format: .number) \(try PhoneNumber("050 123"), format: .phoneNumber) \(0.5, format: .percent) \(try CardNumber("4111111111111111"), format: .cardNumber.masked())"
        let language = try LanguageTag("ar-EG")
        func plain(_ digits: DigitPolicy) -> String { message.plain(in: MessageContext(language, digits: digits)) }
        #expect(plain([:]) == "١٬٢٣٤ ٠٥٠ ١٢٣ ٥٠٪ •••• 1111")
        #expect(plain([.phone: .latin]) == "١٬٢٣٤ 050 123 ٥٠٪ •••• 1111")
        #expect(plain([.phone: .latin, .percent: .extendedArabicIndic]) == "١٬٢٣٤ 050 123 ۵۰٪ •••• 1111")
        #expect(plain(DigitPolicy([.phone: .arabicIndic], others: .latin)) == "1,234 ٠٥٠ ١٢٣ 50% •••• 1111")
        let time: BidiString = "\(try LocalDate("2024-05-12"), format: .date) \(try TimeOfDay("18:30"), format: .time)"
        let context = MessageContext(language, digits: [.time: .latin])
        #expect(time.plain(in: context).hasSuffix(" 6:30 م"))
        #expect(time.plain(in: context).hasPrefix("١٢"))
        // What a style says for itself counts more, and a style with a language keeps its digits.
        let own: BidiString =
            "\(try PhoneNumber("050 123"), format: .phoneNumber.digits(.arabicIndic)) \(5, format: try NumberFormatStyle(locale: "fa"))"
        #expect(own.plain(in: MessageContext(language, digits: DigitPolicy(others: .latin))) == "٠٥٠ ١٢٣ ۵")
    }

    @Test(
        "A mark stands where first strong would choose another direction, and nowhere else",
        arguments: [
            ("ar", "iPhone متوفر", "\u{200F}iPhone متوفر"), ("ar", "متوفر iPhone", "متوفر iPhone"),
            ("ar", "5 %", "\u{200F}5 %"), ("ar", "", "\u{200F}"), ("en", "5 %", "5 %"),
            ("en", "שלום is hello", "\u{200E}שלום is hello"),
            ("en", "hello שלום", "hello שלום"),
        ])
    func baseMark(tag: String, text: String, expected: String) throws {
        let context = MessageContext(try LanguageTag(tag), baseMark: .whereNeeded)
        #expect(BidiString(text).text(in: context) == expected)
        #expect(BidiString(text).parts(in: context).map(\.text).joined() == expected)
        #expect(BidiString(text).text(in: context.language) == text)
    }

    @Test("The base direction of the paragraph decides what is isolated and where a name without letters runs")
    func baseDirection() throws {
        let english = try LanguageTag("en")
        let message: BidiString = "Call \(try PhoneNumber("+1 555 0123"), format: .phoneNumber) \("5!")"
        #expect(message.text(in: english) == "Call +1 555 0123 5!")
        #expect(
            message.text(in: MessageContext(english, baseDirection: .rightToLeft))
                == "Call \u{2066}+1 555 0123\u{2069} \u{2067}5!\u{2069}")
    }

    @Test("HTML: every value in an element with its direction, isolates inside as elements, everything escaped")
    func html() throws {
        let arabic = try LanguageTag("ar-AE")
        let message: BidiString = "قال \("<b>&\"'")، ب\("محمد") \(["دنا", "C++"], format: .list())"
        #expect(
            message.html(in: arabic)
                == "قال <bdi dir=\"ltr\">&lt;b&gt;&amp;&quot;&#39;</bdi>، ب\u{200D}<bdi dir=\"rtl\">\u{200D}محمد</bdi> "
                + "<bdi dir=\"rtl\"><bdi dir=\"rtl\">دنا</bdi> و<bdi dir=\"ltr\">C++</bdi></bdi>")
        #expect(
            ("\("<Sami>")" as BidiString).htmlAttribute(in: arabic) == "\u{2066}&lt;Sami&gt;\u{2069}")
        // A value may hold balanced isolates; they nest as elements.
        let hostile: BidiString = "\("\u{2068}x\u{2067}\u{202A}y")"
        #expect(
            hostile.html(in: arabic)
                == "<bdi dir=\"ltr\"><bdi dir=\"auto\">x<bdi dir=\"rtl\">\u{202A}y\u{202C}</bdi></bdi></bdi>")
    }

    @Test("What is copied: no controls, plain spaces, identifiers as given")
    func copying() throws {
        let arabic = try LanguageTag("ar-EG")
        let phone = try PhoneNumber("+971 4 555-0123 تحويلة 12")
        let message: BidiString = "اتصل:\u{A0}\u{200F}\(phone, format: .phoneNumber) \(5.5, format: .number) ب\("محمد")"
        #expect(message.copyText(in: arabic) == "اتصل: +971 4 555-0123 تحويلة 12 ٥٫٥ بمحمد")
        #expect(message.plain(in: arabic) == "اتصل: +٩٧١ ٤ ٥٥٥-٠١٢٣ تحويلة ١٢ ٥٫٥ بمحمد")
        let formatted = PhoneNumberFormatStyle(locale: arabic).formattedText(phone)
        #expect(formatted.copyText == "+971 4 555-0123 تحويلة 12")
        #expect(formatted.dialable == "+97145550123;ext=12")
        #expect(
            try CardNumberFormatStyle(locale: arabic).masked().formattedText(CardNumber("4111111111111111")).copyText
                == "•••• 1111")
        #expect(
            try ListFormatStyle(locale: "ar").formattedText([.formatted(formatted), "x"]).copyText
                == "+971 4 555-0123 تحويلة 12 وx")
        #expect(NumberFormatStyle(locale: arabic).formattedText(5).dialable == nil)
    }

    @Test("Attributes name the parts and the direction; the characters are the text")
    func attributes() throws {
        let style = try PriceFormatStyle(currency: "AED", locale: "ar-AE")
        let text = style.formattedText(249)
        let attributed = text.attributed
        #expect(String(attributed.characters) == text.text)
        // Neighbours of one kind are one run.
        let kinds = text.parts.reduce(into: [FormattedPart.Kind]()) { if $0.last != $1.kind { $0.append($1.kind) } }
        #expect(attributed.runs.compactMap(\.bidiFormat.part) == kinds)
        #expect(attributed.runs.allSatisfy { $0.bidiFormat.direction == .rightToLeft })
        let message: BidiString = "x \(249, format: style)"
        let whole = message.attributed(in: MessageContext(try LanguageTag("en")))
        #expect(String(whole.characters) == message.text(in: try LanguageTag("en")))
        #expect(whole.runs.first?.bidiFormat.part == .literal)
        #expect(whole.runs.first?.bidiFormat.direction == .leftToRight)
    }
}
