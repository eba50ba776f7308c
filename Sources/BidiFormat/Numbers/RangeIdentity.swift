internal import ICUBridge

/// What a range prints whose ends are equal as they are shown (ICU's `UNumberRangeIdentityFallback`).
public enum RangeIdentity: String, Hashable, Codable, Sendable, CaseIterable {
    /// `~5`, whether the ends were equal or became so by rounding. ICU's default.
    case approximately
    /// `5` where the ends were equal, `~5` where rounding made them so.
    case approximatelyOrSingle = "approximately-or-single"
    /// `5`.
    case single
    /// `5–5`.
    case range

    /// ICU's option for a range. ICU compares the spelling of the ends (100 and 100 are not equal to it), so whether they
    /// were equal is decided here.
    func icu(for range: NumberRange) -> ICUNumberRangeFormatter.IdentityFallback {
        switch self {
        case .approximately: .approximately
        case .approximatelyOrSingle: range.hasEqualEnds ? .singleValue : .approximately
        case .single: .singleValue
        case .range: .range
        }
    }
}
