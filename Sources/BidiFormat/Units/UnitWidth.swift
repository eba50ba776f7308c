internal import ICUBridge

/// How much of a unit is written out (UTS #35, part 2, "Unit Elements").
public enum UnitWidth: String, Hashable, Codable, Sendable, CaseIterable {
    /// An abbreviation: `5 hr`.
    case short
    /// The shortest form, often without a space: `5h`.
    case narrow
    /// The whole word in its plural form: `5 hours`.
    case long

    /// The stem of a number skeleton.
    var stem: String {
        switch self {
        case .short: "unit-width-short"
        case .narrow: "unit-width-narrow"
        case .long: "unit-width-full-name"
        }
    }

    /// How values in several units are listed.
    var list: ICUListFormatter.Width {
        switch self {
        case .short: .short
        case .narrow: .narrow
        case .long: .wide
        }
    }
}
