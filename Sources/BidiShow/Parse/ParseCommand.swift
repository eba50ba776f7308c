internal import Terminal

/// `bidi-show parse`: prints the value of a text, or the machine's answer.
struct ParseCommand: Command {
    private let arguments: ParsedArguments
    /// The request that the command line stands for; nil with `--jsonl`.
    private let fields: RequestFields?

    init(_ arguments: ParsedArguments) throws(UsageError) {
        self.arguments = arguments
        if arguments.has(.jsonLines) {
            if !arguments.operands.isEmpty { throw .operandWith(.jsonLines) }
            try arguments.allowAlone(.jsonLines)
            fields = nil
            return
        }
        guard let kind = arguments.operands.first else { throw .missingOperand("KIND", .parse) }
        guard arguments.operands.count > 1 else { throw .missingOperand("TEXT", .parse) }
        if arguments.operands.count > 2 { throw .extraOperand(arguments.operands[2], .parse) }
        guard arguments.has(.locale) else { throw .missingOption(.locale, .parse) }
        var values: [String: JSONValue] = ["kind": .string(kind), "text": .string(arguments.operands[1])]
        for option in Option.of(.parse) where option.value != nil {
            if let value = arguments[option] { values[option.field] = .string(value) }
        }
        fields = RequestFields(values, spelling: .options)
    }

    func run(_ streams: CommandStreams) throws(CommandFailure) -> ExitCode {
        guard let fields else {
            return try streams.jsonLines { fields throws(MachineError) in try ParseRequest(fields).answer() }
        }
        let answer: ParseAnswer
        do throws(MachineError) {
            answer = try ParseRequest(fields).answer()
        } catch {
            throw CommandFailure(error)
        }
        if arguments.has(.json) {
            try streams.write(JSONWriter.line(id: .null, answer.write))
        } else {
            try streams.write(answer.line + "\n")
        }
        return .success
    }
}
