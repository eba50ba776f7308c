internal import ICUBridge

/// How much of a date is shown; each locale has its own pattern for the four.
public enum DateStyle: String, Hashable, Codable, Sendable, CaseIterable {
    /// With the weekday: `الأحد، 12 مايو 2024`.
    case full
    /// With the month's name: `12 مايو 2024`.
    case long
    /// With a short month or a number.
    case medium
    /// Numbers alone, in most locales.
    case short

    var icu: ICUDateFormatter.Style {
        switch self {
        case .full: .full
        case .long: .long
        case .medium: .medium
        case .short: .short
        }
    }
}

/// How much of a time is shown; each locale has its own pattern for the four.
public enum TimeStyle: String, Hashable, Codable, Sendable, CaseIterable {
    /// With seconds and the zone's name; a local value has no zone, and is shown as `medium`.
    case full
    /// With seconds and the zone, short; a local value has no zone, and is shown as `medium`.
    case long
    /// With seconds.
    case medium
    /// Hour and minute.
    case short

    var icu: ICUDateFormatter.Style {
        switch self {
        case .full: .full
        case .long: .long
        case .medium: .medium
        case .short: .short
        }
    }

    var withoutZone: TimeStyle { self == .full || self == .long ? .medium : self }
}
