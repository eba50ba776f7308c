@testable import BidiFormat
internal import BidiText
import Properties
import Testing

/// Templates of ranges of times against the plain path, whose texts other tests compare with ICU's.
@Suite("Time range templates")
struct TimeRangeTemplateTests {
    private typealias Style = TimeRangeFormatStyle

    private func template(of style: Style) throws -> TimeRangeTemplate {
        try #require(
            TimeRangeTemplate(style.language.numberingSystem) { range in
                style.options.formattedText(range, in: style.language)
                    .isolated(in: style.language.baseDirection, style.isolation).text
            })
    }

    /// How many of the ranges the template of a style covers; all texts by it are compared.
    private func coverage(of style: Style, _ ranges: [TimeRange]) throws -> Int {
        let template = try template(of: style)
        var count = 0
        for range in ranges {
            guard let text = template.text(range) else { continue }
            count += 1
            let plain = style.formattedText(range).text
            #expect(
                text.unicodeScalars.elementsEqual(plain.unicodeScalars), "\(style.language) \(range.start)-\(range.end)"
            )
        }
        return count
    }

    /// A third of them in one hour, where the order of the minutes counts; some with equal ends, some to 24:00.
    private func ranges(_ count: Int, seed: UInt64) throws -> [TimeRange] {
        var generator = SplitMix64(seed: seed)
        return try (0..<count).map { index in
            let start = Int.random(in: 0..<1440, using: &generator)
            let other = Int.random(in: 0...1440, using: &generator)
            let end =
                switch index % 9 {
                case 0: start
                case 1...3: start / 60 * 60 + other % 60
                default: other
                }
            return try TimeRange(
                from: TimeOfDay(hour: start / 60, minute: start % 60), to: TimeOfDay(hour: end / 60, minute: end % 60))
        }
    }

    @Test("Every hour is written as the plain path writes it", arguments: NumericTemplateTests.locales)
    func agreement(locale: String) throws {
        let style = Style(locale: try LanguageTag(locale))
        let ranges = try ranges(420, seed: 0x71AE)
        #expect(try coverage(of: style, ranges) == 420)
        let isolated = style.isolation(.isolates).order(.leftToRight)
        #expect(try coverage(of: isolated, Array(ranges.prefix(40))) == 40)
    }

    @Test("Other clocks and fields", arguments: ["Hm", "hm", "km", "j", "jmm"])
    func skeletons(pattern: String) throws {
        let ranges = try ranges(60, seed: 0x5CE1)
        for locale in ["en", "ar-EG", "he", "ur"] {
            let style = Style(locale: try LanguageTag(locale)).skeleton(try TimeSkeleton(pattern))
            #expect(try coverage(of: style, ranges) == 60, "\(locale)")
        }
    }

    @Test("Every minute of noon and midnight, which have words of their own", arguments: ["jm", "hmb", "hmB", "Cm"])
    func noon(pattern: String) throws {
        let minutes = try (0..<60).map { minute in
            let times = try [0, 12].map { try TimeOfDay(hour: $0, minute: minute) }
            let other = try TimeOfDay(hour: 15, minute: 59 - minute)
            return try [(times[0], other), (times[1], other), (other, times[1]), (times[0], times[1])]
                .map { try TimeRange(from: $0.0, to: $0.1) }
        }
        for locale in ["en", "ar-EG", "hi"] {
            let style = Style(locale: try LanguageTag(locale)).skeleton(try TimeSkeleton(pattern))
            #expect(try coverage(of: style, minutes.flatMap(\.self)) > 0)
        }
    }

    @Test("A held style writes the same before and after it has learned, and after it is changed")
    func heldStyle() throws {
        var style = Style(locale: try LanguageTag("ar-EG"))
        for (count, range) in try ranges(200, seed: 0x4E1D).enumerated() {
            #expect(style.format(range) == style.formattedText(range).text)
            if count == 100 { style.language = try LanguageTag("he") }
            if count == 150 { style.isolation = .none }
            if count == 175 { style = style.order(.leftToRight) }
        }
        #expect(style == style.isolation(.none))
    }
}
