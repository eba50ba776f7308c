internal import BidiDiagnosis
internal import BidiText
internal import Terminal

/// `bidi-show compare`: where two texts differ.
struct CompareCommand: Command {
    private let arguments: ParsedArguments

    init(_ arguments: ParsedArguments) throws(UsageError) {
        self.arguments = arguments
        if arguments.has(.jsonLines) {
            if !arguments.operands.isEmpty { throw .operandWith(.jsonLines) }
            try arguments.allowAlone(.jsonLines)
            return
        }
        try arguments.exclude(.json, .color, .plain)
        guard arguments.operands.count >= 2 else {
            throw .missingOperand(arguments.operands.isEmpty ? "A" : "B", .compare)
        }
        if arguments.operands.count > 2 { throw .extraOperand(arguments.operands[2], .compare) }
    }

    func run(_ streams: CommandStreams) throws(CommandFailure) -> ExitCode {
        if arguments.has(.jsonLines) {
            return try streams.jsonLines { fields throws(MachineError) in try ComparedTexts(fields) }
        }
        let texts = try unescaped(arguments.operands)
        let compared = ComparedTexts(
            TextComparison(texts[0], texts[1], strictness: arguments.has(.exact) ? .exact : .seen))
        if arguments.has(.json) {
            try streams.write(JSONWriter.line(id: .null, compared.write))
        } else {
            let style = TerminalStyle(
                color: arguments[.color] ?? "auto", isPlain: arguments.has(.plain), isASCII: arguments.has(.ascii),
                environment: streams.environment)
            let report = style.start + compared.report(style) + style.end
            try streams.perform { output throws(StreamError) in
                try (style.isASCII ? ASCIIOutput(output) : output).write(report)
            }
        }
        return compared.comparison.isEqual ? .success : .refused
    }

    private func unescaped(_ texts: [String]) throws(CommandFailure) -> [String] {
        guard arguments.has(.unescape) else { return texts }
        do throws(UnescapingError) {
            return try texts.map { text throws(UnescapingError) in try text.unescaped() }
        } catch {
            throw CommandFailure(error)
        }
    }
}
