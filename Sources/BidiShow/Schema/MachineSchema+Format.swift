internal import BidiFormat

extension MachineSchema {
    static var format: [Definition] {
        let kinds = FormatKind.allCases.map { ("\($0.rawValue)Request", request(of: $0)) }
        return [("formatRequest", .oneOf(kinds.map { .definition($0.0) }))] + kinds + [
            (
                "formatAnswer",
                .schema(
                    [
                        "id": .definition("id"), "text": .type("string", "what to show"),
                        "plain": .type("string", "the text without the twelve bidi controls"),
                        "html": .type("string"), "dialable": .type("string", "of a phone number that can be dialled"),
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

    /// A request, with its fields in the order of the options of the command line.
    private static func request(of kind: FormatKind) -> JSONValue {
        let required = Set(kind.valueFields + kind.requiredFields)
        let options = Option.of(.format).filter { kind.fields.contains($0.field) }
        let members: [(key: String, value: JSONValue)] =
            [("id", .definition("id")), ("kind", .word(kind.rawValue))]
            + kind.valueFields.map { ($0, .type("string")) } + options.map { ($0.field, $0.schema) }
        let optional = Set(options.map(\.field)).subtracting(required).union(["id"])
        return .schema(members: members, optional: optional)
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
