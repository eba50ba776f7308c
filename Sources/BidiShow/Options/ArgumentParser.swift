/// Sorts arguments into a command, its options and its operands. Pure: it reads and prints nothing.
///
/// The first argument may name a command. `--name value` and `--name=value` are the same; `--` ends the options.
/// An operand may begin with one `-` unless a letter follows (`-5`). `--help` and `--version` end the parsing, so that
/// help is never refused for what stands after it.
enum ArgumentParser {
    static func parse(_ arguments: [String]) throws(UsageError) -> ParsedArguments {
        var parsed = ParsedArguments()
        var rest = arguments[...]
        if let first = rest.first {
            if let command = CommandName(rawValue: first) {
                parsed.command = command
                parsed.namesCommand = true
                rest.removeFirst()
            } else if CommandName.reserved.contains(first) {
                throw .reservedCommand(first)
            }
        }
        while let argument = rest.popFirst() {
            if argument == "--" {
                parsed.operands += rest
                break
            }
            guard isOption(argument) else {
                parsed.operands.append(argument)
                continue
            }
            let (option, value) = try split(argument, of: parsed.command)
            if option == .help || option == .version {
                var ending = ParsedArguments()
                ending.command = parsed.command
                ending.namesCommand = parsed.namesCommand
                try ending.set(option, to: "")
                return ending
            }
            if option.value == nil {
                try parsed.set(option, to: "")
            } else {
                guard let value = value ?? rest.popFirst() else { throw .missingValue(option) }
                if let choices = option.choices, !choices.contains(value) { throw .badValue(option, value) }
                try parsed.set(option, to: value)
            }
        }
        return parsed
    }

    private static func isOption(_ argument: String) -> Bool {
        guard argument.hasPrefix("-"), let second = argument.dropFirst().unicodeScalars.first else { return false }
        return second == "-" || (second.isASCII && second.properties.isAlphabetic)
    }

    /// The option that an argument names, and the value after its `=`.
    private static func split(
        _ argument: String, of command: CommandName
    ) throws(UsageError) -> (option: Option, value: String?) {
        let equals = argument.firstIndex(of: "=")
        let flag = String(argument[..<(equals ?? argument.endIndex)])
        let value = equals.map { String(argument[argument.index(after: $0)...]) }
        // Two commands may have options of one name.
        let options = Option.table.filter { $0.flag == (flag == "-h" ? Option.help.flag : flag) }
        guard let option = options.first(where: { $0.commands.contains(command) }) ?? options.first else {
            // Without the dashes, which would make every two short names alike.
            let name = String(flag.drop { $0 == "-" })
            let nearest = EditDistance.nearest(to: name, in: Option.of(command).map(\.name))
            throw .unknownOption(flag, nearest: nearest.map { "--\($0)" })
        }
        guard option.commands.contains(command) else { throw .wrongCommand(option, command) }
        if value != nil, option.value == nil { throw .unexpectedValue(option) }
        return (option, value)
    }
}
