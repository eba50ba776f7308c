internal import BidiDiagnosis
internal import BidiFormat
internal import BidiText

/// The JSON Schema of the machine interface, made from the tables that the program itself works with.
///
/// A line of output is valid against the schema itself; a request is valid against `$defs/showRequest` and its like.
enum MachineSchema {
    /// As `Documentation/bidi-show.schema.json` holds it.
    static var text: String {
        let definitions = shared + show + format + message + parse + compare
        return JSONValue.object([
            .init(name: "$schema", value: .string("https://json-schema.org/draft/2020-12/schema")),
            .init(name: "title", value: .string("The machine interface of bidi-show")),
            .init(
                name: "description",
                value: .string(
                    "An answer, one a line, in the order of the requests; lines with nothing but spaces are no requests and "
                        + "get no answer. Offsets count Unicode scalars from the start of the text. What a request "
                        + "looks like: the definitions showRequest, formatRequest, messageRequest, parseRequest and "
                        + "compareRequest.")),
            .init(
                name: "oneOf",
                value: .array(
                    ["showAnswer", "formatAnswer", "parseAnswer", "compareAnswer", "errorAnswer"].map(
                        JSONValue.definition))),
            .init(name: "$defs", value: .object(definitions.map { .init(name: $0.0, value: $0.1) })),
        ]).indented() + "\n"
    }

    typealias Definition = (String, JSONValue)

    private static var shared: [Definition] {
        [
            (
                "id",
                .object([
                    .init(
                        name: "description",
                        value: .string("as it was sent; null where there is none or it could not be read")),
                    .init(name: "type", value: .array(["string", "number", "null"].map(JSONValue.string))),
                ])
            ),
            ("direction", .words(["ltr", "rtl"])),
            (
                "errorAnswer",
                .schema([
                    "id": .definition("id"),
                    "error": .schema(
                        [
                            "code": .words(MachineError.Code.allCases.map(\.rawValue)),
                            "message": .type("string", "for people; its words may change"),
                            "offset": .count("in the request's text, or in the line where the line is at fault"),
                            "readings": .list(of: .type("string"), "the values an ambiguous text may have"),
                        ], optional: ["offset", "readings"]),
                ])
            ),
        ]
    }
}
