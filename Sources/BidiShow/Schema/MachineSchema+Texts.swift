internal import BidiDiagnosis

extension MachineSchema {
    /// Reading values back.
    static var parse: [Definition] {
        let requests = ParseKind.allCases.map { kind in
            let fields: [(key: String, value: JSONValue)] =
                [("id", .definition("id")), ("kind", .word(kind.rawValue))]
                + kind.fields.subtracting(["kind"]).sorted().map { ($0, .type("string")) }
            return (
                "\(kind.rawValue)Text",
                JSONValue.schema(members: fields, optional: ["id", "currency", "unit"])
            )
        }
        return [("parseRequest", .oneOf(requests.map { .definition($0.0) }))] + requests + [
            (
                "parseAnswer",
                .oneOf([
                    .schema(
                        [
                            "id": .definition("id"), "value": .type("string", "a plain decimal, digits or ISO 8601"),
                            "currency": .type("string", "ISO 4217 code"), "unit": .type("string", "CLDR identifier"),
                        ], optional: ["currency", "unit"]),
                    .schema(["id": .definition("id"), "start": .type("string"), "end": .type("string")]),
                ])
            )
        ]
    }

    /// Comparing two texts.
    static var compare: [Definition] {
        let range = JSONValue.schema(["start": .count(), "end": .count()])
        return [
            (
                "compareRequest",
                .schema(
                    ["id": .definition("id"), "a": .type("string"), "b": .type("string")], optional: ["id"])
            ),
            (
                "compareAnswer",
                .schema(
                    [
                        "id": .definition("id"), "equal": .type("boolean", "controls and kinds of space aside"),
                        "differences": .list(
                            of: .schema(
                                [
                                    "a": range, "b": range,
                                    "cause": .words(TextDifference.Cause.allCases.map(\.rawValue)),
                                    "message": .type("string", "for people; its words may change"),
                                ], optional: ["cause"])),
                        "drawnDifferently": .list(
                            of: .definition("direction"), "paragraphs in which equal texts are seen in other orders"),
                    ], optional: ["drawnDifferently"])
            ),
        ]
    }
}
