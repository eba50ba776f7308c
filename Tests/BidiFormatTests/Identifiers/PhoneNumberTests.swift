import BidiFormat
import Testing

@Suite("Phone numbers")
struct PhoneNumberTests {
    @Test(
        "Groups are kept; digits, spaces and full-width forms become ASCII; what is invisible is dropped",
        arguments: [
            ("+971 50 123 4567", "+971 50 123 4567"),
            ("0501234567", "0501234567"),
            ("٠٥٠ ١٢٣ ٤٥٦٧", "050 123 4567"),
            ("۰۲۱-۱۲۳۴۵۶۷۸", "021-12345678"),
            ("+٩٧١ 50 ۱۲۳ 4567", "+971 50 123 4567"),
            ("०११ २३४५ ६७८९", "011 2345 6789"),
            ("＋８１（３）１２３４－５６７８", "+81(3)1234-5678"),
            ("\u{2066}+971\u{00A0}50\u{202F}123\u{2009}4567\u{2069}", "+971 50 123 4567"),
            ("\u{202D}050\u{200E} 123\u{061C} 4567\u{202C}", "050 123 4567"),
            ("\u{FEFF}050\u{200B}1\u{2060}2\u{00AD}3\u{200D}4567", "0501234567"),
            ("\u{3000} 050 123\t 4567 \u{2028}\n", "050 123 4567"),
            ("050 \u{200F} 123 4567", "050 123 4567"),
            ("(02) 555-0123", "(02) 555-0123"),
            ("( 02 ) 555 0123", "( 02 ) 555 0123"),
            ("(+971) 50 123 4567", "(+971) 50 123 4567"),
            ("+ 971 50 123 4567", "+ 971 50 123 4567"),
            ("03.555.0123", "03.555.0123"),
            ("030/5550123", "030/5550123"),
            ("030 / 555 - 0123", "030 / 555 - 0123"),
            ("050\u{2010}123\u{2011}4567", "050\u{2010}123\u{2011}4567"),
            ("050\u{2012}123\u{2013}4567", "050\u{2012}123\u{2013}4567"),
            ("050\u{2212}123\u{FE63}4567", "050\u{2212}123\u{FE63}4567"),
            ("1-800-FLOWERS", "1-800-FLOWERS"),
            ("*123#", "*123#"),
            ("*١٢٣*٤#", "*123*4#"),
            ("999", "999"),
            ("+123456789012345", "+123456789012345"),
            ("00123456789012345", "00123456789012345"),
        ])
    func text(given: String, expected: String) throws {
        let number = try PhoneNumber(given)
        #expect(number.text == expected)
        #expect(try PhoneNumber(number.text) == number)
    }

