import BidiFormat
import BidiText
import ICUBridge
import Testing

/// What a style prints is read back as the value that was shown, in every locale ICU has and however it was copied.
@Suite("Reading back what was printed")
struct RoundTripTests {
    /// The values of `rules.md`, section 4, with what is shown of them.
    static let numbers: [(value: String, shown: String)] = [
        ("0", "0"), ("1", "1"), ("-1", "-1"), ("12.5", "12.5"), ("999", "999"), ("1000", "1000"), ("1234", "1234"),
        ("-1234.5", "-1234.5"), ("0.123", "0.123"), ("1.234", "1.234"), ("12345.678", "12345.678"),
        ("1234567.89", "1234567.89"), ("0.005", "0.005"),
    ]

    /// As printed; without controls; NBSP and thin spaces as space; without spaces; in three numbering systems.
    static func variants(_ text: String) -> [String] {
        let ordinary = String(
            String.UnicodeScalarView(
                text.unicodeScalars.map { $0.properties.generalCategory == .spaceSeparator ? " " : $0 }))
        return [
            text, text.removingBidiControls(), ordinary, ordinary.replacing(" ", with: ""),
            NumberingSystem.latin.replacingDigits(in: text), NumberingSystem.arabicIndic.replacingDigits(in: text),
            NumberingSystem.extendedArabicIndic.replacingDigits(in: text),
        ]
    }

    /// How a run over all locales went.
    struct Count: Equatable {
        var readings = 0
        var wrong: [String] = []
        var refused: [String] = []

        mutating func add(_ text: String, _ shown: String, in tag: String, _ read: () throws -> ExactDecimal) {
            readings += 1
            guard let value = try? read() else {
                refused.append("\(tag): \(text.unicodeScalars.map { $0.escaped() }.joined()) refused")
                return
            }
            if value.text != shown { wrong.append("\(tag): \(text) read as \(value.text), not \(shown)") }
        }
    }

    static var languages: [LanguageTag] { ICULocale.available.compactMap { try? LanguageTag($0) } }

    @Test func everyNumber() throws {
        var count = Count()
        for language in Self.languages {
            let style = NumberFormatStyle(locale: language)
            for (value, shown) in Self.numbers {
                let text = try style.format(exactly: ExactDecimal(value))
                for variant in Self.variants(text) {
                    count.add(variant, shown, in: language.identifier) { try style.readExactly(variant) }
                }
            }
        }
        #expect(count.wrong.isEmpty, "\(count.wrong.count): \(count.wrong.prefix(8))")
        #expect(count.refused.isEmpty, "\(count.refused.count): \(count.refused.prefix(8))")
        #expect(count.readings == Self.languages.count * 13 * 7)
    }

    @Test func everyPercent() throws {
        var count = Count()
        for language in Self.languages {
            let style = PercentFormatStyle(locale: language).precision(try .fractionDigits(minimum: 0, maximum: 3))
            for (value, shown) in Self.numbers {
                let text = try style.format(exactly: ExactDecimal(value))
                for variant in Self.variants(text) {
                    count.add(variant, shown, in: language.identifier) { try style.readExactly(variant) }
                }
            }
        }
        #expect(count.wrong.isEmpty, "\(count.wrong.count): \(count.wrong.prefix(8))")
        #expect(count.refused.isEmpty, "\(count.refused.count): \(count.refused.prefix(8))")
    }

    @Test(arguments: ["AED", "USD", "KWD", "JPY", "ILS"], PriceFormatStyle.Presentation.allCases)
    func everyPrice(_ code: String, _ presentation: PriceFormatStyle.Presentation) throws {
        var count = Count()
        for language in Self.languages {
            let style = PriceFormatStyle(currency: try Currency(code), locale: language).presentation(presentation)
                .precision(try .fractionDigits(minimum: 0, maximum: 3))
            for (value, shown) in Self.numbers {
                let text = try style.format(exactly: ExactDecimal(value))
                for variant in Self.variants(text) {
                    count.add(variant, shown, in: language.identifier) { try style.readExactly(variant) }
                }
            }
        }
        #expect(count.wrong.isEmpty, "\(count.wrong.count): \(count.wrong.prefix(8))")
        #expect(count.refused.isEmpty, "\(count.refused.count): \(count.refused.prefix(8))")
    }
}
