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
        if let kind = FormatKind.named(word) {
            try values.merge(Self.values(of: kind, arguments.operands.dropFirst())) { _, value in value }
            for field in kind.required {
                if let option = Option.of(.format).first(where: { $0.field == field }), !arguments.has(option) {
                    throw .missingOption(option, .format)
                }
            }
        }
        try arguments.exclude(.text, .json, .color, .ascii, .plain)
        for option in Option.formatFields + [.locale] {
            if let value = arguments[option] { values[option.field] = option.jsonValue(value) }
        }
        fields = RequestFields(values, spelling: .options)
    }

    /// The operands as the fields of the value.
    private static func values(
        of kind: FormatKind, _ operands: ArraySlice<String>
    ) throws(UsageError) -> [String: JSONValue] {
        switch kind.value {
        case .single, .range:
            let fields = kind.value.fields
            guard operands.count >= fields.count else { throw .missingOperand("VALUE", .format) }
            if operands.count > fields.count, let extra = operands.last { throw .extraOperand(extra, .format) }
            return Dictionary(zip(fields, operands.map(JSONValue.string))) { first, _ in first }
        case .list:
            return ["items": .array(operands.map(JSONValue.string))]
        case .days:
            guard !operands.isEmpty else { throw .missingOperand("DAY=HOURS", .format) }
            let members = operands.map { operand in
                let halves = operand.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                let hours = halves.count > 1 ? halves[1].split(separator: ",") : []
                return JSONValue.Member(
                    name: String(halves[0]), value: .array(hours.map { .string(String($0)) }))
            }
            return ["days": .object(members)]
        }
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
        } else if arguments.has(.text) {
            try streams.write(answer.text + "\n")
        } else {
            let style = TerminalStyle(
                color: arguments[.color] ?? "auto", isPlain: arguments.has(.plain), isASCII: arguments.has(.ascii),
                environment: streams.environment)
            let report = FormatReport(answer: answer, style: style).text
            try streams.perform { output throws(StreamError) in
                try (style.isASCII ? ASCIIOutput(output) : output).write(report)
            }
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
