import BidiFormat
import Testing

@Suite("Hostile input to identifiers")
struct HostileIdentifierTests {
    private static func refusals(of text: String) -> Int {
        func refuses<Value: MaskedIdentifier>(_: Value.Type) -> Int {
            do {
                _ = try Value(text)
                return 0
            } catch {
                // However long the text is, the message is a message.
                return error.message.utf8.count < 500 ? 1 : 0
            }
        }
        return refuses(PhoneNumber.self) + refuses(CardNumber.self) + refuses(CardExpiry.self)
            + refuses(SecurityCode.self) + refuses(IBAN.self) + refuses(OneTimeCode.self)
    }

    @Test("A million digits are refused")
    func million() { #expect(Self.refusals(of: String(repeating: "1", count: 1_000_000)) == 6) }

    @Test(
        "Too much of anything is refused, with a short message",
        arguments: [
            "٣", "A", "+", "(", ")", "*", "#", " ", "-", ".", "/", "\u{2066}", "\u{0}", "x1", "1 ", "1-", "(1)", "1(2)",
            "ب",
        ])
    func repeated(unit: String) { #expect(Self.refusals(of: String(repeating: unit, count: 20_000)) == 6) }

    @Test("A million controls round a number are dropped")
    func controls() throws {
        let controls = String(repeating: "\u{2068}\u{200F}", count: 500_000)
        #expect(try PhoneNumber(controls + "050 123" + controls + "4567").text == "050 1234567")
        #expect(try CardNumber(controls + "4242 4242 4242 4242").isValid)
    }

    @Test(
        "Nothing but what cannot be seen",
        arguments: [
            "", " ", "\u{0}", "\u{2066}",
            "\u{200E}\u{200F}\u{061C}\u{202A}\u{202B}\u{202C}\u{202D}\u{202E}\u{2066}\u{2067}\u{2068}\u{2069}",
            "\u{FEFF}", "\u{200B}", "\u{2060}", "\u{00AD}", "\n\n", "\u{2028}\u{2029}", "\u{3000}\u{00A0}",
        ])
    func invisible(text: String) {
        #expect(Self.refusals(of: text) == 6)
    }

    /// By the Unicode Character Database: decimal digits and full-width forms count as ASCII, the characters of
    /// rule 1 count as nothing, spaces group, hyphens join; every other scalar is refused.
    @Test("Every scalar between the digits of a card and a phone number")
    func everyScalar() {
        let dropped: Set<UInt32> = [
            0xAD, 0x61C, 0x200B, 0x200C, 0x200D, 0x200E, 0x200F, 0x202A, 0x202B, 0x202C, 0x202D, 0x202E, 0x2060, 0x2066,
            0x2067, 0x2068, 0x2069, 0xFEFF,
        ]
        let hyphens: Set<UInt32> = [0x2D, 0x2010, 0x2011, 0x2012, 0x2013, 0x2212, 0xFE63, 0xFF0D]
        // What a phone number takes besides, in ASCII and full width.
        let ascii = "./*#ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".unicodeScalars.map(\.value)
        let phoneOnly = Set(ascii + ascii.map { $0 + 0xFEE0 })
        var (digits, spaces, wrong) = (0, 0, [UInt32]())
        for value in UInt32(0)...0x10FFFF {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let category = scalar.properties.generalCategory
            // Half a million unassigned and private characters are all alike.
            if [.unassigned, .privateUse].contains(category), !value.isMultiple(of: 101) { continue }
            var expected: String?
            if category == .decimalNumber, let digit = scalar.properties.numericValue {
                // ICU 70 has Unicode 14; Swift may know digits that the ICU in use does not.
                if let age = scalar.properties.age, age.major > 14 { continue }
                digits += 1
                expected = "424242424242\(Int(digit))1"
            } else if value == 9 || category == .spaceSeparator {
                spaces += 1
                expected = "4242424242421"
            } else if dropped.contains(value) || hyphens.contains(value) {
                expected = "4242424242421"
            }
            let text = "424242424242\(Character(scalar))1"
            let phoneReads = (try? PhoneNumber(text)) != nil
            if (try? CardNumber(text))?.digits != expected
                || phoneReads != (expected != nil || phoneOnly.contains(value))
            {
                wrong.append(value)
            }
        }
        #expect(wrong == [])
        // 66 systems of decimal digits in Unicode 14; 17 space separators and the tab.
        #expect(digits == 660)
        #expect(spaces == 18)
    }
}
