import BidiFormat
import Testing

@Suite("Card numbers")
struct CardNumberTests {
    /// Numbers that payment processors publish for tests (Stripe, Adyen, PayPal).
    @Test(
        "Public test numbers: brand, groups and check digit",
        arguments: [
            ("4242424242424242", .visa, ["4242", "4242", "4242", "4242"]),
            ("4222222222222", .visa, ["4222", "2222", "2222", "2"]),
            ("5555555555554444", .mastercard, ["5555", "5555", "5555", "4444"]),
            ("2223003122003222", .mastercard, ["2223", "0031", "2200", "3222"]),
            ("378282246310005", .americanExpress, ["3782", "822463", "10005"]),
            ("371449635398431", .americanExpress, ["3714", "496353", "98431"]),
            ("30569309025904", .dinersClub, ["3056", "930902", "5904"]),
            ("36227206271667", .dinersClub, ["3622", "720627", "1667"]),
            ("3056930009020004", .dinersClub, ["3056", "9300", "0902", "0004"]),
            ("6011111111111117", .discover, ["6011", "1111", "1111", "1117"]),
            ("3566002020360505", .jcb, ["3566", "0020", "2036", "0505"]),
            ("6200000000000005", .unionPay, ["6200", "0000", "0000", "0005"]),
            ("6205500000000000004", .unionPay, ["6205", "5000", "0000", "0000", "004"]),
            ("6771798021000008", .maestro, ["6771", "7980", "2100", "0008"]),
        ] as [(String, CardBrand, [String])])
    func published(digits: String, brand: CardBrand, groups: [String]) throws {
        let card = try CardNumber(digits)
        #expect(card.isValid)
        #expect(card.brand == brand)
        #expect(card.groups == groups)
        #expect(card.lastFour == digits.suffix(4))
        #expect(card.text == groups.joined(separator: " "))
    }

    @Test(
        "Every digit counts for the check sum",
        arguments: ["4242424242424242", "378282246310005", "30569309025904", "6205500000000000004"])
    func changedDigit(digits: String) throws {
        for index in digits.indices {
            for other in "0123456789" where other != digits[index] {
                let changed = String(digits[..<index]) + String(other) + digits[digits.index(after: index)...]
                #expect(try !CardNumber(changed).isValid)
            }
        }
    }

    @Test(
        "Read from any digits, spaces and hyphens",
        arguments: [
            "4242 4242 4242 4242", "4242-4242-4242-4242", "4242\u{00A0}4242\u{2009}4242\u{3000}4242",
            "٤٢٤٢ ٤٢٤٢ ٤٢٤٢ ٤٢٤٢", "۴۲۴۲۴۲۴۲۴۲۴۲۴۲۴۲", "٤٢٤٢ 4242 ۴۲۴۲ ４２４２", "42 42424 2424 2424 2",
            "\u{2066}4242 4242 4242 4242\u{2069}", "\u{202E}4242\u{FEFF}4242\u{200B}4242\u{00AD}4242\u{202C}",
            " \n4242 4242 - 4242\u{2013}4242\t",
        ])
    func spellings(given: String) throws {
        let card = try CardNumber(given)
        #expect(card.digits == "4242424242424242")
        #expect(try card == CardNumber("4242424242424242"))
    }

    @Test("12 to 19 digits, without a valid check sum too")
    func lengths() throws {
        for count in 0...40 {
            let digits = String(repeating: "1", count: count)
            if (12...19).contains(count) {
                #expect(try CardNumber(digits).digits == digits)
            } else {
                #expect(throws: BidiFormatError.self, "\(count) digits") { try CardNumber(digits) }
            }
        }
    }

    @Test(
        "What is refused, and where",
        arguments: [
            ("", nil), (" \u{2066}\u{2069} ", nil), ("4242 4242 424", nil), ("4242-4242-4242-424x", 18),
            ("-4242 4242 4242 4242", 0), ("4242 4242 4242 4242-", 19), ("4242--4242 4242 4242", 5),
            ("4242 - - 4242 4242 4242", 7), ("4242.4242.4242.4242", 4), ("4242/4242/4242/4242", 4),
            ("4242\n4242 4242 4242", 4), ("4242\u{0}4242 4242 4242", 4), ("+4242 4242 4242 4242", 0),
            ("4242 4242 4242 424²", 18), ("4242 4242 4242 424Ⅳ", 18), ("ب242 4242 4242 4242", 0),
            ("\u{2066}4242 4242 4242 42_2\u{2069}", 18),
        ] as [(String, Int?)])
    func refused(given: String, offset: Int?) {
        let error = #expect(throws: BidiFormatError.self) { try CardNumber(given) }
        #expect(error?.code == .badValue)
        #expect(error?.offset == offset)
    }
}
