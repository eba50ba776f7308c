import BidiFormat
import Testing

@Suite("One-time codes")
struct OneTimeCodeTests {
    @Test(arguments: [
        ("123456", "123456", ["123456"], [], "123456"),
        ("123 456", "123456", ["123", "456"], [" "], "123 456"),
        ("123-456", "123456", ["123", "456"], ["-"], "123-456"),
        ("G-123456", "G123456", ["G", "123456"], ["-"], "G-123456"),
        ("١٢٣\u{00A0}٤٥٦", "123456", ["123", "456"], [" "], "123 456"),
        ("\u{2066}۱۲۳۴\u{2069}", "1234", ["1234"], [], "1234"),
        ("aB3d - 9", "aB3d9", ["aB3d", "9"], [" - "], "aB3d - 9"),
        ("1234567890", "1234567890", ["1234567890"], [], "1234567890"),
    ])
    func read(given: String, code: String, groups: [String], separators: [String], text: String) throws {
        let value = try OneTimeCode(given)
        #expect(value.code == code)
        #expect(value.groups == groups)
        #expect(value.separators == separators)
        #expect(value.text == text)
        #expect(try OneTimeCode(text) == value)
    }

    @Test(arguments: [
        "", "123", "12345678901", "12_456", "123\n456", "12\u{0}456", "-1234", "1234-", "12--34", "كود1234", "é1234",
    ])
    func refused(given: String) {
        #expect(throws: BidiFormatError.self) { try OneTimeCode(given) }
    }
}
