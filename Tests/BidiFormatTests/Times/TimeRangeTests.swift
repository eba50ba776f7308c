import BidiFormat
import BidiText
import ICUBridge
import Testing

/// Literals from CLDR 42 (ICU 72) and `rules.md`: start where reading begins, Latin day periods not shared.
@Suite("Ranges of times as seen")
struct TimeRangeTests {
    struct Row: CustomTestStringConvertible {
        let locale: String
        let range: (start: String, end: String)
        let seen: String
        var testDescription: String { "\(locale) \(range.start)-\(range.end)" }
    }

    static let rows: [Row] = [
        Row(locale: "ar-MA", range: ("10:00", "18:00"), seen: "18:00–10:00"),
        Row(locale: "he", range: ("10:00", "18:00"), seen: "18:00–10:00"),
        Row(locale: "ar-EG", range: ("10:00", "18:00"), seen: "م ٦:٠٠ – ص ١٠:٠٠"),
        Row(locale: "ar-AE", range: ("10:00", "18:00"), seen: "م 6:00 – ص 10:00"),
        Row(locale: "fa", range: ("10:00", "18:00"), seen: "۱۸:۰۰ ات ۱۰:۰۰"),
        Row(locale: "ur", range: ("10:00", "18:00"), seen: "6:00 PM – 10:00 AM"),
        Row(locale: "ur", range: ("10:00", "11:00"), seen: "11:00 AM – 10:00 AM"),
        Row(locale: "en", range: ("10:00", "18:00"), seen: "10:00 AM – 6:00 PM"),
        Row(locale: "de", range: ("10:00", "18:00"), seen: "10:00–18:00 Uhr"),
        Row(locale: "he", range: ("22:30", "02:00"), seen: "2:00–22:30"),
        Row(locale: "he", range: ("10:00", "10:00"), seen: "10:00–10:00"),
        Row(locale: "he", range: ("00:00", "24:00"), seen: "0:00–0:00"),
        Row(locale: "en", range: ("22:30", "02:00"), seen: "10:30 PM – 2:00 AM"),
        Row(locale: "en", range: ("10:00", "10:00"), seen: "10:00 AM – 10:00 AM"),
    ]

    @Test(arguments: rows)
    func literal(_ row: Row) throws {
        let style = try TimeRangeFormatStyle(locale: row.locale)
        #expect(Seen.of(style.format(try TimeRange(row.range.start, row.range.end)), in: style.language) == row.seen)
    }

    @Test("On request the start is on the left")
    func leftToRight() throws {
        let range = try TimeRange("10:00", "18:00")
        for locale in ["he", "ar-MA"] {
            let style = try TimeRangeFormatStyle(locale: locale).order(.leftToRight)
            #expect(Seen.of(style.format(range), in: style.language) == "10:00–18:00")
        }
    }

    @Test("A skeleton says which clock")
    func skeletons() throws {
        let range = try TimeRange("10:00", "18:00")
        let style = try TimeRangeFormatStyle(locale: "en").skeleton(TimeSkeleton("Hm"))
        #expect(Seen.of(style.format(range), in: style.language) == "10:00 – 18:00")
        for refused in ["", "m", "ymd", "jmZ", "j m", "jjjjjjjjjjjjjjjjj"] {
            #expect(throws: BidiFormatError.self, "\(refused)") { try TimeSkeleton(refused) }
        }
    }

    @Test("Past midnight, in every language, no date is printed and both ends are")
    func pastMidnight() throws {
        let range = try TimeRange("22:30", "02:00")
        let date: Set<FormattedPart.Kind> = [.era, .year, .month, .day, .weekday, .timeZone]
        var count = 0
        for language in ICULocale.available.compactMap({ try? LanguageTag($0) }) {
            let parts = TimeRangeFormatStyle(locale: language).formattedText(range).content
            #expect(!parts.contains { date.contains($0.kind) }, "\(language)")
            for end in [FormattedPart.RangeSource.start, .end] {
                #expect(parts.contains { $0.kind == .hour && $0.source == end }, "\(language)")
            }
            count += 1
        }
        #expect(count > 700)
    }
}
