import BidiFormat
import BidiText
import Testing

/// Dates and times are read in the pattern in which they are shown.
@Suite("Reading dates and times")
struct DateReadingTests {
    static let dates = ["2024-01-05", "2024-03-25", "2024-12-31", "1999-10-02", "2031-02-28"]
    static let times = ["00:00", "00:30", "09:05", "12:00", "12:30", "21:45", "23:59"]
    static let ranges = [
        ("09:05", "17:30"), ("09:00", "11:00"), ("22:30", "02:00"), ("00:00", "12:00"), ("13:00", "14:30"),
    ]

    /// The calendars whose years are counted from one beginning; Hebrew ones are written with letters.
    private static func expect(_ count: RoundTrips.Count, readings: Int) {
        #expect(count.wrong.isEmpty, "\(count.wrong.count): \(count.wrong.prefix(8))")
        #expect(count.refused.isEmpty, "\(count.refused.count): \(count.refused.prefix(8))")
        #expect(count.readings == readings)
    }

    /// Styles whose year has two digits are refused as printed: the rule asks for four.
    @Test(arguments: DateStyle.allCases)
    func everyDate(_ dateStyle: DateStyle) throws {
        var count = RoundTrips.Count()
        var shortYears = 0
        for language in RoundTrips.sample {
            let style = DateFormatStyle(locale: language).style(dateStyle)
            for date in try Self.dates.map({ try LocalDate($0) }) {
                let text = style.formattedText(date)
                let year = text.content.first { $0.kind == .year }?.text ?? ""
                if year.unicodeScalars.count(where: { $0.properties.numericType == .decimal }) < 4 {
                    shortYears += 1
                    #expect(throws: BidiParseError.self) { try style.read(text.text) }
                    continue
                }
                for variant in RoundTrips.variants(text.text) {
                    count.add(variant, is: date, in: language.identifier) { try style.read(variant) }
                }
            }
        }
        Self.expect(count, readings: (RoundTrips.sample.count * Self.dates.count - shortYears) * 8)
        #expect(dateStyle == .short || shortYears * 10 < RoundTrips.sample.count * Self.dates.count)
    }

    @Test(arguments: [CalendarIdentifier.persian, .islamicUmmAlQura, .gregorian])
    func everyCalendar(_ calendar: CalendarIdentifier) throws {
        var count = RoundTrips.Count()
        for tag in ["ar-EG", "ar-AE", "fa", "he", "ckb", "ur", "en"] {
            let style = try DateFormatStyle(locale: tag).style(.long).calendar(calendar)
            for date in try Self.dates.map({ try LocalDate($0) }) {
                count.add(style.format(date), is: date, in: tag) { try style.read(style.format(date)) }
            }
        }
        Self.expect(count, readings: 7 * Self.dates.count)
    }

    @Test func everyTime() throws {
        var count = RoundTrips.Count()
        for language in RoundTrips.sample {
            let style = TimeFormatStyle(locale: language)
            for time in try Self.times.map({ try TimeOfDay($0) }) {
                for variant in RoundTrips.variants(style.format(time)) {
                    count.add(variant, is: time, in: language.identifier) { try style.read(variant) }
                }
            }
        }
        Self.expect(count, readings: RoundTrips.sample.count * Self.times.count * 8)
    }

    @Test func everyTimeRange() throws {
        var count = RoundTrips.Count()
        for language in RoundTrips.sample {
            let style = TimeRangeFormatStyle(locale: language)
            for range in try Self.ranges.map({ try TimeRange($0.0, $0.1) }) {
                for variant in RoundTrips.variants(style.format(range)) {
                    count.add(variant, is: range, in: language.identifier) { try style.read(variant) }
                }
            }
        }
        Self.expect(count, readings: RoundTrips.sample.count * Self.ranges.count * 8)
    }

    @Test(
        arguments: [
            ("ar-EG", "٢٥/٣/٢٠٢٤", "2024-03-25"), ("ar-EG", "25/3/2024", "2024-03-25"),
            ("ar-EG", "05/03/2024", "2024-03-05"),
            ("ar-EG", "3/25/2024", nil), ("ar-EG", "25/3/24", nil), ("ar-EG", "30/2/2024", nil),
            ("ar-EG", "25/3/2024 x", nil),
            ("en", "3/25/2024", "2024-03-25"), ("en", "25/3/2024", nil), ("en", "3/25/24", nil), ("en", "", nil),
            ("he", "25.3.2024", "2024-03-25"), ("he", "2024-03-25", nil), ("he", "25.3.20245", nil),
        ])
    func typed(_ tag: String, _ text: String, _ date: String?) throws {
        let style = try DateFormatStyle(locale: tag).style(.short)
        #expect((try? style.read(text))?.description == date)
    }

    @Test(arguments: [
        ("he", "22:30-02:00"), ("he", "22:30 - 02:00"), ("he", "22:30 – 02:00"), ("fa", "۲۲:۳۰ تا ۲:۰۰"),
        ("de", "22:30-02:00 Uhr"), ("fa", "22:30 تا 2:00"),
    ])
    func typedTimeRange(_ tag: String, _ text: String) throws {
        #expect(try TimeRangeFormatStyle(locale: tag).read(text) == TimeRange("22:30", "02:00"))
    }

    @Test func numbersInTheNamesOfMonths() throws {
        let style = try DateFormatStyle(locale: "nmg")
        for text in ["2024-01-05", "2024-05-05", "2024-11-05", "2024-12-05"] {
            #expect(try style.read(style.format(LocalDate(text))) == LocalDate(text))
        }
    }

    @Test func aWeekdayHasToFit() throws {
        let style = try DateFormatStyle(locale: "en").style(.full)
        #expect(try style.read("sunday, may 12, 2024") == LocalDate("2024-05-12"))
        #expect(throws: BidiParseError.self) { try style.read("Monday, May 12, 2024") }
    }

    @Test func halfOfTheDay() throws {
        let style = try TimeFormatStyle(locale: "ar-EG")
        #expect(try style.read("٩:٠٥ م") == TimeOfDay("21:05"))
        #expect(try style.read("9:05ص") == TimeOfDay("09:05"))
        let error = #expect(throws: BidiParseError.self) { try style.read("9:05") }
        #expect(error?.code == .ambiguous)
        #expect(throws: BidiParseError.self) { try style.read("9:65 م") }
    }
}
