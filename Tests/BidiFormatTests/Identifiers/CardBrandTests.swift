import BidiFormat
import Testing

@Suite("Card brands by their first digits")
struct CardBrandTests {
    /// Both ends of every published range and the neighbours outside.
    @Test(
        arguments: [
            ("4000", .visa), ("4999", .visa),
            ("5099", .maestro), ("5100", .mastercard), ("5599", .mastercard), ("5600", .maestro),
            ("2220", nil), ("2221", .mastercard), ("2720", .mastercard), ("2721", nil),
            ("2199", nil), ("2200", .mir), ("2204", .mir), ("2205", nil),
            ("3399", nil), ("3400", .americanExpress), ("3500", nil), ("3700", .americanExpress),
            ("3799", .americanExpress),
            ("3000", .dinersClub), ("3059", .dinersClub), ("3060", nil), ("3089", nil), ("3095", .dinersClub),
            ("3100", nil), ("3600", .dinersClub), ("3800", .dinersClub), ("3999", .dinersClub),
            ("3527", nil), ("3528", .jcb), ("3589", .jcb), ("3590", nil),
            ("6010", .maestro), ("6011", .discover), ("6012", .maestro), ("6439", .maestro), ("6440", .discover),
            ("6499", .discover), ("6500", .discover), ("6599", .discover), ("6600", .maestro),
            ("6199", .maestro), ("6200", .unionPay), ("6299", .unionPay), ("6300", .maestro),
            ("5799", .maestro), ("5899", .maestro), ("5900", nil),
            ("0000", nil), ("1000", nil), ("7000", nil), ("8000", nil), ("9000", nil),
        ] as [(String, CardBrand?)])
    func brand(prefix: String, brand: CardBrand?) throws {
        #expect(try CardNumber(prefix + "000000000000").brand == brand)
    }
}
