// A client that imports Foundation and every product: Foundation's own `formatted(_:)`, `.percent` and `.number` are in
// scope, and neither they nor ours may become ambiguous. Nor may Foundation's ICU and the system's meet in one build.
import BidiDiagnosis
import BidiFormat
import BidiText
import Foundation
import Testing

@Suite("A client with Foundation")
struct FoundationProbe {
    private let arabic: LanguageTag
    private let english: LanguageTag

    init() throws {
        arabic = try LanguageTag("ar-AE")
        english = try LanguageTag("en")
    }

    @Test("Our styles with a leading dot, on numbers of every type")
    func ours() throws {
        let integer = 249
        let double = 249.5
        let decimal: Decimal = 249
        #expect(integer.formatted(.price(.usd, locale: english)) == "$249.00")
        #expect(double.formatted(.price(.usd, locale: english)) == "$249.50")
        #expect(decimal.formatted(.price(.usd, locale: english)) == "$249.00")
        #expect(249.formatted(.price(.usd, locale: english)) == "$249.00")
        #expect(249.5.formatted(.price(.usd, locale: english).presentation(.code)) == "USD\u{A0}249.50")
        #expect(0.26.formatted(.percent(locale: english)) == "26%")
        #expect(decimal.formatted(.percent(locale: english)) == "24,900%")
        #expect(UInt8(7).formatted(.number(locale: english)) == "7")
        #expect(Float(0.5).formatted(.number(locale: english)) == "0.5")
        #expect(decimal.formatted(.number(locale: english).sign(.always)) == "+249")
        #expect(decimal.formatted(PriceFormatStyle(currency: .usd, locale: english)) == "$249.00")
        #expect(!decimal.formatted(.price(.aed, locale: arabic)).isEmpty)
    }

    @Test("Foundation's styles are what they were")
    func theirs() {
        let locale = Locale(identifier: "en_US")
        let decimal: Decimal = 249
        #expect(249.formatted(.number.locale(locale)) == "249")
        #expect(0.26.formatted(.percent.locale(locale)) == "26%")
        #expect(decimal.formatted(.currency(code: "USD").locale(locale)) == "$249.00")
        #expect(249.5.formatted(.currency(code: "USD").locale(locale)) == "$249.50")
        #expect(1234.formatted().isEmpty == false)
    }

    @Test("Values with styles of their own")
    func values() throws {
        #expect(try PhoneNumber("050-123-4567").formatted(.phoneNumber(locale: english)) == "050-123-4567")
        #expect(
            try CardNumber("4111111111111111").formatted(.cardNumber(locale: english).masked()) == "•••• 1111")
        #expect(try TimeRange("10:00", "18:00").formatted(.timeRange(locale: arabic)).isEmpty == false)
    }

    @Test("Dates, times and lengths of time")
    func dates() throws {
        let day = try LocalDate("2024-05-12")
        let noon = try TimeOfDay("12:00")
        #expect(day.formatted(.date(locale: english)) == "May 12, 2024")
        #expect(noon.formatted(.time(locale: english).spaces(.plain)) == "12:00 PM")
        #expect(
            try LocalDateTime(day, noon).formatted(.dateTime(locale: english).spaces(.plain))
                == "May 12, 2024, 12:00 PM")
        #expect(
            Date(timeIntervalSince1970: 0).formatted(.instant(.date(.short), timeZone: .utc, locale: english))
                == "1/1/70")
        #expect(try DateRange(from: day, to: day).formatted(.dateRange(locale: english)) == "May 12, 2024")
        #expect(try RelativeTime(-3, .day).formatted(.relativeTime(locale: english)) == "3 days ago")
        #expect(try TimeSpan("PT1H5M").formatted(.timeSpan(locale: english)) == "1 hour, 5 minutes")
        #expect(Duration.seconds(65).formatted(.countdown(locale: english)) == "1:05")
        let hours = try OpeningHours([.monday: [TimeRange("09:00", "17:00")]])
        #expect(hours.formatted(.openingHours(closedDays: .omitted, locale: english)).contains("Monday: "))
        let line: BidiString =
            "\(day, format: .date), \(noon, format: .time), \(Duration.seconds(5), format: .countdown)"
        #expect(try line.text(in: "de") == "12.05.2024, 12:00, 0:05")
    }

    @Test("Generic code that knows FormatStyle alone")
    func generic() throws {
        func text<Style: FormatStyle>(_ value: Style.FormatInput, _ style: Style) -> String
        where Style.FormatOutput == String { style.format(value) }
        #expect(text(5, PriceFormatStyle(currency: .usd, locale: english)) == "$5.00")
        #expect(text(5, .price(.usd, locale: english)) == "$5.00")
        #expect(text(0.5, .percent(locale: english)) == "50%")
    }

    @Test("An environment's locale does not undo the language")
    func environment() {
        let style = PriceFormatStyle(currency: .usd, locale: english)
        #expect(style.locale(Locale(identifier: "ar_EG")) == style)
    }

    @Test("Messages")
    func messages() throws {
        let name = "Anna"
        let line: BidiString = "\(name): \(249, format: .price(.usd)), \(0.5, format: .percent)"
        #expect(line.text(in: english) == "Anna: $249.00, 50%")
        func show(_ message: BidiString) -> String { message.text(in: english) }
        #expect(
            show("Total \(Decimal(5), format: .number) of \(5, format: .number(locale: english))") == "Total 5 of 5")
    }
}
