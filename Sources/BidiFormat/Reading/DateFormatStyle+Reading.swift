#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

internal import ICUBridge

extension DateFormatStyle: ReadableFormatStyle, ParseableFormatStyle {
    /// The day that a text shows in the style's own pattern, with all the digits of its year.
    ///
    /// The order of the fields is the style's and no other; a month of 25 is refused, not carried over. A weekday has
    /// to fit. Words are read in either case, digits in any system, with or without leading zeros and spaces.
    /// Throws ``BidiParseError``. At most one formatting for each month of a year.
    public func read(_ text: String) throws(BidiParseError) -> LocalDate {
        let given = ReadableDate(text)
        let sample = options.formattedText(Self.sample, in: language).content
        let kinds = sample.numericKinds
        guard sample.contains(where: { $0.kind == .year }), sample.contains(where: { $0.kind == .month }),
            kinds.contains(.day)
        else {
            throw BidiParseError(.unreadable, "this style shows no whole date, so none can be read; one with year, month and day can")
        }
        guard kinds.count == given.numbers.count else { throw refusal("not a date of this style", sample) }
        let fields = Dictionary(zip(kinds, given.numbers)) { first, _ in first }
        guard let year = fields[.year], let day = fields[.day] else { throw refusal("not a date of this style", sample) }
        let fourDigits = given.numbers.filter { $0 >= 1000 && $0 <= 9999 }
        guard options.display.applied(to: language).calendar.hasShortYears || fourDigits.contains(year) else {
            throw refusal("the year has to have four digits", sample)
        }
        let calendar = CalendarDates.shared(options.display.applied(to: language).calendar)
        let dates = calendar.dates(year: year, month: fields[.month], day: day)
        guard !dates.isEmpty else { throw refusal("there is no such day", sample) }
        for date in dates where ReadableDate(printed(date, year: year)) == given { return date }
        throw refusal("not a date of this style", sample)
    }

    /// The date as the style prints it, but with its whole year.
    private func printed(_ date: LocalDate, year: Int) -> String {
        options.formattedText(date, in: language).content.map { part in
            guard part.kind == .year else { return part.text }
            // Chinese writes 年 into the field.
            return part.text.replacing(/\p{Nd}+/) { _ in String(year) }
        }.joined()
    }

    /// A day that shows the order of the fields.
    private static let sample = LocalDate(known: 2024, 12, 28)

    private func refusal(_ why: String, _ sample: [FormattedPart]) -> BidiParseError {
        let year = "2024"
        let example = sample.contains { $0.kind == .year && ReadableDate($0.text).numbers.first.map { $0 < 100 } == true }
            ? "; with \(year) written out" : ""
        return BidiParseError(
            .unreadable, "\(why); a date is written like \(sample.plainText)\(example)")
    }
}

extension [FormattedPart] {
    /// The parts without those that cannot be seen.
    fileprivate var plainText: String { filter { $0.kind != .control }.joinedText }
}

extension CalendarIdentifier {
    /// Whether its years may have fewer than four digits: they begin anew with each era.
    fileprivate var hasShortYears: Bool { ["japanese", "roc"].contains(name) }
}

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
