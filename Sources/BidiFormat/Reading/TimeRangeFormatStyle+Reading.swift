#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

internal import BidiText

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
