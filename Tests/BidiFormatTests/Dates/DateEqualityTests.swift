import BidiFormat
import BidiText
import ICUBridge
import Testing

/// In left-to-right languages the text without isolates is ICU's own, character by character.
@Suite("Equal to ICU's C formatters")
struct DateEqualityTests {
    /// Each language by its tag and by the name that ICU lists it with.
    static let languages: [(tag: LanguageTag, icu: String)] = ICULocale.available.compactMap { name in
        (try? LanguageTag(name)).map { ($0, name) }
    }.filter { $0.0.baseDirection == .leftToRight }

    static let wall = 1_709_672_700_000.0

    @Test("Dates and times in all locales")
    func dates() throws {
        var compared = 0
        var faults: [String] = []
        let when = try LocalDateTime("2024-03-05T21:05")
        for (tag, name) in Self.languages {
            for (index, style) in DateStyle.allCases.enumerated() {
                let icuStyle = [ICUDateFormatter.Style.full, .long, .medium, .short][index]
                let date = DateTimeFormatStyle(.init(.date(style)), locale: tag).isolation(.none).format(when)
                let both = DateTimeFormatStyle(.init(.dateTime(date: style, time: .short)), locale: tag)
                    .isolation(.none).format(when)
                let raw = try ICUDateFormatter(date: icuStyle, time: nil, locale: name, timeZone: "Etc/UTC")
                let rawBoth = try ICUDateFormatter(date: icuStyle, time: .short, locale: name, timeZone: "Etc/UTC")
                for (text, formatter) in [(date, raw), (both, rawBoth)] {
                    let expected = String(decoding: try formatter.format(Self.wall).text, as: UTF16.self)
                    compared += 1
                    if text != expected { faults.append("\(name): \(text), not \(expected)") }
                }
            }
        }
        #expect(compared == Self.languages.count * 8)
        if ICUVersion.icu == "72.1" { #expect(Self.languages.count == 730) }
        #expect(faults.isEmpty, "\(faults.count): \(faults.prefix(5).joined(separator: "\n"))")
    }

    @Test("Ranges in all locales")
    func ranges() throws {
        var compared = 0
        var faults: [String] = []
        let days = try DateRange("2024-03-05", "2024-03-09")
        let times = try TimeRange("10:00", "18:00")
        let skeleton = DateFormatStyle.Fields.skeleton(try DateSkeleton("yMMMd"))
        for (tag, name) in Self.languages {
            let rows = [
                (
                    DateRangeFormatStyle(.init(skeleton), locale: tag).isolation(.none).format(days), "yMMMd",
                    1_709_596_800_000.0, 1_709_942_400_000.0
                ),
                (TimeRangeFormatStyle(locale: tag).isolation(.none).format(times), "jm", 36_000_000.0, 64_800_000.0),
            ]
            for (text, skeleton, from, to) in rows {
                let formatter = try ICUIntervalFormatter(skeleton: skeleton, locale: name, timeZone: "Etc/UTC")
                let expected = String(decoding: try formatter.format(from: from, to: to).text, as: UTF16.self)
                compared += 1
                if text != expected { faults.append("\(name): \(text), not \(expected)") }
            }
        }
        #expect(compared == Self.languages.count * 2)
        #expect(faults.isEmpty, "\(faults.count): \(faults.prefix(5).joined(separator: "\n"))")
    }

    /// What this package changes in right-to-left languages is invisible, but for Latin day periods in ranges.
    @Test("The visible characters of right-to-left languages")
    func visible() throws {
        var compared = 0
        var faults: [String] = []
        let when = try LocalDateTime("2024-03-05T21:05")
        let times = try TimeRange("09:00", "11:00")
        var unshared: Set<String> = []
        for name in ICULocale.available {
            let tag = try LanguageTag(name)
            guard tag.baseDirection == .rightToLeft else { continue }
            for (index, style) in DateStyle.allCases.enumerated() {
                let icuStyle = [ICUDateFormatter.Style.full, .long, .medium, .short][index]
                let text = DateTimeFormatStyle(.init(.dateTime(date: style, time: .short)), locale: tag).format(when)
                let raw = try ICUDateFormatter(date: icuStyle, time: .short, locale: name, timeZone: "Etc/UTC")
                let expected = String(decoding: try raw.format(Self.wall).text, as: UTF16.self)
                compared += 1
                if text.removingBidiControls() != expected.removingBidiControls() { faults.append("\(name): \(text)") }
            }
            let text = TimeRangeFormatStyle(locale: tag).format(times)
            let raw = try ICUIntervalFormatter(skeleton: "jm", locale: name, timeZone: "Etc/UTC")
            let expected = String(decoding: try raw.format(from: 32_400_000, to: 39_600_000).text, as: UTF16.self)
            if text.removingBidiControls() != expected.removingBidiControls() { unshared.insert(tag.languageCode) }
        }
        #expect(compared == 4 * ICULocale.available.filter { ICULocale.isRightToLeft($0) }.count)
        #expect(faults.isEmpty, "\(faults.count): \(faults.prefix(5).joined(separator: "\n"))")
        // ICU 72 and 78: languages whose AM and PM are Latin.
        #expect(unshared.isSubset(of: ["ur", "pa", "lrc", "mzn", "uz"]), "\(unshared)")
        #expect(unshared.contains("ur"))
    }

    @Test("Relative times in all locales")
    func relative() throws {
        var faults: [String] = []
        for (tag, name) in Self.languages {
            let formatter = try ICURelativeFormatter(style: .long, locale: name)
            let expected = String(decoding: try formatter.format(-3, .day, isNumeric: true).text, as: UTF16.self)
            let text = RelativeTimeFormatStyle(locale: tag).isolation(.none).format(try RelativeTime(-3, .day))
            if text != expected { faults.append("\(name): \(text), not \(expected)") }
        }
        #expect(faults.isEmpty, "\(faults.count): \(faults.prefix(5).joined(separator: "\n"))")
    }

    @Test("Plain spaces are the only difference of plain spaces")
    func spaces() throws {
        var changed = 0
        let range = try TimeRange("10:00", "18:00")
        for (tag, _) in Self.languages {
            let cldr = TimeRangeFormatStyle(locale: tag).format(range)
            let plain = TimeRangeFormatStyle(locale: tag).spaces(.plain).format(range)
            #expect(!plain.unicodeScalars.contains { ["\u{202F}", "\u{2009}", "\u{200A}"].contains($0) })
            #expect(cldr.replacing("\u{202F}", with: " ").replacing("\u{2009}", with: " ") == plain)
            changed += cldr == plain ? 0 : 1
        }
        #expect(changed > 100, "\(changed) of \(Self.languages.count)")
        let english = TimeFormatStyle(locale: try LanguageTag("en"))
        #expect(english.spaces(.plain).format(try TimeOfDay("21:05")) == "9:05 PM")
    }

    @Test("22:30 to 02:00 without a date, 10:00 to 10:00 with both ends, 24:00 as midnight, in all locales")
    func timesOfDay() throws {
        let all = ICULocale.available.compactMap { try? LanguageTag($0) }
        let overnight = try TimeRange("22:30", "02:00")
        let around = try TimeRange("10:00", "10:00")
        let toMidnight = try TimeRange("18:00", "24:00")
        let fromMidnight = try TimeRange("00:00", "10:00")
        let dateKinds: Set<FormattedPart.Kind> = [.era, .year, .month, .day, .weekday]
        for tag in all {
            let style = TimeRangeFormatStyle(locale: tag)
            for range in [overnight, around, toMidnight] {
                let parts = style.formattedText(range).parts
                #expect(!parts.contains { dateKinds.contains($0.kind) }, "\(tag) \(range)")
                for end in [FormattedPart.RangeSource.start, .end] {
                    #expect(parts.contains { $0.source == end && $0.kind == .hour }, "\(tag) \(range)")
                }
            }
            let hours = { (range: TimeRange, end: FormattedPart.RangeSource) in
                style.formattedText(range).parts.filter { $0.source == end && [.hour, .minute].contains($0.kind) }.map(
                    \.text)
            }
            #expect(hours(around, .start) == hours(around, .end), "\(tag)")
            #expect(hours(toMidnight, .end) == hours(fromMidnight, .start), "\(tag)")
        }
        if ICUVersion.icu == "72.1" { #expect(all.count == 805) }
    }
}
