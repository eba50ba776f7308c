/// A JSON value as it was written: members keep their order and may repeat, numbers keep their digits.
///
/// FoundationEssentials' decoder gives neither, nor where a fault is: an `id` must come back as it was sent, and a field
/// that is given twice is a mistake to be told.
enum JSONValue: Hashable, Sendable {
    struct Member: Hashable, Sendable {
        let name: String
        let value: JSONValue
    }

    case null
    case bool(Bool)
    /// The number's own characters.
    case number(String)
    case string(String)
    case array([JSONValue])
    case object([Member])

    /// What a message calls it.
    var typeName: String {
        switch self {
        case .null: "null"
        case .bool: "a boolean"
        case .number: "a number"
        case .string: "a string"
        case .array: "an array"
        case .object: "an object"
        }
    }
}
