internal import BidiText
internal import ICUBridge

/// An interval formatter of ICU's for times of one day. Shared and cached.
final class TimeRangeFormatter: Sendable {
    private let formatter: ICUIntervalFormatter
    private let language: LanguageTag
    /// Whether AM and PM are Latin in a right-to-left language: then each end keeps its own, since one that is shared
    /// would stand on the wrong side of the other end (`rules.md`, section 1).
    private let keepsDayPeriods: Bool

    private struct Key: Hashable {
        let skeleton: TimeSkeleton
        let language: LanguageTag
    }

    private static let cache = FormatterCache<Key, TimeRangeFormatter>()

    static func shared(_ skeleton: TimeSkeleton, in language: LanguageTag) -> TimeRangeFormatter {
        do {
            return try cache.value(for: Key(skeleton: skeleton, language: language)) { () throws(ICUError) in
                try TimeRangeFormatter(skeleton, in: language)
            }
        } catch {
            preconditionFailure("ICU cannot format time ranges for \(language): \(error)")
        }
    }

    private init(_ skeleton: TimeSkeleton, in language: LanguageTag) throws(ICUError) {
        self.language = language
        formatter = try ICUIntervalFormatter(
            skeleton: skeleton.pattern, locale: language.icuIdentifier, timeZone: "Etc/UTC")
        let sample = FormattedParts.make(from: try formatter.format(from: 0, to: Self.halfDay))
        keepsDayPeriods =
            language.baseDirection == .rightToLeft
            && sample.contains {
                $0.kind == .dayPeriod && DirectionalContents(of: $0.text).hasLeftToRightLetter
            }
    }

    /// Twelve hours in milliseconds, and so a time in the other half of the day.
    private static let halfDay = 12.0 * 3_600_000

    /// The parts of a range; an end before the start is past midnight. ICU prints the two times without a date for a
    /// start after the end on one day, and one time only where they are equal.
    func parts(_ range: TimeRange) -> [FormattedPart] {
        let start = Self.milliseconds(range.start)
        let end = Self.milliseconds(range.end)
        let isSameHalf = (start < Self.halfDay) == (end < Self.halfDay)
        guard start == end || keepsDayPeriods && isSameHalf else { return parts(from: start, to: end) }
        // The pattern with nothing shared is the one across noon: its start with this start, and the end put in.
        let frame = parts(from: start, to: Self.acrossNoon(start))
        let ending = parts(from: end, to: Self.acrossNoon(end)).filter { $0.source == .start }
            .map { FormattedPart($0.kind, $0.text, source: .end) }
        guard let place = frame.firstIndex(where: { $0.source == .end }) else { return frame }
        return frame[..<place] + ending + frame[place...].filter { $0.source != .end }
    }

    private func parts(from start: Double, to end: Double) -> [FormattedPart] {
        do {
            return FormattedParts.make(from: try formatter.format(from: start, to: end))
        } catch {
            preconditionFailure("ICU cannot format a time range for \(language): \(error)")
        }
    }

    /// On 1 January 1970, UTC. 24:00 is the same day's midnight, so that ICU prints no date.
    private static func milliseconds(_ time: TimeOfDay) -> Double { Double(time.minutes % 1440) * 60_000 }

    private static func acrossNoon(_ time: Double) -> Double { time < halfDay ? time + halfDay : time - halfDay }
}
