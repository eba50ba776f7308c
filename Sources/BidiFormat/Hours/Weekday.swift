/// A day of the week, by its ISO abbreviation in lower case.
public enum Weekday: String, Hashable, Codable, Sendable, CaseIterable, CodingKeyRepresentable {
    case sunday = "sun"
    case monday = "mon"
    case tuesday = "tue"
    case wednesday = "wed"
    case thursday = "thu"
    case friday = "fri"
    case saturday = "sat"

    /// 0 for Sunday to 6 for Saturday.
    var index: Int {
        switch self {
        case .sunday: 0
        case .monday: 1
        case .tuesday: 2
        case .wednesday: 3
        case .thursday: 4
        case .friday: 5
        case .saturday: 6
        }
    }
}
