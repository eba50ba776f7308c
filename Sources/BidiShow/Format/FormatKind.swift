internal import BidiFormat

/// A kind of value that can be formatted: its fields, and how they become an answer.
///
/// The kinds themselves stand in `Kinds/`, a file per topic; ``all`` is the table of them.
struct FormatKind: Sendable {
    let name: String
    /// The fields that hold the value.
    let value: Value
    /// The other fields that must be there, beside the locale.
    let required: [String]
    /// The fields that may be there. One that would change nothing is not among them, and so refused.
    let options: [String]
    /// The value in a language, laid out but not yet isolated.
    let answer: @Sendable (FormatFields, LanguageTag) throws(MachineError) -> FormattedValue

    /// The shapes a value has.
    enum Value: Sendable {
        /// One text: `value`.
        case single
        /// Two texts: `start` and `end`.
        case range
        /// Any number of texts: `items`.
        case list
        /// Hours by day: `days`.
        case days

        var fields: [String] {
            switch self {
            case .single: ["value"]
            case .range: ["start", "end"]
            case .list: ["items"]
            case .days: ["days"]
            }
        }
    }

    init(
        _ name: String, _ value: Value = .single, required: [String] = [], options: [String] = [],
        answer: @escaping @Sendable (FormatFields, LanguageTag) throws(MachineError) -> FormattedValue
    ) {
        self.name = name
        self.value = value
        self.required = ["locale"] + required
        self.options = options
        self.answer = answer
    }

    /// Every field that a request of this kind may have.
    var fields: Set<String> {
        Set(["kind", "messageLocale", "isolation"] + value.fields + required + options)
    }

    /// Every kind, in the order of the help.
    static let all: [FormatKind] = numbers + identifiers + dates + texts

    /// The kind of a name.
    static func named(_ name: String) -> FormatKind? { all.first { $0.name == name } }
}

/// A value with what it has beside its text.
struct FormattedValue {
    var text: FormattedText
    /// For phone numbers that can be dialled.
    var dialable: String?
    /// What a person should know beside the text.
    var note: String?

    init(_ text: FormattedText, dialable: String? = nil, note: String? = nil) {
        self.text = text
        self.dialable = dialable
        self.note = note
    }
}
