internal import BidiFormat
internal import BidiText

/// A message: the app's own words and values, in one language.
struct MessageRequest {
    private let message: BidiString
    private let context: MessageContext

    init(_ fields: RequestFields) throws(MachineError) {
        try fields.allowOnly(["locale", "pieces", "base"], in: "a message")
        let typed = FormatFields(fields)
        let language = try typed.language("locale")
        let base = try typed.choice("base", WritingDirection.self)
        // A base that is given is one that the surroundings find by first strong: the mark says it where needed.
        context = MessageContext(language, baseDirection: base, baseMark: base == nil ? .none : .whereNeeded)
        let locale = JSONValue.string(try fields.string("locale"))
        var message = BidiString("")
        for piece in try fields.array("pieces") {
            switch piece {
            case .string(let literal): message = message + BidiString(literal)
            case .object(let members):
                let value = try FormatRequest(Self.fields(members, locale: locale)).value()
                message = message + "\(value)"
            default:
                throw MachineError(
                    code: .badValue, message: "a piece is a string or a format request, not \(piece.typeName)")
            }
        }
        self.message = message
    }

    /// The fields of a request inside a message, which has the language.
    private static func fields(
        _ members: [JSONValue.Member], locale: JSONValue
    ) throws(MachineError) -> RequestFields {
        var values: [String: JSONValue] = [:]
        for member in members {
            guard !["id", "locale", "messageLocale", "isolation"].contains(member.name) else {
                throw MachineError(
                    code: .unknownField, message: "\"\(member.name)\" belongs to the message, not to a piece of it")
            }
            guard values.updateValue(member.value, forKey: member.name) == nil else {
                throw MachineError(
                    code: .badJSON, message: "\(JSONValue.quoted(member.name)) is given more than once in a piece")
            }
        }
        values["locale"] = locale
        return RequestFields(values)
    }

    func answer() -> FormatAnswer { FormatAnswer(message, in: context) }
}
