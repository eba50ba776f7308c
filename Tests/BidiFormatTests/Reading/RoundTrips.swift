import BidiFormat
import BidiText
import ICUBridge
import TestSupport

/// Prints values in many languages, changes the texts as copying does, and counts how reading them goes.
enum RoundTrips {
    /// The values of `rules.md`, section 4.
    static let numbers = [
        "0", "1", "-1", "12.5", "999", "1000", "1234", "-1234.5", "0.123", "1.234", "12345.678", "1234567.89", "0.005",
    ]

    /// Every language ICU has.
    static let languages = ICULocale.available.compactMap { try? LanguageTag($0) }

    /// All right-to-left languages and every 25th of the others; all of them where the environment has
    /// `BIDI_EVERY_LOCALE`, which takes minutes.
    static let sample: [LanguageTag] = {
        guard !isWhole else { return languages }
        return languages.enumerated().filter { $1.baseDirection == .rightToLeft || $0.isMultiple(of: 25) }.map(\.element)
    }()

    static let isWhole = TestEnvironment.isSet("BIDI_EVERY_LOCALE")

    /// As printed; without controls; spaces of all kinds as space; without spaces; in three numbering systems; padded.
    static func variants(_ text: String) -> [String] {
        let ordinary = String(
            String.UnicodeScalarView(
                text.unicodeScalars.map { $0.properties.generalCategory == .spaceSeparator ? " " : $0 }))
        return [
            text, text.removingBidiControls(), ordinary, withoutOptionalSpaces(ordinary),
            NumberingSystem.latin.replacingDigits(in: text), NumberingSystem.arabicIndic.replacingDigits(in: text),
            NumberingSystem.extendedArabicIndic.replacingDigits(in: text), "\u{200F}  \(text)\u{2009}\t\u{202C}",
        ]
    }

    /// The text without the spaces that part no two digits: those of groups are separators.
    private static func withoutOptionalSpaces(_ text: String) -> String {
        let scalars = Array(text.unicodeScalars)
        let isDigit = { (index: Int) in
            scalars.indices.contains(index) && scalars[index].properties.numericType == .decimal
        }
        return String(
            String.UnicodeScalarView(
                scalars.indices.filter { scalars[$0] != " " || isDigit($0 - 1) && isDigit($0 + 1) }.map { scalars[$0] }))
    }

    /// How a run went.
    struct Count {
        var readings = 0
        var wrong: [String] = []
        var refused: [String] = []

        mutating func add<Value: Equatable>(
            _ text: String, is expected: Value, in tag: String, _ read: () throws -> Value
        ) {
            readings += 1
            do {
                let value = try read()
                if value != expected { wrong.append("\(tag): \(Self.escaped(text)) read as \(value)") }
            } catch {
                refused.append("\(tag): \(Self.escaped(text)) refused: \(error)")
            }
        }

        private static func escaped(_ text: String) -> String {
            text.unicodeScalars.map { $0.escaped() }.joined()
        }
    }

    /// Every value in every variant, in each language; a style's text and its editing text.
    static func count<Style: ReadableNumericFormatStyle>(
        in languages: [LanguageTag], _ style: (LanguageTag) throws -> Style
    ) throws -> Count {
        var count = Count()
        for language in languages {
            let style = try style(language)
            for value in try numbers.map({ try ExactDecimal($0) }) {
                for variant in variants(style.format(exactly: value)) {
                    count.add(variant, is: value, in: language.identifier) { try style.readExactly(variant) }
                }
                let edited = style.editingText(exactly: value)
                if edited.containsBidiControls { count.wrong.append("\(language): a control is edited") }
                count.add(edited, is: value, in: language.identifier) { try style.readExactly(edited) }
            }
        }
        return count
    }
}
