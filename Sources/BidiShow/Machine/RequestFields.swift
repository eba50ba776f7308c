internal import BidiDiagnosis

/// The fields of a request, or the options of the command line that stand for them.
struct RequestFields {
    /// How messages call a field: `"minimumFractionDigits"` or `--minimum-fraction-digits`.
    enum Spelling { case fields, options }

    private let values: [String: JSONValue]
    private let spelling: Spelling

    init(_ values: [String: JSONValue], spelling: Spelling = .fields) {
        self.values = values
        self.spelling = spelling
    }

    private func named(_ field: String) -> String {
        switch spelling {
        case .fields: JSONValue.quoted(field)
        case .options: Option.table.first { $0.field == field }?.flag ?? field
        }
    }

    func missing(_ field: String) -> MachineError {
        MachineError(code: .missingField, message: "\(named(field)) is missing")
    }

    /// Refuses every field that is not among the known ones; the first by name, so that the answer is always the same.
    func allowOnly(_ known: Set<String>, in place: String) throws(MachineError) {
        guard let name = values.keys.filter({ !known.contains($0) }).min() else { return }
        let nearest = EditDistance.nearest(to: name, in: known.sorted())
        let hint =
            nearest.map { "did you mean \(named($0))?" }
            ?? "known: \(known.sorted().map(named).joined(separator: ", "))"
        throw MachineError(code: .unknownField, message: "\(named(name)) does not belong to \(place); \(hint)")
    }

    func has(_ name: String) -> Bool { values[name] != nil }

    /// A string that must be there.
    func string(_ name: String) throws(MachineError) -> String {
        guard let text = try optionalString(name) else {
            throw missing(name)
        }
        return text
    }

    func optionalString(_ name: String) throws(MachineError) -> String? {
        guard let value = values[name] else { return nil }
        guard case .string(let text) = value else { throw wrongType(name, "a string", value) }
        return text
    }

    /// One of a few words.
    func choice(_ name: String, of words: [String]) throws(MachineError) -> String? {
        guard let word = try optionalString(name) else { return nil }
        guard words.contains(word) else {
            let accepted = words.joined(separator: ", ")
            throw MachineError(
                code: .badValue,
                message: "\(JSONValue.quoted(word)) is not a value of \(named(name)); known: \(accepted)")
        }
        return word
    }

    /// An array of strings.
    func strings(_ name: String) throws(MachineError) -> [String] {
        guard let value = values[name] else { throw missing(name) }
        return try strings(value, of: name)
    }

    /// An object of arrays of strings: each name once, in the order given.
    func stringLists(_ name: String) throws(MachineError) -> [(name: String, strings: [String])] {
        guard let value = values[name] else { throw missing(name) }
        guard case .object(let members) = value else { throw wrongType(name, "an object", value) }
        var lists: [(name: String, strings: [String])] = []
        for member in members {
            guard !lists.contains(where: { $0.name == member.name }) else {
                throw MachineError(
                    code: .badJSON,
                    message: "\(JSONValue.quoted(member.name)) is given more than once in \(named(name))")
            }
            lists.append((member.name, try strings(member.value, of: name)))
        }
        return lists
    }

    private func strings(_ value: JSONValue, of name: String) throws(MachineError) -> [String] {
        guard case .array(let elements) = value else { throw wrongType(name, "an array of strings", value) }
        var strings: [String] = []
        for element in elements {
            guard case .string(let text) = element else { throw wrongType(name, "an array of strings", element) }
            strings.append(text)
        }
        return strings
    }

    /// An array of anything.
    func array(_ name: String) throws(MachineError) -> [JSONValue] {
        guard let value = values[name] else { throw missing(name) }
        guard case .array(let elements) = value else { throw wrongType(name, "an array", value) }
        return elements
    }

    /// Refuses one field beside others that say the same in another way.
    func exclude(_ name: String, _ others: String...) throws(MachineError) {
        guard has(name), let other = others.first(where: has) else { return }
        throw MachineError(code: .badValue, message: "\(named(name)) and \(named(other)) exclude each other")
    }

    /// A boolean; from the command line, a switch.
    func flag(_ name: String) throws(MachineError) -> Bool? {
        guard let value = values[name] else { return nil }
        guard case .bool(let flag) = value else { throw wrongType(name, "true or false", value) }
        return flag
    }

    /// A whole number within bounds, written without fraction or exponent.
    func integer(_ name: String, in bounds: ClosedRange<Int>) throws(MachineError) -> Int? {
        guard let value = values[name] else { return nil }
        guard case .number(let digits) = value else { throw wrongType(name, "a number", value) }
        guard let number = Int(digits), bounds.contains(number) else {
            throw MachineError(
                code: .badValue,
                message: "\(JSONValue.quoted(digits)) is not a value of \(named(name)); "
                    + "write a whole number from \(bounds.lowerBound) to \(bounds.upperBound)")
        }
        return number
    }

    private func wrongType(_ name: String, _ expected: String, _ value: JSONValue) -> MachineError {
        MachineError(code: .badValue, message: "\(named(name)) is \(expected), not \(value.typeName)")
    }
}

extension JSONValue {
    /// What came in, quoted for a message and cut if it is long.
    static func quoted(_ text: String) -> String {
        let limit = 40
        let cut = text.unicodeScalars.prefix(limit + 1)
        let isLong = cut.count > limit
        return "\"\(EscapedText(String(cut.prefix(limit))))\(isLong ? "..." : "")\""
    }
}
