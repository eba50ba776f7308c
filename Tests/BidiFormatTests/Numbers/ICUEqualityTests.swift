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

    /// The kinds whose visible characters may differ in a right-to-left language, by the rows of the list.
    static let listed: Set<String> = ["rials", "compact price", "consumption"]

    /// Those of single values: a part of an hour is no hour (`שעה`) and no two hours, so it is written in digits.
    static let listedOfSingleValues = listed.union(["hours"])

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
                    if !Self.listedOfSingleValues.contains(kind.name) {
                        Issue.record("\(locale) \(kind.name) \(value): \(text), not \(expected)")
                    }
                }
            }
        }
        #expect(compared == Self.rightToLeft.count * NumericKind.all.count * NumericKind.values.count)
        #expect(Set(differences.keys) == Self.listedOfSingleValues, "\(differences)")
        #expect(differences["hours"] == 2, "0.005 hours in he and he_IL")
    }

    @Test func `visible characters of ranges in every right-to-left locale`() throws {
        var compared = 0
        for locale in Self.rightToLeft {
            let language = try LanguageTag(locale)
            for kind in NumericKind.all where !Self.listed.contains(kind.name) {
                let signed = try Self.rangeFormatter(kind, locale, kind.signedCollapse)
                let unsigned = try Self.rangeFormatter(kind, locale, .automatic)
                for (start, end) in NumericKind.ranges {
                    let showsSign = start.hasPrefix("-") || kind.name == "signed number"
                    let icu = try (showsSign ? signed : unsigned).format(from: start, to: end)
                    let expected = String(decoding: icu.text, as: UTF16.self).visible
                    let text = kind.formatRange(try NumberRange(start, end), language).text.visible
                    if text != expected {
                        Issue.record("\(locale) \(kind.name) \(start) to \(end): \(text), not \(expected)")
                    }
                    compared += 1
                }
            }
        }
        let kinds = NumericKind.all.count - Self.listed.count
        #expect(compared == Self.rightToLeft.count * kinds * NumericKind.ranges.count)
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
