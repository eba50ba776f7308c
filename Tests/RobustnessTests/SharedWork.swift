internal import BidiDiagnosis
internal import BidiFormat
internal import BidiText

/// Work on values that all threads share: every public style, what it caches, and paragraphs.
///
/// A kind of value that is new gets a line here.
struct SharedWork: Sendable {
    let name: String
    /// The same text every time.
    let run: @Sendable () -> String

    /// Two languages with other digits and directions, so that caches hold more than one entry.
    static func all() throws -> [SharedWork] {
        try ["ar-EG", "he-u-nu-latn"].flatMap { tag in
            let language = try LanguageTag(tag)
            let values = try numbers(language) + times(language) + dates(language) + durations(language)
            return try values + identifiers(language) + technical(language) + fields(language) + checkedAnew(tag)
        } + texts()
    }

    private static func numbers(_ language: LanguageTag) throws -> [SharedWork] {
        let number = NumberFormatStyle(locale: language)
        let percent = PercentFormatStyle(locale: language)
        let perMille = PerMilleFormatStyle(locale: language)
        let price = PriceFormatStyle(currency: try Currency("AED"), locale: language)
        let unit = UnitFormatStyle(unit: .kilogram, locale: language)
        let ordinal = OrdinalFormatStyle(try OrdinalRules(for: language))
        let range = try NumberRange(10, 25)
        let numbers = NumericRangeFormatStyle(number)
        let prices = NumericRangeFormatStyle(price)
        let plural = PluralRules(for: language)
        return [
            SharedWork(name: "number") { number.format(-1_234_567) },
            SharedWork(name: "percent") { percent.format(0.256) },
            SharedWork(name: "per mille") { perMille.format(0.256) },
            SharedWork(name: "price") { price.format(-249) },
            SharedWork(name: "unit") { unit.format(3) },
            SharedWork(name: "ordinal") { ordinal.format(21) },
            SharedWork(name: "number range") { numbers.format(range) },
            SharedWork(name: "price range") { prices.format(range) },
            SharedWork(name: "plural") { (0..<30).map { plural.category(of: $0).rawValue }.joined() },
        ]
    }

    private static func times(_ language: LanguageTag) throws -> [SharedWork] {
        let style = TimeRangeFormatStyle(locale: language)
        let day = try TimeRange("09:30", "18:05")
        let night = try TimeRange("22:30", "02:00")
        return [SharedWork(name: "time range") { style.format(day) + style.format(night) }]
    }

    private static func identifiers(_ language: LanguageTag) throws -> [SharedWork] {
        let phone = try PhoneNumber("+971 50 123 4567")
        let card = try CardNumber("4242 4242 4242 4242")
        let phones = PhoneNumberFormatStyle(locale: language)
        let cards = CardNumberFormatStyle(locale: language)
        let message: BidiString = "رقم \(phone, format: phones) \("abc (1)")"
        return [
            SharedWork(name: "phone") { phones.format(phone) },
            SharedWork(name: "card") { cards.format(card) },
            SharedWork(name: "message") { message.text(in: language) + message.html(in: language) },
        ]
    }

    /// Values that are made anew every time, and so go through the caches; a bad one is refused every time.
    private static func checkedAnew(_ tag: String) -> [SharedWork] {
        [
            SharedWork(name: "made anew") {
                do {
                    let price = try PriceFormatStyle(currency: "ILS", locale: tag)
                    let unit = try UnitFormatStyle(unit: "kilometer-per-hour", locale: tag)
                    let digits = price.language(price.language.numberingSystem(try NumberingSystem("arabext")))
                    return price.format(5) + unit.format(5) + digits.format(5)
                } catch {
                    return "\(error)"
                }
            },
            SharedWork(name: "refused") {
                do {
                    return try LanguageTag("\(tag)-u-nu-klingon").identifier
                } catch {
                    return "\(error)"
                }
            },
        ]
    }

    private static func texts() throws -> [SharedWork] {
        // A paragraph for each of the three engines: isolates, an override, and an embedding, which ICU resolves.
        let text =
            "abc \u{2067}\u{5D0}\u{5D1} (1)\u{2069} \u{627}\u{661}, +971 50\n\u{202E}x\u{202C}\n"
            + "\u{202B}abc \u{5D0}\u{202C} 1"
        let paragraphs = BidiParagraph.paragraphs(of: text)
        return [
            SharedWork(name: "paragraphs") {
                paragraphs.map { "\($0.visualText) \($0.visualOrder) \($0.runs(in: .visual).count)" }.joined()
            },
            SharedWork(name: "resolved anew") { text.visualText(base: .rightToLeft) + text.isolated(.firstStrong) },
            SharedWork(name: "explanation") { "\(paragraphs.map { $0.explanation().steps.count })" },
            SharedWork(name: "diagnosis") { Diagnosis(of: text).fixed ?? "nothing to fix" },
        ]
    }
}
