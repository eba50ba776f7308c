/// `bidi-show message`: messages with values, for programs.
struct MessageCommand: Command {
    init(_ arguments: ParsedArguments) throws(UsageError) {
        guard arguments.has(.jsonLines) else { throw .missingOption(.jsonLines, .message) }
        if !arguments.operands.isEmpty { throw .operandWith(.jsonLines) }
        try arguments.allowAlone(.jsonLines)
    }

    func run(_ streams: CommandStreams) throws(CommandFailure) -> ExitCode {
        try streams.jsonLines { fields throws(MachineError) in try MessageRequest(fields).answer() }
    }
}
