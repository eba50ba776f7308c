/// A value that was read: plain decimals, digits, ISO 8601.
struct ParseAnswer: MachineAnswer {
    /// The names and texts of the answer, in their order: `value`, or `start` and `end`, and the currency or unit.
    var members: [(name: String, text: String)]

    init(_ value: String) { members = [("value", value)] }

    init(_ value: String, _ name: String, _ text: String) { members = [("value", value), (name, text)] }

    init(start: String, end: String) { members = [("start", start), ("end", end)] }

    func write(to writer: inout JSONWriter) {
        for member in members { writer.member(member.name, member.text) }
    }

    /// For people: `249 AED`, `09:00 17:30`.
    var line: String { members.map(\.text).joined(separator: " ") }
}
