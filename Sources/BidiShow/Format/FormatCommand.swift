internal import BidiFormat
internal import Terminal

/// `bidi-show format`: prints the text of a value, or the machine's answer.
struct FormatCommand: Command {
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
        guard let word = arguments.operands.first else { throw .missingOperand("KIND", .format) }
        var values: [String: JSONValue] = ["kind": .string(word)]
        if let kind = FormatKind(rawValue: word) {
            let operands = arguments.operands.dropFirst()
            for (field, operand) in zip(kind.valueFields, operands) { values[field] = .string(operand) }
            guard operands.count >= kind.valueFields.count else { throw .missingOperand("VALUE", .format) }
            if operands.count > kind.valueFields.count, let extra = operands.last {
                throw .extraOperand(extra, .format)
            }
            for field in kind.requiredFields {
                if let option = Option.of(.format).first(where: { $0.field == field }), !arguments.has(option) {
                    throw .missingOption(option, .format)
                }
            }
        }
        for option in Option.of(.format) where option != .json {
            if let value = arguments[option] { values[option.field] = option.jsonValue(value) }
        }
        fields = RequestFields(values, spelling: .options)
    }

    func run(_ streams: CommandStreams) throws(CommandFailure) -> ExitCode {
        guard let fields else {
            return try streams.jsonLines { fields throws(MachineError) in try FormatRequest(fields).answer() }
        }
        let answer: FormatAnswer
        do throws(MachineError) {
            answer = try FormatRequest(fields).answer()
        } catch {
            throw CommandFailure(error)
        }
        if arguments.has(.json) {
            try streams.write(JSONWriter.line(id: .null, answer.write))
        } else {
            try streams.write(answer.text.text + "\n")
        }
        return .success
    }
}

extension Option {
    /// What the machine interface would be given.
    fileprivate func jsonValue(_ text: String) -> JSONValue {
        switch value {
        case nil: .bool(true)
        case "N": .number(text)
        default: .string(text)
        }
    }
}

extension CommandFailure {
    /// A refused value, in the words of the machine interface.
    init(_ error: MachineError) {
        let exitCode: ExitCode =
            switch error.code {
            case .unknownKind, .unknownField, .missingField: .usage
            default: .refused
            }
        self.init(exitCode: exitCode, message: error.message)
    }
}
