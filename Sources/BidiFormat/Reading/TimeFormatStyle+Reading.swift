#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

internal import BidiText

extension TimeFormatStyle: ReadableFormatStyle, ParseableFormatStyle {
    /// The time that a text shows in the style's own pattern.
    ///
    /// On a clock of twelve hours the day period has to be there. Throws ``BidiParseError``, code `ambiguous` where it
    /// is not.
    public func read(_ text: String) throws(BidiParseError) -> TimeOfDay {
        let given = ReadableDate(text)
        let sample = options.formattedText(TimeRange.sample.start, in: language).content
        let times = TimeOfDay.candidates(given.numbers, kinds: sample.numericKinds)
        for time in times where ReadableDate(options.formattedText(time, in: language).content.joinedText) == given {
            return time
        }
        let withoutPeriod = times.filter {
            ReadableDate(options.formattedText($0, in: language).content.withoutDayPeriods.joinedText) == given
        }
        guard withoutPeriod.isEmpty else {
            throw BidiParseError(
                .ambiguous,
                "the time can be \(withoutPeriod.map(\.description).joined(separator: " or ")); write the half of the day, as in "
                    + sample.joinedText.removingBidiControls())
        }
        throw BidiParseError(
            .unreadable, "not a time of this style; a time is written like \(sample.joinedText.removingBidiControls())")
    }
}

extension TimeRangeFormatStyle: ReadableFormatStyle, ParseableFormatStyle {
    /// The range that a text shows in the style's own pattern: the start first, as it is written, also where it is
    /// seen on the right.
    public func read(_ text: String) throws(BidiParseError) -> TimeRange {
        let given = ReadableDate(text)
        let sample = options.formattedText(.sample, in: language).content
        let half = given.numbers.count / 2
        let kinds = sample.filter { $0.source == .start }.numericKinds
        let starts = TimeOfDay.candidates(Array(given.numbers.prefix(half)), kinds: kinds)
        let ends = TimeOfDay.candidates(Array(given.numbers.dropFirst(half)), kinds: kinds)
        for start in starts {
            for end in ends {
                guard let range = try? TimeRange(from: start, to: end) else { continue }
                if ReadableDate(options.formattedText(range, in: language).content.joinedText) == given { return range }
            }
        }
        throw BidiParseError(
            .unreadable,
            "not a range of times of this style; one is written like \(sample.joinedText.removingBidiControls())")
    }
}

extension TimeRange {
    /// A range that shows every field in both ends.
    fileprivate static let sample = TimeRange(known: TimeOfDay(known: 9, 30), TimeOfDay(known: 21, 45))
}

extension TimeOfDay {
    /// The times whose hour and minute can be written with these numbers on some clock, the earliest first.
    fileprivate static func candidates(_ numbers: [Int], kinds: [FormattedPart.Kind]) -> [TimeOfDay] {
        guard kinds.count == numbers.count else { return [] }
        let fields = Dictionary(zip(kinds, numbers)) { first, _ in first }
        guard let hour = fields[.hour] else { return [] }
        return Set([hour, hour + 12, hour - 12, hour % 24]).sorted()
            .compactMap { try? TimeOfDay(hour: $0, minute: fields[.minute] ?? 0) }
            .filter { $0.hour < 24 }
    }
}

extension [FormattedPart] {
    fileprivate var withoutDayPeriods: [FormattedPart] { filter { $0.kind != .dayPeriod } }
}