    @Test("A renderer gets runs of digits and every separator and sign")
    func pieces() throws {
        #expect(
            try PhoneNumber("+٩٧١ (٥٠) 123\u{2011}4567").pieces == [
                .symbol("+"), .digits("971"), .separator(" "), .symbol("("), .digits("50"), .symbol(")"),
                .separator(" "), .digits("123"), .separator("\u{2011}"), .digits("4567"),
            ])
        #expect(
            try PhoneNumber("1-800-FLOWERS").pieces == [
                .digits("1"), .separator("-"), .digits("800"), .separator("-"), .letters("FLOWERS"),
            ])
        #expect(
            try PhoneNumber("*12*3#").pieces == [
                .symbol("*"), .digits("12"), .symbol("*"), .digits("3"), .symbol("#"),
            ])
    }

    @Test(
        "An extension keeps its word",
        arguments: [
            ("555 0123 ext. 12", " ", "ext.", " ", "12"),
            ("555 0123 Ext 12", " ", "Ext", " ", "12"),
            ("555 0123 EXT: ١٢", " ", "EXT:", " ", "12"),
            ("555 0123 ext : 12", " ", "ext :", " ", "12"),
            ("555 0123x12", "", "x", "", "12"),
            ("555 0123 x12", " ", "x", "", "12"),
            ("555 0123 extension 12", " ", "extension", " ", "12"),
            ("+97145550123;ext=12", "", ";ext=", "", "12"),
            ("٥٥٥ ٠١٢٣ تحويلة ١٢", " ", "تحويلة", " ", "12"),
            ("٥٥٥ ٠١٢٣ تحويلة: ١٢", " ", "تحويلة:", " ", "12"),
            ("٥٥٥ ٠١٢٣ داخلي ١٢", " ", "داخلي", " ", "12"),
            ("۵۵۵ ۰۱۲۳ داخلی ۱۲", " ", "داخلی", " ", "12"),
            ("555-0123 שלוחה 12", " ", "שלוחה", " ", "12"),
            ("555-0123 שלוחה.12", " ", "שלוחה.", "", "12"),
            ("123456789012345 x123456789012345", " ", "x", "", "123456789012345"),
        ])
    func phoneExtension(given: String, before: String, word: String, after: String, digits: String) throws {
        let number = try PhoneNumber(given)
        let phoneExtension = try #require(number.phoneExtension)
        #expect(phoneExtension.spaceBefore == before)
        #expect(phoneExtension.word == word)
        #expect(phoneExtension.spaceAfter == after)
        #expect(phoneExtension.digits == digits)
        #expect(try PhoneNumber(number.text) == number)
    }

    @Test("A word for an extension that continues other letters is none")
    func noExtension() throws {
        let number = try PhoneNumber("1-800-FLEX12")
        #expect(number.phoneExtension == nil)
        #expect(number.pieces.suffix(2) == [.letters("FLEX"), .digits("12")])
    }

    @Test(
        "What is refused, and where",
        arguments: [
            ("", nil), ("   ", nil), ("12", nil), ("+12", nil), ("1234567890123456", nil),
            ("+1234567890123456", nil), ("555 0123 x1234567890123456", nil), ("ABC", 0), ("ABC 123", 0),
            // In visual order: the plus at the end, the brackets turned.
            ("4567 123 50 971+", 15), ("4567 123 (971+)", 13), (")02( 555 0123", 0), ("0123 555 )02(", 9),
            ("++971501234567", 1), ("+971+501234567", 4), ("+ +971501234567", 2), ("*+97150123", 1),
            ("(02 555 0123", 0), ("02) 555 0123", 2), ("((02)) 555 0123", 1), ("() 555 0123", 1),
            ("(+) 555 0123", 2), ("(-02) 555", 1), ("(02-) 555", 3),
            ("-050 123 4567", 0), ("050 123 4567-", 12), ("050--1234567", 4), ("050 - / 1234567", 6),
            ("+-971501234567", 1), (".050123", 0), ("050123/", 6),
            ("050\n1234567", 3), ("050\u{2029}1234567", 3), ("050\u{0}1234567", 3), ("050,1234567", 3),
            ("050_1234567", 3), ("050ه1234567", 3), ("03־5550123", 2), ("050🙂1234567", 3), ("05²01234567", 2),
            ("1\u{FE0F}\u{20E3}23456", 1), ("tel:0501234567", 0), ("050[123]4567", 3),
            ("555 0123 ext.", 12), ("555 0123 ext", nil), ("555 0123 x", nil), ("555 0123 تحويلة", 9),
            ("555 0123 ext 12 ext 13", nil), ("ext 12", nil), ("12 تحويلة 0123 555", 3),
        ] as [(String, Int?)])
    func refused(given: String, offset: Int?) {
        let error = #expect(throws: BidiFormatError.self) { try PhoneNumber(given) }
        #expect(error?.code == .badValue)
        #expect(error?.offset == offset)
    }

    @Test("Equal are numbers written alike, whatever digits and invisible characters they came in")
    func equality() throws {
        let latin = try PhoneNumber("050 123 4567")
        #expect(try PhoneNumber("\u{2066}٠٥٠\u{00A0}١٢٣ ٤٥٦٧\u{2069}") == latin)
        #expect(try PhoneNumber("۰۵۰ ۱۲۳ ۴۵۶۷").hashValue == latin.hashValue)
        #expect(try PhoneNumber("0501234567") != latin)
        #expect(try PhoneNumber("0501234567").dialable == latin.dialable)
    }
}
