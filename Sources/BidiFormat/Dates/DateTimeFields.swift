internal import ICUBridge

/// Which fields of a date and time are shown.
public enum DateTimeFields: Hashable, Codable, Sendable {
    case date(DateStyle)
    case time(TimeStyle)
    case dateTime(date: DateStyle, time: TimeStyle)
    case skeleton(DateTimeSkeleton)
}

extension DateTimeFields {
    /// The fields of a value that has no zone.
    var withoutZone: FieldSet {
        switch self {
        case .date(let date): .styles(date: date, time: nil)
        case .time(let time): .styles(date: nil, time: time.withoutZone)
        case .dateTime(let date, let time): .styles(date: date, time: time.withoutZone)
        case .skeleton(let skeleton): .skeleton(skeleton.withoutZone)
        }
    }

    /// The fields of an instant.
    var all: FieldSet {
        switch self {
        case .date(let date): .styles(date: date, time: nil)
        case .time(let time): .styles(date: nil, time: time)
        case .dateTime(let date, let time): .styles(date: date, time: time)
        case .skeleton(let skeleton): .skeleton(skeleton.pattern)
        }
    }
}

/// What a formatter is asked for, whatever kind of value it is for.
enum FieldSet: Hashable, Sendable {
    case styles(date: DateStyle?, time: TimeStyle?)
    case skeleton(String)

    /// The pattern of UTS #35 in a locale, on the clock that the locale's identifier asks for.
    ///
    /// ICU keeps to a style's own clock whatever `-u-hc-` says; here the time in the style's pattern is replaced by the
    /// locale's best pattern for the same fields on that clock.
    func pattern(locale: String, hasHourCycle: Bool) throws(ICUError) -> String {
        switch self {
        case .skeleton(let skeleton):
            return try ICUPatternGenerator.bestPattern(for: skeleton, locale: locale)
        case .styles(let date, let time):
            let pattern = try Self.stylePattern(date: date, time: time, locale: locale)
            guard hasHourCycle, time != nil else { return pattern }
            let timePattern = try Self.stylePattern(date: nil, time: time, locale: locale)
            let skeleton = Self.onLocalClock(try ICUPatternGenerator.skeleton(of: timePattern))
            let replacement = try ICUPatternGenerator.bestPattern(for: skeleton, locale: locale)
            return pattern.replacing(timePattern, with: replacement)
        }
    }

    /// The skeleton that ranges are made from: they have no styles in ICU.
    func skeleton(locale: String) throws(ICUError) -> String {
        switch self {
        case .skeleton(let skeleton): return skeleton
        case .styles(let date, let time):
            let pattern = try Self.stylePattern(date: date, time: time, locale: locale)
            return Self.onLocalClock(try ICUPatternGenerator.skeleton(of: pattern))
        }
    }

    private static func stylePattern(
        date: DateStyle?, time: TimeStyle?, locale: String
    ) throws(ICUError) -> String {
        try ICUDateFormatter(date: date?.icu, time: time?.icu, locale: locale, timeZone: "Etc/UTC").pattern()
    }

    /// The skeleton with one `j` for its hours and without day periods and eras: those come by themselves where the
    /// locale's clock and calendar have them.
    private static func onLocalClock(_ skeleton: String) -> String {
        var result = ""
        for letter in skeleton {
            if "abBG".contains(letter) { continue }
            let isHour = "hHkK".contains(letter)
            if !isHour || !result.contains("j") { result.append(isHour ? "j" : letter) }
        }
        return result
    }
}
