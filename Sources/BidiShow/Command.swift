/// A command line that was understood: what is left is to do it.
protocol Command {
    func run(_ streams: CommandStreams) throws(CommandFailure) -> ExitCode
}

/// Prints a text, such as the help.
struct Printing: Command {
    let text: String

    func run(_ streams: CommandStreams) throws(CommandFailure) -> ExitCode {
        try streams.write(text)
        return .success
    }
}

extension CommandName {
    /// The command for arguments that were sorted; it checks which go together.
    func make(_ arguments: ParsedArguments) throws(UsageError) -> any Command {
        switch self {
        case .show: try ShowCommand(arguments)
        case .format: try FormatCommand(arguments)
        case .message: try MessageCommand(arguments)
        case .parse: try ParseCommand(arguments)
        case .field: try FieldCommand(arguments)
        case .compare: try CompareCommand(arguments)
        }
    }
}
