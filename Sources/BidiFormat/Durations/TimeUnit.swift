internal import ICUBridge

/// A unit that times are counted in.
public enum TimeUnit: String, Hashable, Codable, Sendable, CaseIterable {
    case year, month, week, day, hour, minute, second

    var relative: ICURelativeFormatter.Unit {
        switch self {
        case .year: .year
        case .month: .month
        case .week: .week
        case .day: .day
        case .hour: .hour
        case .minute: .minute
        case .second: .second
        }
    }

    var measure: MeasureUnit { MeasureUnit(known: rawValue) }

    /// The seconds in one; nil where calendars differ.
    var seconds: Int? {
        switch self {
        case .year, .month: nil
        case .week: 604_800
        case .day: 86_400
        case .hour: 3_600
        case .minute: 60
        case .second: 1
        }
    }
}
