/// The help, made from the tables of commands and options. No line is wider than 80 columns.
enum HelpText {
    static let width = 80

    /// `bidi-show --help`.
    static var overview: String {
        let commands = CommandName.allCases.map { "  \($0.usage)\n" + wrapped($0.summary, indent: 6) }
        return """
            bidi-show tells why a text with right-to-left letters looks the way it does.

            Usage:
            \(commands.joined())
            Options of show, the command where none is named:
            \(table(of: .show))
            Examples:
            \(examples(of: .show))
            \(exits)
            See also: bidi-show format --help

            """
    }

    /// `bidi-show COMMAND --help`.
    static func of(_ command: CommandName) -> String {
        let details = command.details.map { wrapped($0, indent: 0) + "\n" }.joined()
        return """
            Usage: \(command.usage)

            \(wrapped(command.summary, indent: 0))
            \(details)Options:
            \(table(of: command))
            Examples:
            \(examples(of: command))
            \(exits)
            """
    }

    private static var exits: String {
        let codes = ExitCode.allCases.map { "\($0.rawValue) \($0.meaning)" }.joined(separator: "; ")
        return wrapped("Exit codes: \(codes).", indent: 0)
    }

    private static func examples(of command: CommandName) -> String {
        command.examples.map { example in
            let lines = example.commandLine.split(separator: "\n").map { "    \($0)\n" }
            return wrapped("\(example.caption):", indent: 2) + lines.joined()
        }.joined()
    }

    private static func table(of command: CommandName) -> String {
        let options = Option.of(command)
        let left = options.map { "  \($0.flag)" + ($0.value.map { " \($0)" } ?? "") }
        // A long placeholder gets a line of its own instead of pushing every help text to the right.
        let column = min(30, (left.map(\.count).max() ?? 0) + 2)
        return zip(left, options).map { left, option in
            let help = wrapped(option.help, indent: column)
            return left.count + 2 > column
                ? left + "\n" + help
                : left + help.dropFirst(left.count)
        }.joined()
    }

    private static func wrapped(_ text: String, indent: Int) -> String {
        let margin = String(repeating: " ", count: indent)
        return WrappedText.lines(of: text, width: width - indent).map { margin + $0 + "\n" }.joined()
    }
}
