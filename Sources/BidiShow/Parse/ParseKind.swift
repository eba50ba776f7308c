/// The kinds of values that can be read back.
enum ParseKind: String, CaseIterable {
    case number
    case percent
    case price
    case unit
    case phone
    case card
    case iban
    case date
    case time
    case timeRange = "time-range"

    /// Every field that a request of this kind may have.
    var fields: Set<String> {
        let common: Set<String> = ["kind", "text", "locale"]
        switch self {
        case .price: return common.union(["currency"])
        case .unit: return common.union(["unit"])
        default: return common
        }
    }
}
