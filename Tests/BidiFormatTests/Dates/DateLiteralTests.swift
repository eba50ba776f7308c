import BidiFormat
import BidiText
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What is seen from left to right, all spaces equal, alike in a left-to-right and in a right-to-left paragraph.
///
/// The fields are CLDR's (CLDR 42, ICU 72.1), the order is that of `rules.md` and `facts.md`.
@Suite("Dates and times as seen")
struct DateLiteralTests {
    struct Row: CustomTestStringConvertible {
        let locale: String
        let style: String
        let seen: String
        var testDescription: String { "\(locale) \(style)" }
    }

    static func expect(_ text: String, isSeenAs seen: String) {
        for base in [BaseDirection.leftToRight, .rightToLeft] {
            let visual = text.visualText(base: base).map { "\u{A0}\u{202F}\u{2009}".contains($0) ? " " : $0 }
            #expect(
                String(visual) == seen, "\(base): \(text.unicodeScalars.map { $0.escaped(asASCII: true) }.joined())")
        }
    }

    static let dates = [
        Row(locale: "ar-SA-u-ca-gregory", style: "short", seen: "٢٠٢٤/٣/٥"),
        Row(locale: "ar_SA@calendar=gregorian", style: "short", seen: "٢٠٢٤/٣/٥"),
        Row(locale: "ar-AE", style: "short", seen: "2024/3/5"),
        Row(locale: "ar-AE", style: "long", seen: "2024 سرام 5"),
        Row(locale: "ar-EG", style: "full", seen: "٢٠٢٤ سرام ٥ ،ءاثالثلا"),
        Row(locale: "he", style: "short", seen: "5.3.2024"),
        Row(locale: "he", style: "long", seen: "2024 ץרמב 5"),
        Row(locale: "fa", style: "short", seen: "۱۴۰۲/۱۲/۱۵"),
        Row(locale: "fa-u-ca-gregory", style: "long", seen: "۲۰۲۴ سرام ۵"),
        Row(locale: "ur", style: "short", seen: "5/3/24"),
        Row(locale: "ckb", style: "short", seen: "٢٠٢٤-٠٣-٠٥"),
        Row(locale: "sd", style: "short", seen: "٢٠٢٤-٠٣-٠٥"),
        Row(locale: "ug", style: "short", seen: "2024-03-05"),
        Row(locale: "ug", style: "medium", seen: "2024 ،ترام-5"),
        Row(locale: "ps", style: "medium", seen: "۱۵ بک ۱۴۰۲ AP"),
        Row(locale: "lrc", style: "medium", seen: "AP ۱۴۰۲ Esfand ۱۵"),
        Row(locale: "he-u-ca-hebrew", style: "long", seen: "ד״פשת ׳א רדאב ה״כ"),
        Row(locale: "en", style: "long", seen: "March 5, 2024"),
        Row(locale: "sv-u-nu-arab", style: "short", seen: "٢٠٢٤-٠٣-٠٥"),
    ]

    @Test("Dates", arguments: dates)
    func date(_ row: Row) throws {
        let style = DateFormatStyle(
            .init(.style(try #require(DateStyle(rawValue: row.style)))), locale: try LanguageTag(row.locale),
            isolation: .isolates)
        Self.expect(style.format(try LocalDate("2024-03-05")), isSeenAs: row.seen)
    }

    static let times = [
        Row(locale: "ar-EG", style: "short", seen: "م ٩:٠٥"),
        Row(locale: "ar-AE", style: "short", seen: "م 9:05"),
        Row(locale: "ar-AE-u-hc-h23", style: "short", seen: "21:05"),
        Row(locale: "ur", style: "short", seen: "9:05 PM"),
        Row(locale: "ur", style: "full", seen: "9:05:00 PM"),
        Row(locale: "he", style: "short", seen: "21:05"),
        Row(locale: "he-u-hc-h12", style: "short", seen: "צ״החא 9:05"),
        Row(locale: "en-u-hc-h23", style: "medium", seen: "21:05:00"),
        Row(locale: "en", style: "short", seen: "9:05 PM"),
    ]

    @Test("Times", arguments: times)
    func time(_ row: Row) throws {
        let style = TimeFormatStyle(
            .init(.style(try #require(TimeStyle(rawValue: row.style)))), locale: try LanguageTag(row.locale),
            isolation: .isolates)
        Self.expect(style.format(try TimeOfDay("21:05")), isSeenAs: row.seen)
    }

    static let dateRanges = [
        Row(locale: "ar-AE", style: "long", seen: "2024 ،سرام 9–5"),
        Row(locale: "ar-AE", style: "short", seen: "2024/3/9 – 2024/3/5"),
        Row(locale: "ar-EG", style: "short", seen: "٢٠٢٤/٣/٩ – ٢٠٢٤/٣/٥"),
        Row(locale: "he", style: "long", seen: "2024 ץרמב 9–5"),
        Row(locale: "fa", style: "long", seen: "۱۴۰۲ دنفسا ۱۹ ات ۱۵"),
        Row(locale: "ur", style: "short", seen: "9/3/24 – 5/3/24"),
        Row(locale: "ckb", style: "short", seen: "٢٠٢٤-٠٣-٠٩ – ٢٠٢٤-٠٣-٠٥"),
        Row(locale: "en", style: "long", seen: "March 5 – 9, 2024"),
    ]

    @Test("Ranges of days start where reading does", arguments: dateRanges)
    func dateRange(_ row: Row) throws {
        let style = DateRangeFormatStyle(
            .init(.style(try #require(DateStyle(rawValue: row.style)))), locale: try LanguageTag(row.locale),
            isolation: .isolates)
        Self.expect(style.format(try DateRange("2024-03-05", "2024-03-09")), isSeenAs: row.seen)
    }

    static let dateTimeRanges = [
        Row(locale: "ur", style: "", seen: "10:30 AM – 9:00 AM 2024 ،چرام 5"),
        Row(locale: "ar-AE", style: "", seen: "ص 10:30–9:00 ،2024/03/05"),
        Row(locale: "he", style: "", seen: "10:30–9:00 ,2024 ץרמב 5"),
    ]

    @Test("Latin day periods are not shared, others are", arguments: dateTimeRanges)
    func dateTimeRange(_ row: Row) throws {
        let style = DateTimeRangeFormatStyle(locale: try LanguageTag(row.locale), isolation: .isolates)
        Self.expect(style.format(try DateTimeRange("2024-03-05T09:00", "2024-03-05T10:30")), isSeenAs: row.seen)
    }

    @Test("From left to right on request")
    func leftToRight() throws {
        let range = try DateRange("2024-03-05", "2024-03-09")
        let style = DateRangeFormatStyle(.init(.style(.short)), locale: try LanguageTag("ar-AE")).order(.leftToRight)
        Self.expect(style.format(range), isSeenAs: "2024/3/5 – 2024/3/9")
        let times = try TimeRangeFormatStyle(locale: "ur").order(.leftToRight)
        Self.expect(times.format(try TimeRange("10:00", "11:00")), isSeenAs: "10:00 AM – 11:00 AM")
    }

    @Test("Relative times, time spans and countdowns")
    func durations() throws {
        let arabic = try LanguageTag("ar-AE")
        let hebrew = try LanguageTag("he")
        Self.expect(RelativeTimeFormatStyle(locale: arabic).format(try RelativeTime("PT5M")), isSeenAs: "قئاقد 5 لالخ")
        Self.expect(
            RelativeTimeFormatStyle(locale: hebrew).wording(.worded).format(try RelativeTime("-P1D")), isSeenAs: "לומתא"
        )
        Self.expect(
            RelativeTimeFormatStyle(locale: try LanguageTag("yi")).format(try RelativeTime("-P3D")), isSeenAs: "-3 d")
        Self.expect(TimeSpanFormatStyle(locale: arabic).format(try TimeSpan("PT2H5M")), isSeenAs: "قئاقد 5و ناتعاس")
        Self.expect(CountdownFormatStyle(locale: hebrew).format(.seconds(3909)), isSeenAs: "1:05:09")
        Self.expect(CountdownFormatStyle(locale: try LanguageTag("ar-EG")).format(.seconds(65)), isSeenAs: "١:٠٥")
        Self.expect(
            CountdownFormatStyle(locale: try LanguageTag("ar-EG")).total(.seconds(3120)).format(.seconds(70)),
            isSeenAs: "٠١:١٠ / ٥٢:٠٠")
        Self.expect(CountdownFormatStyle(locale: try LanguageTag("fi")).format(.seconds(3909)), isSeenAs: "1.05.09")
    }

    @Test("Opening hours join equal days")
    func hours() throws {
        let day = try [TimeRange("14:00", "18:30"), TimeRange("09:00", "12:00")]
        let hours = try OpeningHours([
            .sunday: day, .monday: day, .tuesday: day, .thursday: [TimeRange("18:00", "02:00")],
        ])
        let arabic = OpeningHoursFormatStyle(.init(closedDays: .word("مغلق")), locale: try LanguageTag("ar-MA"))
        // Monday is the first day of the week in Morocco.
        #expect(arabic.formattedLines(hours).count == 5)
        let hebrew = OpeningHoursFormatStyle(.init(closedDays: .omitted), locale: try LanguageTag("he"))
        let lines = hebrew.formattedLines(hours)
        #expect(lines.count == 2)
        Self.expect(lines[0].text, isSeenAs: "18:30–14:00-ו 12:00–9:00 :ישילש םוי – ןושאר םוי")
        Self.expect(lines[1].text, isSeenAs: "2:00–18:00 :ישימח םוי")
        let english = OpeningHoursFormatStyle(.init(closedDays: .word("closed")), locale: try LanguageTag("en"))
            .weekdayWidth(.short).spaces(.plain).hourCycle(.zeroToTwentyThree)
        #expect(
            english.format(hours)
                == "Sun – Tue: 09:00 – 12:00 and 14:00 – 18:30; Wed: closed; Thu: 18:00 – 02:00; Fri – Sat: closed")
        #expect(throws: BidiFormatError.self) {
            try OpeningHours([.monday: [TimeRange("09:00", "12:00"), TimeRange("11:00", "13:00")]])
        }
    }
}
