/// How the hours of a day are counted (BCP 47 key `hc`).
public enum HourCycle: String, Hashable, Codable, Sendable, CaseIterable {
    /// 0 to 11, twice a day.
    case zeroToEleven = "h11"
    /// 12, 1 to 11, twice a day.
    case oneToTwelve = "h12"
    /// 0 to 23.
    case zeroToTwentyThree = "h23"
    /// 24, 1 to 23: midnight is 24:00.
    case oneToTwentyFour = "h24"

    /// UTS #35's pattern letter.
    var letter: Character {
        switch self {
        case .zeroToEleven: "K"
        case .oneToTwelve: "h"
        case .zeroToTwentyThree: "H"
        case .oneToTwentyFour: "k"
        }
    }
}

extension LanguageTag {
    /// The same language with this hour cycle, as `-u-hc-` writes it; nil leaves the language as it is.
    func hourCycle(_ cycle: HourCycle?) -> LanguageTag { cycle.map { setting("hc", to: $0.rawValue) } ?? self }

    /// What `-u-hc-` says; nil where the tag leaves the hours to the locale.
    public var hourCycle: HourCycle? { keyword("hours").flatMap(HourCycle.init(rawValue:)) }
}
