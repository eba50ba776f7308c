/// The words of JSON Schema (draft 2020-12) that the schema of the machine interface is made of.
extension JSONValue {
    /// An object with these members and no others.
    static func schema(
        _ members: KeyValuePairs<String, JSONValue>, optional: Set<String> = [], _ description: String? = nil
    ) -> JSONValue {
        schema(members: Array(members), optional: optional, description)
    }

    static func schema(
        members: [(key: String, value: JSONValue)], optional: Set<String>, _ description: String? = nil
    ) -> JSONValue {
        let required = members.map(\.key).filter { !optional.contains($0) }
        return object([
            Member(name: "type", value: .string("object")),
            Member(
                name: "properties", value: .object(members.map { Member(name: $0.key, value: $0.value) })),
            Member(name: "required", value: .array(required.map(JSONValue.string))),
            Member(name: "additionalProperties", value: .bool(false)),
        ]).described(description)
    }

    static func type(_ name: String, _ description: String? = nil) -> JSONValue {
        object([Member(name: "type", value: .string(name))]).described(description)
    }

    /// A whole number that is not negative.
    static func count(_ description: String? = nil) -> JSONValue {
        object([
            Member(name: "type", value: .string("integer")), Member(name: "minimum", value: .number("0")),
        ]).described(description)
    }

    static func words(_ words: [String], _ description: String? = nil) -> JSONValue {
        object([Member(name: "enum", value: .array(words.map(JSONValue.string)))]).described(description)
    }

    static func word(_ word: String) -> JSONValue { object([Member(name: "const", value: .string(word))]) }

    static func list(of element: JSONValue, _ description: String? = nil) -> JSONValue {
        object([
            Member(name: "type", value: .string("array")), Member(name: "items", value: element),
        ]).described(description)
    }

    static func oneOf(_ schemas: [JSONValue], _ description: String? = nil) -> JSONValue {
        object([Member(name: "oneOf", value: .array(schemas))]).described(description)
    }

    static func orNull(_ schema: JSONValue, _ description: String? = nil) -> JSONValue {
        oneOf([schema, type("null")], description)
    }

    /// A definition of the same schema.
    static func definition(_ name: String) -> JSONValue {
        object([Member(name: "$ref", value: .string("#/$defs/\(name)"))])
    }

    private func described(_ description: String?) -> JSONValue {
        guard let description, case .object(let members) = self else { return self }
        return .object([Member(name: "description", value: .string(description))] + members)
    }
}
