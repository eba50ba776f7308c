import BidiFormat
import BidiText
import Properties
import Testing

/// Amounts written by a grammar of what people type: every text has one reading by `rules.md`, section 4.
@Suite("Random amounts")
struct RandomAmountTests {
    @Test func everyTextIsItsValue() throws {
        var writer = AmountWriter(SplitMix64(seed: 0xB1D1))
        let tags = ["ar-EG", "ar-MA", "fa", "he", "ur", "ckb", "ps", "de-CH", "fr-CA", "ru", "en", "de", "ff-Adlm"]
        let styles = try tags.map { try NumberFormatStyle(locale: $0) }
        var wrong: [String] = []
        for index in 0..<10_000 {
            let (text, value) = writer.next()
            let style = styles[index % styles.count]
            let read = try? style.readExactly(text).text
            if read != value {
                wrong.append(
                    "\(style.language): \(text.unicodeScalars.map { $0.escaped(asASCII: true) }.joined()) is \(value), read \(read ?? "nothing")"
                )
            }
        }
        #expect(wrong.isEmpty, "\(wrong.count): \(wrong.prefix(5))")
    }
}
