internal import BidiFormat

extension MachineSchema {
    static var format: [Definition] {
        let kinds = FormatKind.all.map { ("\($0.name)Request", request(of: $0)) }
        return [("formatRequest", .oneOf(kinds.map { .definition($0.0) }))] + kinds + [
            (
                "formatAnswer",
                .schema(
                    [
                        "id": .definition("id"), "text": .type("string", "what to show"),
                        "plain": .type("string", "the text without the twelve bidi controls"),
                        "html": .type("string"), "dialable": .type("string", "of a phone number that can be dialled"),
                        "copyText": .type("string", "what a copy gives to a program that reads it"),
                        "direction": .definition("direction"), "numberingSystem": .orNull(.type("string")),
                        "visual": .schema(
                            ["ltr": .type("string"), "rtl": .type("string")],
                            "what is seen, from left to right, in paragraphs of both directions"),
                        "parts": .list(of: .definition("part"), "joined they are the text"),
                    ], optional: ["dialable"])
            ),
            (
                "part",
                .schema(
                    [
                        "type": .words(FormattedPart.Kind.allCases.map(\.rawValue)), "text": .type("string"),
                        "source": .words(["start", "end", "shared"], "of a range"),
                    ], optional: ["source"])
            ),
        ]
    }

    /// Messages, whose values are requests without what belongs to the message.
    static var message: [Definition] {
        let pieces = FormatKind.all.map { ("\($0.name)Piece", request(of: $0, without: messageFields)) }
        return [
            (
                "messageRequest",
                .schema(
                    [
                        "id": .definition("id"), "locale": .type("string"),
                        "pieces": .list(
                            of: .oneOf([.type("string", "the app's own words")] + pieces.map { .definition($0.0) })),
                        "base": .definition("direction"),
                    ], optional: ["id", "base"])
            )
        ] + pieces
    }

    private static let messageFields: Set<String> = ["id", "locale", "messageLocale", "isolation"]

    /// A request, with its fields in the order of the options of the command line.
    private static func request(of kind: FormatKind, without left: Set<String> = []) -> JSONValue {
        let options = (Option.formatFields + [.locale]).filter { kind.fields.contains($0.field) }
        let members: [(key: String, value: JSONValue)] =
            [("id", .definition("id")), ("kind", .word(kind.name))] + kind.value.schema
            + options.map { ($0.field, $0.schema) }
        let optional = Set(options.map(\.field)).subtracting(kind.required).union(["id"])
        return .schema(members: members.filter { !left.contains($0.key) }, optional: optional)
    }
}

extension FormatKind.Value {
    /// The fields that hold the value.
    fileprivate var schema: [(key: String, value: JSONValue)] {
        switch self {
        case .single, .range: fields.map { ($0, .type("string")) }
        case .list: fields.map { ($0, .list(of: .type("string"))) }
        case .days:
            fields.map { field in
                let days = Weekday.allCases.map { (key: $0.rawValue, value: JSONValue.list(of: .type("string"))) }
                return (field, .schema(members: days, optional: Set(days.map(\.key))))
            }
        }
    }
}

extension Option {
    /// Of the field of a request with the same meaning.
    fileprivate var schema: JSONValue {
        if let choices { return .words(choices, help) }
        return switch value {
        case nil: .type("boolean", help)
        case "N": .count(help)
        default: .type("string", help)
        }
    }
}
