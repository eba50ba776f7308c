import BidiFormat
import Testing

/// A number that is shown as zero has no minus, however small it was below zero.
@Suite("The sign of zero")
struct ZeroSignTests {
    private static let zeros: [ExactDecimal] = [
        0, ExactDecimal(-0.0), ExactDecimal(-0.0000001), ExactDecimal(0.0000001),
    ]

    @Test("No sign where zero has none", arguments: [SignDisplay.automatic, .accounting, .exceptZero, .never])
    func unsigned(_ sign: SignDisplay) {
        var count = 0
        for (language, _) in MatrixLocales.all {
            let zero = NumberFormatStyle(locale: language).format(0)
            let price = PriceFormatStyle(currency: .usd, locale: language).sign(sign)
            for value in Self.zeros {
                #expect(NumberFormatStyle(locale: language).sign(sign).format(exactly: value) == zero, "\(language)")
                #expect(price.format(exactly: value) == price.format(0), "\(language)")
                let roles = Specimen(price.formattedText(exactly: value)).roles
                #expect(!roles.contains(.sign), "\(language) \(value.text)")
                count += 1
            }
        }
        #expect(count == MatrixLocales.all.count * 4)
    }

    @Test("A plus where every number has a sign")
    func signed() throws {
        for (language, _) in MatrixLocales.all {
            for value in Self.zeros {
                let parts = PriceFormatStyle(currency: .usd, locale: language).sign(.always)
                    .formattedText(exactly: value).content
                #expect(
                    parts.contains { $0.kind == .plusSign } && !parts.contains { $0.kind == .minusSign }, "\(language)")
            }
        }
        #expect(try NumberFormatStyle(locale: "en").sign(.always).format(0) == "+0")
        #expect(try NumberFormatStyle(locale: "en").sign(.always).format(-0.0) == "+0")
        #expect(try PriceFormatStyle(currency: "USD", locale: "en").sign(.always).format(-0.001) == "+$0.00")
    }
}
