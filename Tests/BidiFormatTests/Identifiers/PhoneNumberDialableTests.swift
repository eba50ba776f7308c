import BidiFormat
import Testing

@Suite("What a telephone dials (RFC 3966)")
struct PhoneNumberDialableTests {
    @Test(arguments: [
        // RFC 3966, section 6, without "tel:" and with visual separators dropped.
        ("+1-201-555-0123", "+12015550123"),
        ("+971 4 555 0123", "+97145550123"),
        ("(+971) 4 555 0123", "+97145550123"),
        ("+٩٧١ ٤ ٥٥٥ ٠١٢٣", "+97145550123"),
        ("00971 4 555 0123", "+97145550123"),
        ("00 971 4 555 0123", "+97145550123"),
        ("(00971) 4 555 0123", "+97145550123"),
        ("+44 (0)20 7946 0018", "+442079460018"),
        ("+44(0)2079460018", "+442079460018"),
        ("+44 ( 0 ) 20 7946 0018", "+442079460018"),
        ("0044 (0)20 7946 0018", "+442079460018"),
        ("00٤٤ (٠)٢٠ ٧٩٤٦ ٠٠١٨", "+442079460018"),
        // No country code before it: the zero is dialled.
        ("(0)20 7946 0018", "02079460018"),
        ("+4420 (0) 7946 0018", "+4420079460018"),
        ("050 123 4567", "0501234567"),
        ("(02) 555-0123", "025550123"),
        ("999", "999"), ("000", "000"), ("0011", "0011"), ("0001234", "0001234"),
        ("*123#", "*123#"), ("*140*3#", "*140*3#"), ("(*123) 4#", "*1234#"), ("#31#0501234567", "#31#0501234567"),
        ("+971 4 555 0123 ext. 12", "+97145550123;ext=12"),
        ("+971 4 555 0123 تحويلة ١٢", "+97145550123;ext=12"),
        ("03-555-0123 שלוחה 7", "035550123;ext=7"),
        ("+97145550123;ext=12", "+97145550123;ext=12"),
    ])
    func dialable(given: String, expected: String) throws {
        let dialable = try #require(try PhoneNumber(given).dialable)
        #expect(dialable == expected)
        // What is dialled is a number itself and dials the same.
        #expect(try PhoneNumber(dialable).dialable == dialable)
    }

    @Test(
        "Nil where nothing can be dialled with certainty",
        arguments: [
            "1-800-FLOWERS", "0800 ABC ext. 12", "+971*123#", "555 0123 #12",
            "+0501234567", "+00971501234567", "+ (0)20 7946",
        ])
    func notDialable(given: String) throws {
        #expect(try PhoneNumber(given).dialable == nil)
    }
}
