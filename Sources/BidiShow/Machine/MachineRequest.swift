/// One request of the machine interface: its `id` and its other fields, each at most once.
struct MachineRequest {
    /// As it was sent; null where there is none.
    let id: JSONValue
    /// The fields without the `id`.
    let fields: RequestFields

    /// A request that could not be read, with as much of its `id` as could.
    struct Failure: Error {
        let id: JSONValue
        let error: MachineError
    }

    /// Reads a line.
    init(line: [UInt8]) throws(Failure) {
        do throws(IllFormedUTF8) {
            _ = try String(strict: line)
        } catch {
            throw Failure(
                id: .null,
                error: MachineError(
                    code: .badUTF8, message: "the line is not UTF-8 at byte \(error.byteOffset)",
                    offset: error.scalarOffset))
        }
        let value: JSONValue
        do throws(JSONSyntaxError) {
            value = try JSONReader.read(line)
        } catch {
            let offset = String(decoding: line[..<error.byteOffset], as: UTF8.self).unicodeScalars.count
            throw Failure(
                id: .null,
                error: MachineError(
                    code: .badJSON, message: "\(error.message) at byte \(error.byteOffset)", offset: offset))
        }
        guard case .object(let members) = value else {
            throw Failure(
                id: .null,
                error: MachineError(code: .badJSON, message: "a request is an object, not \(value.typeName)"))
        }
        try self.init(members)
    }

    private init(_ members: [JSONValue.Member]) throws(Failure) {
        let id = members.first { $0.name == "id" }?.value ?? .null
        switch id {
        case .string, .number, .null: self.id = id
        default:
            throw Failure(
                id: .null,
                error: MachineError(
                    code: .badValue, message: "\"id\" is a string or a number, not \(id.typeName)"))
        }
        var values: [String: JSONValue] = [:]
        for member in members where values.updateValue(member.value, forKey: member.name) != nil {
            let message = "\(JSONValue.quoted(member.name)) is given more than once"
            throw Failure(id: id, error: MachineError(code: .badJSON, message: message))
        }
        values["id"] = nil
        fields = RequestFields(values)
    }
}
