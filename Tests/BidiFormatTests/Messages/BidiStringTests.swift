import BidiFormat
import BidiText
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

@Suite("Messages")
struct BidiStringTests {
    private let arabic: LanguageTag
    private let emirates: LanguageTag
    private let english: LanguageTag

    init() throws {
        arabic = try LanguageTag("ar-EG")
        emirates = try LanguageTag("ar-AE")
        english = try LanguageTag("en")
    }

    @Test("Numbers of every type, with a style and with the message's language")
    func numbers() throws {
        let style = try NumberFormatStyle(locale: "en")
        let values: [BidiString] = [
            "\(5, format: style)", "\(UInt8(5), format: style)", "\(5.0, format: style)", "\(Float(5), format: style)",
            "\(Decimal(5), format: style)", "\(Int128(5), format: style)", "\(5, format: .number)",
            "\(UInt8(5), format: .number)", "\(5.0, format: .number)", "\(Float(5), format: .number)",
            "\(Decimal(5), format: .number)", "\(Int128(5), format: .number)",
        ]
        for value in values { #expect(value.text(in: english) == "5") }
        #expect(values[0].text(in: arabic) == "5", "a style keeps its language")
        #expect(values[6].text(in: arabic) == "٥", "options take the message's")
    }

    @Test("Other values")
    func otherValues() throws {
        let range = try TimeRange("10:00", "18:00")
        let phone = try PhoneNumber("050-123-4567")
        let card = try CardNumber("4111111111111111")
        let line: BidiString =
            "\(range, format: .timeRange) \(phone, format: .phoneNumber) \(card, format: .cardNumber)"
        #expect(Seen.withPlainSpaces(line.text(in: english)) == "10:00 AM – 6:00 PM 050-123-4567 4111 1111 1111 1111")
        let hebrew = try LanguageTag("he")
        #expect(Seen.of(line.text(in: hebrew), in: english) == "18:00–10:00 050-123-4567 4111 1111 1111 1111")
        let rightToLeft = line.text(in: hebrew).visualText(base: .rightToLeft)
        #expect(Seen.withPlainSpaces(rightToLeft) == "4111 1111 1111 1111 050-123-4567 18:00–10:00")
    }

    @Test("Texts of every type are free text")
    func texts() throws {
        let name = "Anna"
        let line: BidiString = "\(name), \(name.prefix(2)), \(name.dropFirst())"
        #expect(line.text(in: english) == "Anna, An, nna")
        let isolated = "\u{2066}Anna\u{2069}، \u{2066}An\u{2069}"
        let greeting: BidiString = "\(name)، \(name.prefix(2))"
        #expect(greeting.text(in: arabic) == isolated)
        let empty: BidiString = "\("")"
        #expect(empty.text(in: arabic) == "" && empty.parts(in: arabic).isEmpty)
    }

    @Test("The direction is the text's own, the message's where it has none")
    func directions() {
        let line: BidiString = "\("שלום") \("50% -") \("\u{2067}שלום\u{2069}")"
        #expect(
            line.text(in: arabic) == "\u{2067}שלום\u{2069} \u{2067}50% -\u{2069} \u{2067}\u{2067}שלום\u{2069}\u{2069}")
        #expect(line.text(in: english) == "\u{2067}שלום\u{2069} 50% - \u{2067}\u{2067}שלום\u{2069}\u{2069}")
    }

    @Test("Formatted text, messages and verbatim text inside a message")
    func nesting() throws {
        let price = try PriceFormatStyle(currency: "USD", locale: "en").formattedText(5)
        let inner: BidiString = "[\("Anna")]"
        let outer: BidiString = "\(price) \(inner) \(verbatim: "<\u{200F}>")"
        #expect(outer.text(in: english) == "$5.00 [Anna] <\u{200F}>")
        #expect(outer.text(in: arabic) == "\u{2066}$5.00\u{2069} [\u{2066}Anna\u{2069}] <\u{200F}>")
        let sum: BidiString = "a" + inner + "b"
        #expect(sum.text(in: english) == "a[Anna]b")
    }

    @Test("The message decides what is isolated")
    func policy() throws {
        let egyptian = try PriceFormatStyle(currency: "EGP", locale: "ar-EG")
        let american = try PriceFormatStyle(currency: "USD", locale: "en")
        let line: BidiString =
            "\(5, format: egyptian)|\(5, format: american)|\("Anna")|\("محمد")|\(12, format: .number)|\(-12, format: .number)"
        func isolated(_ language: LanguageTag, _ isolation: Isolation = .automatic) -> [Bool] {
            line.text(in: language, isolation: isolation).split(separator: "|").map { $0.hasSuffix("\u{2069}") }
        }
        #expect(isolated(english) == [true, false, false, true, false, false])
        #expect(isolated(emirates) == [true, true, true, true, false, true])
        #expect(isolated(english, .isolates) == [true, true, true, true, true, true])
        #expect(isolated(emirates, .none) == [false, false, false, false, false, false])
    }

    @Test("An Arabic price in an English sentence, and the other way round, as seen")
    func mixedSentences() throws {
        let egyptian = try PriceFormatStyle(currency: "USD", locale: "ar-EG")
        let line: BidiString = "Total \(-1234.5, format: egyptian) today"
        #expect(
            Seen.withPlainSpaces(line.text(in: english).visualText(base: .leftToRight)) == "Total US$ ١٬٢٣٤٫٥٠- today")
        let clock: BidiString = "\(18, format: .number):\(30, format: .number)"
        #expect(clock.text(in: emirates).visualText(base: .rightToLeft) == "18:30")
        #expect(clock.text(in: arabic).visualText(base: .rightToLeft) == "١٨:٣٠")
    }

    @Test("HTML has an element for every value and escapes everything")
    func html() throws {
        let line: BidiString = "<b> & \("<i>\"Anna\" & 'Ben'</i>") \(5, format: .price(.usd))"
        #expect(
            line.html(in: english)
                == "&lt;b&gt; &amp; <bdi dir=\"ltr\">&lt;i&gt;&quot;Anna&quot; &amp; &#39;Ben&#39;&lt;/i&gt;</bdi> "
                + "<bdi dir=\"ltr\">$5.00</bdi>")
        let attribute = line.htmlAttribute(in: arabic)
        #expect(!attribute.contains("<") && !attribute.contains("\"") && !attribute.contains("bdi"))
        #expect(attribute.contains("\u{2066}&lt;i&gt;&quot;Anna"))
        let hebrew: BidiString = "\("שלום")"
        #expect(hebrew.html(in: english) == "<bdi dir=\"rtl\">שלום</bdi>")
    }

    @Test("The parts joined are the text; plain text has no controls", arguments: ["en", "ar-EG", "ar-AE", "he", "fa"])
    func parts(tag: String) throws {
        let language = try LanguageTag(tag)
        let line: BidiString =
            "ب\("محمد")ب \u{200F}a\(-5.5, format: .price(.usd))\t\("a\tb\u{202E}c")\(try TimeRange("10:00", "11:00"), format: .timeRange)"
        for isolation in Isolation.allCases {
            let parts = line.parts(in: language, isolation: isolation)
            #expect(parts.map(\.text).joined() == line.text(in: language, isolation: isolation))
            #expect(parts.allSatisfy { !$0.text.isEmpty })
            for part in parts {
                let controls = part.text.unicodeScalars.count { BidiControl($0) != nil }
                #expect(part.kind == .control || controls == 0)
            }
        }
        #expect(!line.plain(in: language).unicodeScalars.contains { BidiControl($0) != nil || $0 == "\u{A0}" })
        #expect(line.plain(in: language).contains("bc"))
    }
}
