#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

extension DateFormatStyle: ReadableFormatStyle, ParseableFormatStyle {
    /// The day that a text shows in the style's own pattern, with all the digits of its year.
    ///
    /// The order of the fields is the style's and no other; a month of 25 is refused, not carried over. A weekday has
    /// to fit. Words are read in either case, digits in any system, with or without leading zeros and spaces.
    /// Throws ``BidiParseError``. At most one formatting for each month of a year.
    public func read(_ text: String) throws(BidiParseError) -> LocalDate {
        let given = ReadableDate(text)
        let sample = options.formattedText(Self.sample, in: language).content
        var kinds = sample.numericKinds
        guard sample.contains(where: { $0.kind == .year }), sample.contains(where: { $0.kind == .month }),
            kinds.contains(.day)
        else {
            throw BidiParseError(
                .unreadable, "this style shows no whole date, so none can be read; one with year, month and day can")
        }
        // Some languages number some of their months' names: Kwasio has `ng1` and `kris`.
        let hasNumberedName = !kinds.contains(.month) && kinds.count + 1 == given.numbers.count
        if hasNumberedName { kinds = sample.numericKinds(with: .month) }
        guard kinds.count == given.numbers.count else { throw refusal("not a date of this style", sample) }
        let fields = Dictionary(zip(kinds, given.numbers)) { first, _ in first }
        guard let year = fields[.year], let day = fields[.day] else {
            throw refusal("not a date of this style", sample)
        }
        let fourDigits = given.numbers.filter { $0 >= 1000 && $0 <= 9999 }
        guard options.display.applied(to: language).calendar.hasShortYears || fourDigits.contains(year) else {
            throw refusal("the year has to have four digits", sample)
        }
        let calendar = CalendarDates.shared(options.display.applied(to: language).calendar)
        let dates = calendar.dates(year: year, month: hasNumberedName ? nil : fields[.month], day: day)
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
        let example =
            sample.contains { $0.kind == .year && ReadableDate($0.text).numbers.first.map { $0 < 100 } == true }
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
