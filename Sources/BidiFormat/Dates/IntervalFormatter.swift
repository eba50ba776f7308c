internal import BidiText
internal import ICUBridge

/// An interval formatter of ICU's for one language and set of fields. Shared and cached.
///
/// Times are given in milliseconds as if the clock they are read from were UTC's: whether two of them are on one day or
/// in one half of it is the same for every zone, and one formatter serves all. Only where the zone itself is shown do
/// they become instants again.
final class IntervalFormatter: Sendable {
    private let formatter: ICUIntervalFormatter
    private let language: LanguageTag
    /// The zone, where it is shown.
    private let zone: TimeZoneIdentifier?
    /// Whether AM and PM are Latin in a right-to-left language: then each end keeps its own, since one that is shared
    /// would stand on the wrong side of the other end (`rules.md`, section 1).
    private let keepsDayPeriods: Bool

    private struct Key: Hashable {
        let fields: FieldSet
        let language: LanguageTag
        let calendar: CalendarIdentifier?
        let hourCycle: HourCycle?
        let zone: TimeZoneIdentifier?
    }

    private static let cache = FormatterCache<Key, IntervalFormatter>()

    static func shared(
        _ fields: FieldSet, _ display: DateDisplay, in language: LanguageTag, zone: TimeZoneIdentifier? = nil
    ) -> IntervalFormatter {
        let key = Key(
            fields: fields, language: language, calendar: display.calendar, hourCycle: display.hourCycle, zone: zone)
        do {
            return try cache.value(for: key) { () throws(ICUError) in
                try IntervalFormatter(fields, display.applied(to: language), zone)
            }
        } catch {
            preconditionFailure("ICU cannot format ranges of dates for \(language): \(error)")
        }
    }

    private init(
        _ fields: FieldSet, _ language: LanguageTag, _ zone: TimeZoneIdentifier?
    ) throws(ICUError) {
        self.language = language
        let skeleton = try fields.skeleton(locale: language.icuIdentifier)
        let showsZone = skeleton.contains(where: SkeletonLetters.zone.contains)
        self.zone = showsZone ? zone : nil
        formatter = try ICUIntervalFormatter(
            skeleton: skeleton, locale: language.icuIdentifier,
            timeZone: showsZone ? zone?.name ?? "Etc/UTC" : "Etc/UTC")
        let sample = FormattedParts.make(from: try formatter.format(from: 0, to: Self.halfDay))
        keepsDayPeriods =
            language.baseDirection == .rightToLeft
            && sample.contains {
                $0.kind == .dayPeriod && DirectionalContents(of: $0.text).hasLeftToRightLetter
            }
    }

    /// Twelve hours in milliseconds, and so a time in the other half of the day.
    private static let halfDay = 12.0 * 3_600_000

    /// The parts of a range on one clock; equal ends are one date and time, unless `showsEqualEnds`.
    func parts(fromWall start: Double, toWall end: Double, showsEqualEnds: Bool = false) -> [FormattedPart] {
        let isSameHalf = (start / Self.halfDay).rounded(.down) == (end / Self.halfDay).rounded(.down)
        let isRepeated = start == end ? showsEqualEnds : keepsDayPeriods && isSameHalf
        guard isRepeated else { return parts(start, end) }
        // The pattern with nothing shared is the one across noon: its start with this start, and the end put in.
        let frame = parts(start, Self.acrossNoon(start))
        let ending = parts(end, Self.acrossNoon(end)).filter { $0.source == .start }
            .map { FormattedPart($0.kind, $0.text, source: .end) }
        guard let place = frame.firstIndex(where: { $0.source == .end }) else { return frame }
        return frame[..<place] + ending + frame[place...].filter { $0.source != .end }
    }

    private func parts(_ start: Double, _ end: Double) -> [FormattedPart] {
        do {
            let from = zone?.instant(ofWall: start) ?? start
            let to = zone?.instant(ofWall: end) ?? end
            return FormattedParts.make(from: try formatter.format(from: from, to: to))
        } catch {
            preconditionFailure("ICU cannot format a range of dates for \(language): \(error)")
        }
    }

    /// The time twelve hours away on the same day.
    private static func acrossNoon(_ time: Double) -> Double {
        let half = (time / halfDay).rounded(.down)
        return half.remainder(dividingBy: 2) == 0 ? time + halfDay : time - halfDay
    }
}
