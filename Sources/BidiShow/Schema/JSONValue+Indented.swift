extension JSONValue {
    /// The value for people: a member or element a line, but short ones on one line.
    func indented(_ margin: String = "") -> String {
        let line = compact
        guard margin.utf8.count + line.utf8.count > 100 else { return line }
        let inner = margin + "  "
        switch self {
        case .array(let elements):
            let lines = elements.map { inner + $0.indented(inner) }
            return "[\n\(lines.joined(separator: ",\n"))\n\(margin)]"
        case .object(let members):
            let lines = members.map { inner + JSONValue.string($0.name).compact + ": " + $0.value.indented(inner) }
            return "{\n\(lines.joined(separator: ",\n"))\n\(margin)}"
        case .null, .bool, .number, .string: return line
        }
    }

    private var compact: String {
        switch self {
        case .array(let elements): return "[\(elements.map(\.compact).joined(separator: ", "))]"
        case .object(let members):
            let parts = members.map { JSONValue.string($0.name).compact + ": " + $0.value.compact }
            return "{\(parts.joined(separator: ", "))}"
        case .null, .bool, .number, .string:
            var writer = JSONWriter()
            writer.value(self)
            return String(decoding: writer.bytes, as: UTF8.self)
        }
    }
}
