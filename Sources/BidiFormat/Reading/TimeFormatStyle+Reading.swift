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

extension [FormattedPart] {
    fileprivate var withoutDayPeriods: [FormattedPart] { filter { $0.kind != .dayPeriod } }
}
