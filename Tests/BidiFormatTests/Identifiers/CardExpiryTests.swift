import BidiFormat
import Testing

@Suite("Expiry and security code of a card")
struct CardExpiryTests {
    @Test(arguments: [
        ("05/27", 5, 2027), ("5/27", 5, 2027), ("12/2031", 12, 2031), ("0527", 5, 2027), ("05-27", 5, 2027),
        ("05 / 27", 5, 2027), ("05 27", 5, 2027), ("٠٥/٢٧", 5, 2027), ("۰۵/۲۷", 5, 2027), ("０５／２７", 5, 2027),
        ("\u{2066}05/27\u{2069}", 5, 2027), ("01/00", 1, 2000), ("12/99", 12, 2099), ("1/2099", 1, 2099),
    ])
    func read(given: String, month: Int, year: Int) throws {
        let expiry = try CardExpiry(given)
        #expect(expiry.month == month)
        #expect(expiry.year == year)
        #expect(try CardExpiry(expiry.text) == expiry)
    }

    @Test(arguments: [
        "", "/", "05/", "/27", "00/27", "13/27", "27/05", "٢٧/٠٥", "05//27", "05/27/", "05/27/01", "05/1999", "05/2100",
        "005/27", "05/027", "527", "052027", "05.27", "05\\27", "May 27", "05/2\u{0}7", "05-/27", "\u{2066}\u{2069}",
    ])
    func refused(given: String) {
        #expect(throws: BidiFormatError.self) { try CardExpiry(given) }
    }

    @Test("Text in Latin digits, and the order of time")
    func textAndOrder() throws {
        #expect(try CardExpiry("٥/٢٠٢٧").text == "05/27")
        #expect(try CardExpiry(month: 11, year: 2030).text == "11/30")
        #expect(try CardExpiry("12/27") < CardExpiry("01/28"))
        #expect(try CardExpiry("05/27") < CardExpiry("06/27"))
        #expect(throws: BidiFormatError.self) { try CardExpiry(month: 0, year: 2027) }
        #expect(throws: BidiFormatError.self) { try CardExpiry(month: .max, year: .min) }
    }

    @Test(arguments: [("123", "123"), ("1234", "1234"), ("٠١٢", "012"), (" \u{200F}۰۱۲۳ ", "0123")])
    func securityCode(given: String, digits: String) throws {
        #expect(try SecurityCode(given).digits == digits)
    }

    @Test(arguments: ["", "12", "12345", "12 3", "1-23", "12a", "12\u{0}3", "\u{2069}", "1²3"])
    func refusedSecurityCode(given: String) {
        #expect(throws: BidiFormatError.self) { try SecurityCode(given) }
    }
}
