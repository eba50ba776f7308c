import BidiFormat
import BidiText
import ICUBridge
import Testing

/// What is printed against what ICU's C formatter prints that was opened with the same options.
///
/// Left-to-right languages: the same characters, isolates aside. Right-to-left languages: the same visible characters,
/// but for the kinds that `Documentation/Differences.md` lists.
@Suite("Equality with ICU")
struct ICUEqualityTests {
    static let leftToRight = ICULocale.available.filter { !ICULocale.isRightToLeft($0) }
    static let rightToLeft = ICULocale.available.filter(ICULocale.isRightToLeft)

    @Test func `single values in every left-to-right locale`() throws {
        #expect(ICUVersion.icu != "72.1" || Self.leftToRight.count == 730)
        var compared = 0
        for locale in Self.leftToRight {
            let language = try LanguageTag(locale)
            for kind in NumericKind.all {
                let icu = try ICUNumberFormatter(skeleton: kind.skeleton, locale: locale)
                for value in NumericKind.values {
                    let expected = String(decoding: try icu.format(value).text, as: UTF16.self)
                    let text = kind.format(try ExactDecimal(value), language).withoutIsolates
                    if text != expected { Issue.record("\(locale) \(kind.name) \(value): \(text), not \(expected)") }
                    compared += 1
                }
            }
        }
        #expect(compared == Self.leftToRight.count * NumericKind.all.count * NumericKind.values.count)
    }

    @Test func `ranges in every left-to-right locale`() throws {
        var compared = 0
        for locale in Self.leftToRight {
            let language = try LanguageTag(locale)
            for kind in NumericKind.all {
                let signed = try Self.rangeFormatter(kind, locale, kind.signedCollapse)
                let unsigned = try Self.rangeFormatter(kind, locale, .automatic)
                for (start, end) in NumericKind.ranges {
                    let showsSign = start.hasPrefix("-") || kind.name == "signed number"
                    let icu = try (showsSign ? signed : unsigned).format(from: start, to: end)
                    let expected = String(decoding: icu.text, as: UTF16.self)
                    let text = kind.formatRange(try NumberRange(start, end), language).withoutIsolates
                    if text != expected {
                        Issue.record("\(locale) \(kind.name) \(start) to \(end): \(text), not \(expected)")
                    }
                    compared += 1
                }
            }
        }
        #expect(compared == Self.leftToRight.count * NumericKind.all.count * NumericKind.ranges.count)
    }

    static func rangeFormatter(
        _ kind: NumericKind, _ locale: String, _ collapse: ICUNumberRangeFormatter.Collapse
    ) throws -> ICUNumberRangeFormatter {
        try ICUNumberRangeFormatter(
            skeleton: kind.skeleton, locale: locale, collapse: collapse, identityFallback: .approximately)
    }

    /// The kinds whose visible characters may differ in a right-to-left language, by the rows of the list. Part of an
    /// hour is no hour (`שעה`) and no two hours, so it is written in digits.
    static let listed: Set<String> = ["rials", "compact price", "consumption", "hours", "liters"]

    @Test func `visible characters of single values in every right-to-left locale`() throws {
        #expect(ICUVersion.icu != "72.1" || Self.rightToLeft.count == 75)
        var compared = 0
        var differences: [String: Int] = [:]
        for locale in Self.rightToLeft {
            let language = try LanguageTag(locale)
            for kind in NumericKind.all {
                let icu = try ICUNumberFormatter(skeleton: kind.skeleton, locale: locale)
                for value in NumericKind.values {
                    let expected = String(decoding: try icu.format(value).text, as: UTF16.self).visible
                    let text = kind.format(try ExactDecimal(value), language).text.visible
                    compared += 1
                    guard text != expected else { continue }
                    differences[kind.name, default: 0] += 1
                    if !Self.listed.contains(kind.name) {
                        Issue.record("\(locale) \(kind.name) \(value): \(text), not \(expected)")
                    }
                }
            }
        }
        #expect(compared == Self.rightToLeft.count * NumericKind.all.count * NumericKind.values.count)
        #expect(Set(differences.keys) == Self.listed, "\(differences)")
        #expect(differences["hours"] == 2, "0.005 hours in he and he_IL")
        #expect(differences["liters"] == 4, "1 and 0.005 litres in he and he_IL")
    }

    @Test func `visible characters of ranges in every right-to-left locale`() throws {
        var compared = 0
        var apart: (kinds: Set<String>, languages: Set<String>) = ([], [])
        for locale in Self.rightToLeft {
            let language = try LanguageTag(locale)
            for kind in NumericKind.all {
                let signed = try Self.rangeFormatter(kind, locale, kind.signedCollapse)
                let unsigned = try Self.rangeFormatter(kind, locale, .automatic)
                let separate = try Self.rangeFormatter(kind, locale, .none)
                for (start, end) in NumericKind.ranges {
                    let visible = { (formatter: ICUNumberRangeFormatter) in
                        String(decoding: try formatter.format(from: start, to: end).text, as: UTF16.self).visible
                    }
                    let showsSign = start.hasPrefix("-") || kind.name == "signed number"
                    let expected = try visible(showsSign ? signed : unsigned)
                    let text = kind.formatRange(try NumberRange(start, end), language).text.visible
                    compared += 1
                    if text == expected { continue }
                    let isRight =
                        switch kind.name {
                        // A currency that is moved has a place at each end, with a space where ICU has none.
                        case "rials", "compact price":
                            try Self.visibleCharacters(text) == Self.visibleCharacters(visible(separate))
                        case "consumption":
                            NumberingSystem.latin.replacingDigits(in: text)
                                == NumberingSystem.latin.replacingDigits(in: expected)
                        // A currency that would be seen between the numbers is not shared.
                        default: try text == visible(separate)
                        }
                    if !isRight { Issue.record("\(locale) \(kind.name) \(start) to \(end): \(text), not \(expected)") }
                    if !Self.listed.contains(kind.name) {
                        apart.kinds.insert(kind.name)
                        apart.languages.insert(language.languageCode)
                    }
                }
            }
        }
        #expect(compared == Self.rightToLeft.count * NumericKind.all.count * NumericKind.ranges.count)
        guard ICUVersion.icu.hasPrefix("72.") else { return }
        // Those whose prices run from left to right; the others are ICU's own, in Arabic, Hebrew, Kurdish, Sindhi, ...
        #expect(apart.kinds == ["price", "narrow price", "price by code", "price by name", "accounting", "cash"])
        #expect(apart.languages == ["fa", "ks", "lrc", "mzn", "pa", "ps", "ug", "ur", "uz", "yi"])
    }

    /// The characters without spaces, in any order.
    private static func visibleCharacters(_ text: String) -> [Unicode.Scalar] {
        text.unicodeScalars.filter { !$0.properties.isWhitespace }.sorted()
    }
}

extension FormattedText {
    /// The text without isolates; marks that CLDR's patterns hold stay.
    fileprivate var withoutIsolates: String {
        String(
            String.UnicodeScalarView(
                text.unicodeScalars.filter { !("\u{2066}"..."\u{2069}").contains($0) }))
    }
}
