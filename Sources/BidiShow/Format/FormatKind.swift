/// The kinds of values that can be formatted.
enum FormatKind: String, CaseIterable {
    case number
    case percent
    case price
    case phone
    case card
    case timeRange = "time-range"

    /// The fields that hold the value, in the order of the command line.
    var valueFields: [String] {
        switch self {
        case .timeRange: ["start", "end"]
        case .number, .percent, .price, .phone, .card: ["value"]
        }
    }

    /// The other fields that must be there.
    var requiredFields: [String] { self == .price ? ["locale", "currency"] : ["locale"] }

    /// Every field that a request of this kind may have. One that would change nothing is refused.
    var fields: Set<String> {
        var fields = Set(["kind", "messageLocale", "isolation"] + valueFields + requiredFields)
        switch self {
        case .number, .percent: fields.formUnion(Self.numberFields)
        case .price: fields.formUnion(Self.numberFields + ["presentation", "placement"])
        case .phone: fields.insert("numberingSystem")
        case .card: fields.insert("masked")
        case .timeRange: fields.formUnion(["numberingSystem", "skeleton", "order"])
        }
        return fields
    }

    private static let numberFields = [
        "numberingSystem", "sign", "notation", "grouping", "minimumFractionDigits", "maximumFractionDigits",
        "significantDigits", "increment", "rounding",
    ]
}
