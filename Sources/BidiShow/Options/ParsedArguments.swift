/// What was typed, checked against the table of options and nothing else.
struct ParsedArguments: Hashable {
    /// The subcommand; `show` where none was named.
    var command = CommandName.show
    /// Whether the subcommand was named.
    var namesCommand = false
    /// The texts and values that are no option.
    var operands: [String] = []
    /// The options that were given; "" for switches.
    private(set) var options: [Option: String] = [:]

    func has(_ option: Option) -> Bool { options[option] != nil }

    subscript(option: Option) -> String? { options[option] }

    mutating func set(_ option: Option, to value: String) throws(UsageError) {
        guard options.updateValue(value, forKey: option) == nil else { throw .repeated(option) }
    }

    /// The value of an option that is a whole number within bounds.
    func integer(_ option: Option, in bounds: ClosedRange<Int>) throws(UsageError) -> Int? {
        guard let value = self[option] else { return nil }
        guard let number = Int(value), bounds.contains(number) else { throw .badNumber(option, value, bounds) }
        return number
    }

    /// Refuses whatever else was given beside an option.
    func allowAlone(_ option: Option) throws(UsageError) {
        guard has(option), let other = Option.table.first(where: { $0 != option && has($0) }) else { return }
        throw .conflict(option, other)
    }

    /// Refuses two options that exclude each other.
    func exclude(_ first: Option, _ others: Option...) throws(UsageError) {
        guard has(first) else { return }
        for other in others where has(other) { throw .conflict(first, other) }
    }
}
