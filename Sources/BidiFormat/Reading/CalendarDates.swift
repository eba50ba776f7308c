internal import ICUBridge

/// Days by their numbers in a calendar.
final class CalendarDates: Sendable {
    private let formatter: ICUDateFormatter

    private static let cache = FormatterCache<CalendarIdentifier, CalendarDates>(limit: 16)

    static func shared(_ calendar: CalendarIdentifier) -> CalendarDates {
        do {
            return try cache.value(for: calendar) { () throws(ICUError) in try CalendarDates(calendar) }
        } catch {
            preconditionFailure("ICU has no calendar \(calendar): \(error)")
        }
    }

    private init(_ calendar: CalendarIdentifier) throws(ICUError) {
        formatter = try ICUDateFormatter(
            pattern: "y/M/d", locale: "en-u-ca-\(calendar.name)-nu-latn", timeZone: "Etc/UTC")
    }

    /// The days of a year and month, or of every month where that is not known; none that the calendar does not have.
    func dates(year: Int, month: Int?, day: Int) -> [LocalDate] {
        (month.map { $0...$0 } ?? 1...13).compactMap { month in
            formatter.parse("\(year)/\(month)/\(day)").flatMap {
                try? LocalDate(daysSince1970: Int(($0 / 86_400_000).rounded(.down)))
            }
        }
    }
}
