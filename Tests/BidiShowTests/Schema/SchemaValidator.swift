@testable import BidiShow

/// Checks a value against a JSON Schema: the words of draft 2020-12 that the schema of this project uses, and an error
/// for any other.
struct SchemaValidator {
    /// Where a value differs from its schema, or a schema that cannot be read.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    private let root: JSONValue

    init(_ text: String) throws { root = try JSONReader.read(Array(text.utf8)) }

    /// - Parameter definition: the name of a definition; the whole schema where there is none.
    func validate(_ value: JSONValue, as definition: String? = nil) throws {
        try validate(value, try definition.map(self.definition) ?? root, at: "$")
    }

    private func definition(_ name: String) throws -> JSONValue {
        guard let schema = root["$defs"]?[name] else { throw Failure(description: "no definition \(name)") }
        return schema
    }

    private func validate(_ value: JSONValue, _ schema: JSONValue, at path: String) throws {
        guard case .object(let words) = schema else { throw Failure(description: "a schema is an object") }
        for word in words {
            switch (word.name, word.value) {
            case ("$schema", _), ("$defs", _), ("title", _), ("description", _), ("required", _): break
            case ("$ref", .string(let reference)):
                try validate(value, try definition(String(reference.dropFirst("#/$defs/".count))), at: path)
            case ("type", .string(let type)):
                guard value.has(type: type) else { throw Failure(description: "\(path) is not of type \(type)") }
            case ("type", .array(let types)):
                let isOne = types.contains { if case .string(let type) = $0 { value.has(type: type) } else { false } }
                guard isOne else { throw Failure(description: "\(path) has a wrong type") }
            case ("enum", .array(let values)):
                guard values.contains(value) else { throw Failure(description: "\(path) is \(value), not in the list") }
            case ("const", let constant):
                guard constant == value else { throw Failure(description: "\(path) is not \(constant)") }
            case ("minimum", .number(let limit)):
                guard try number(value) >= Double(limit) ?? .nan else {
                    throw Failure(description: "\(path) is too small")
                }
            case ("maximum", .number(let limit)):
                guard try number(value) <= Double(limit) ?? .nan else {
                    throw Failure(description: "\(path) is too large")
                }
            case ("items", let element):
                guard case .array(let elements) = value else { continue }
                for (index, item) in elements.enumerated() { try validate(item, element, at: "\(path)[\(index)]") }
            case ("properties", .object(let properties)):
                try validate(members: value, properties, of: schema, at: path)
            case ("additionalProperties", .bool(false)): break
            case ("oneOf", .array(let schemas)):
                let failures = schemas.compactMap { failure(of: value, $0, at: path) }
                guard failures.count == schemas.count - 1 else {
                    throw Failure(
                        description: "\(path) fits \(schemas.count - failures.count) of \(schemas.count): \(failures)")
                }
            default: throw Failure(description: "unknown word \(word.name) in the schema")
            }
        }
    }

    private func failure(of value: JSONValue, _ schema: JSONValue, at path: String) -> String? {
        do {
            try validate(value, schema, at: path)
            return nil
        } catch {
            return "\(error)"
        }
    }

    /// Strict about unknown members everywhere: every object of the schema is closed, which a test checks.
    private func validate(
        members value: JSONValue, _ properties: [JSONValue.Member], of schema: JSONValue, at path: String
    ) throws {
        guard case .object(let members) = value else { throw Failure(description: "\(path) is no object") }
        for member in members {
            guard let property = properties.first(where: { $0.name == member.name }) else {
                throw Failure(description: "\(path).\(member.name) is unknown")
            }
            try validate(member.value, property.value, at: "\(path).\(member.name)")
        }
        guard case .array(let required) = schema["required"] else { throw Failure(description: "no list of required") }
        for case .string(let name) in required where value[name] == nil {
            throw Failure(description: "\(path).\(name) is missing")
        }
    }

    private func number(_ value: JSONValue) throws -> Double {
        guard case .number(let digits) = value, let number = Double(digits) else {
            throw Failure(description: "\(value) is no number")
        }
        return number
    }
}

extension JSONValue {
    subscript(name: String) -> JSONValue? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.name == name }?.value
    }

    fileprivate func has(type: String) -> Bool {
        switch self {
        case .null: type == "null"
        case .bool: type == "boolean"
        case .number(let digits): type == "number" || type == "integer" && !digits.contains { ".eE".contains($0) }
        case .string: type == "string"
        case .array: type == "array"
        case .object: type == "object"
        }
    }
}
