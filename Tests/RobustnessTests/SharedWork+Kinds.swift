#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif
internal import BidiFormat

// Dates, durations, lists and technical text.
extension SharedWork {
    static func dates(_ language: LanguageTag) throws -> [SharedWork] {
        let date = DateFormatStyle(locale: language)
        let dateRange = DateRangeFormatStyle(locale: language)
        let dateTime = DateTimeFormatStyle(locale: language)
        let dateTimeRange = DateTimeRangeFormatStyle(locale: language)
        let time = TimeFormatStyle(locale: language)
        let zone = try TimeZoneIdentifier("Asia/Dubai")
        let instant = InstantFormatStyle(.init(timeZone: zone), locale: language)
        let instantRange = InstantRangeFormatStyle(.init(timeZone: zone), locale: language)
        let day = try LocalDate("2024-05-12")
        let days = try DateRange("2024-05-12", "2024-06-03")
        let moment = try LocalDateTime("2024-05-12T18:30")
        let moments = try DateTimeRange("2024-05-12T18:30", "2024-05-13T02:00")
        let evening = try TimeOfDay("18:30")
        let now = Date(timeIntervalSince1970: 1_715_524_200)
        let instants = try InstantRange(from: now, to: now.addingTimeInterval(90_000))
        return [
            SharedWork(name: "date") { date.format(day) },
            SharedWork(name: "date range") { dateRange.format(days) },
            SharedWork(name: "date and time") { dateTime.format(moment) },
            SharedWork(name: "range of dates and times") { dateTimeRange.format(moments) },
            SharedWork(name: "time") { time.format(evening) },
            SharedWork(name: "instant") { instant.format(now) },
            SharedWork(name: "instant range") { instantRange.format(instants) },
        ]
    }

    static func durations(_ language: LanguageTag) throws -> [SharedWork] {
        let relative = RelativeTimeFormatStyle(locale: language)
        let span = TimeSpanFormatStyle(locale: language)
        let countdown = CountdownFormatStyle(locale: language)
        let hours = OpeningHoursFormatStyle(.init(closedDays: .word("closed")), locale: language)
        let ago = try RelativeTime("-P3D")
        let length = try TimeSpan("PT1H5M")
        let week = try OpeningHours([.sunday: [TimeRange("09:00", "17:00")], .friday: []])
        return [
            SharedWork(name: "relative time") { relative.format(ago) },
            SharedWork(name: "time span") { span.format(length) },
            SharedWork(name: "countdown") { countdown.format(.seconds(83)) },
            SharedWork(name: "opening hours") { hours.format(week) },
        ]
    }

    static func technical(_ language: LanguageTag) throws -> [SharedWork] {
        let list = ListFormatStyle(.init(), locale: language)
        let free = FreeTextFormatStyle(.init(), locale: language)
        let path = LeftToRightFormatStyle(.init(), locale: language)
        let tag = TagFormatStyle(.init(.hashtag), locale: language)
        let code = OneTimeCodeFormatStyle(.init(), locale: language)
        let iban = IBANFormatStyle(.init(), locale: language)
        let expiry = CardExpiryFormatStyle(.init(), locale: language)
        let reference = ReferenceFormatStyle(.init(), locale: language)
        let items: [ListItem] = ["abc (1)", "\u{5D0}\u{5D1}", "3"]
        let account = try IBAN("AE07 0331 2345 6789 0123 456")
        let month = try CardExpiry("12/27")
        let order = try ReferenceCode("A-1234")
        let password = try OneTimeCode("123-456")
        return [
            SharedWork(name: "list") { list.format(items) },
            SharedWork(name: "free text") { free.format("abc (1)") },
            SharedWork(name: "path") { path.format("/home/\u{5D0}/b") },
            SharedWork(name: "hashtag") { tag.format("\u{5D0}\u{5D1}") },
            SharedWork(name: "one-time code") { code.format(password) },
            SharedWork(name: "IBAN") { iban.format(account) },
            SharedWork(name: "card expiry") { expiry.format(month) },
            SharedWork(name: "reference") { reference.format(order) },
        ]
    }

    /// What is read back, and what is typed and pasted into fields.
    static func fields(_ language: LanguageTag) throws -> [SharedWork] {
        let number = NumberFormatStyle(locale: language)
        let price = PriceFormatStyle(currency: try Currency("KWD"), locale: language)
        let unit = UnitFormatStyle(unit: .kilogram, locale: language)
        let date = DateFormatStyle(locale: language)
        let time = TimeFormatStyle(locale: language)
        let day = try LocalDate("2024-05-12")
        let evening = try TimeOfDay("18:30")
        let kinds: [TextFieldKind] = [.amount(price), .percent(in: language), .phone(digits: .arabicIndic), .card]
        return [
            SharedWork(name: "number read") { answer { try number.readExactly("\u{200F}-1234.5").text } },
            SharedWork(name: "price read") {
                answer { try price.readExactly(price.formattedText(-1234.25).text).text }
            },
            SharedWork(name: "unit read") { answer { try unit.readExactly(unit.formattedText(3).text).text } },
            SharedWork(name: "date read") { answer { try date.read(date.format(day)).description } },
            SharedWork(name: "time read") { answer { try time.read(time.format(evening)).description } },
            SharedWork(name: "refused reading") { answer { try number.readExactly("1,23,45").text } },
            SharedWork(name: "fields") {
                kinds.map { "\($0.pasting("٤١١١ 1111").text) \($0.pasting("x1").refusal?.message ?? "taken")" }.joined()
            },
        ]
    }

    private static func answer(_ make: () throws -> String) -> String {
        do { return try make() } catch { return "\(error)" }
    }
}
