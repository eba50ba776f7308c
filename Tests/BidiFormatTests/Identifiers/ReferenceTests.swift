import BidiFormat
import BidiText
import Testing

@Suite("Reference numbers")
struct ReferenceTests {
    /// The words are those of rules.md 3; seen from left to right.
    @Test(
        "The language's word, NBSP, the code",
        arguments: [
            ("ar", "رقم", "A-1234 مقر"), ("fa", "شماره", "A-1234 هرامش"), ("he", "מס׳", "A-1234 ׳סמ"),
            ("ur", "نمبر", "A-1234 ربمن"), ("ckb", "ژمارە", "A-1234 ەرامژ"), ("ps", "شمېره", "A-1234 هرېمش"),
            ("sd", "نمبر", "A-1234 ربمن"),
        ])
    func rightToLeft(tag: String, word: String, seen: String) throws {
        let style = try ReferenceFormatStyle(locale: tag)
        for given in ["A-1234", "#A-1234", "№ A-1234", "A-1234#", "\u{2066}#A-١٢٣٤\u{2069}", "＃Ａ-１２３４"] {
            let text = style.format(try ReferenceCode(given))
            #expect(text == "\u{2067}\(word)\u{A0}\u{2066}A-1234\u{2069}\u{2069}")
            for base in [BaseDirection.leftToRight, .rightToLeft] {
                #expect(text.visualText(base: base).replacing("\u{A0}", with: " ") == seen)
            }
        }
    }

    @Test(
        "A word of the language's is no part of the code",
        arguments: [
            ("رقم A-12", "A-12"), ("رقم: A-12", "A-12"), ("שם 5", "שם 5"), ("מס׳ #5", "5"), ("نمبر\u{A0}٥", "5"),
            ("رقم", "رقم"),
            ("رقمي 5", "رقمي 5"), ("شماره ۱۲", "12"), ("رقم #", "رقم"),
        ])
    func words(given: String, code: String) throws {
        #expect(try ReferenceCode(given).text == code)
    }

    @Test(
        "A sign where the language has no word",
        arguments: [
            ("ru", "№\u{A0}A-1"), ("uk", "№\u{A0}A-1"), ("kk", "№\u{A0}A-1"), ("en", "#A-1"), ("de", "#A-1"),
            ("tr", "#A-1"),
            ("ug", "\u{2066}#A-1\u{2069}"), ("sd-Deva", "#A-1"),
        ])
    func signs(tag: String, text: String) throws {
        #expect(try ReferenceFormatStyle(locale: tag).format(ReferenceCode("A-1")) == text)
    }

    @Test("Noun and word can be given; a code without a word is one left-to-right piece")
    func given() throws {
        let arabic = try LanguageTag("ar")
        let code = try ReferenceCode("10234")
        func seen(_ style: ReferenceFormatStyle) -> String {
            style.format(code).visualText(base: .rightToLeft).replacing("\u{A0}", with: " ")
        }
        #expect(seen(.reference(locale: arabic).noun("طلب")) == "10234 مقر بلط")
        #expect(seen(.reference(locale: arabic).noun("طلب").word(.custom("#"))) == "#10234 بلط")
        #expect(seen(.reference(locale: arabic).noun("طلب").word(.none)) == "10234 بلط")
        #expect(seen(.reference(locale: arabic).word(.custom("فاتورة"))) == "10234 ةروتاف")
        #expect(ReferenceFormatStyle.code(locale: arabic).format(code) == "\u{2066}10234\u{2069}")
        #expect(
            ReferenceFormatStyle.reference(locale: try LanguageTag("en")).noun("Order").format(code) == "Order #10234")
    }

    @Test(arguments: ["", "#", "№", "--", "a\nb", "a\u{0}b", String(repeating: "1", count: 65)])
    func refused(text: String) {
        let error = #expect(throws: BidiFormatError.self) { try ReferenceCode(text) }
        #expect(error?.code == .badValue)
    }
}
