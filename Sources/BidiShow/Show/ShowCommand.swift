internal import BidiDiagnosis
internal import BidiText
internal import Terminal

/// `bidi-show show`.
struct ShowCommand: Command {
    /// The widest line that `--width` takes.
    static let widths = 1...1000

    private let arguments: ParsedArguments
    private let bases: [BaseDirection]
    private let lineWidth: Int?

    /// Checks which options go together.
    init(_ arguments: ParsedArguments) throws(UsageError) {
        try arguments.allowAlone(.jsonLines)
        try arguments.exclude(.json, .fix, .both, .all, .width, .html, .color, .ascii, .plain)
        try arguments.exclude(.fix, .both, .check, .explain, .width, .all, .html, .color, .ascii, .plain)
        try arguments.exclude(.html, .width, .color, .ascii, .plain)
        try arguments.exclude(.both, .base)
        for option in [Option.file, .lines, .jsonLines] where arguments.has(option) && !arguments.operands.isEmpty {
            throw .operandWith(option)
        }
        self.arguments = arguments
        let base = arguments[.base].flatMap(BaseDirection.init(word:)) ?? .automatic
        bases = arguments.has(.both) ? [.leftToRight, .rightToLeft] : [base]
        lineWidth = try arguments.integer(.width, in: Self.widths)
    }

    func run(_ streams: CommandStreams) throws(CommandFailure) -> ExitCode {
        if arguments.has(.jsonLines) {
            return try streams.jsonLines { fields throws(MachineError) in try ShownText(fields) }
        }
        let printer = try printer(streams)
        var hasFindings = false
        try TextSource(arguments).forEach(streams) { text, line throws(CommandFailure) in
            let text = try unescaped(text)
            for base in bases {
                let shown = ShownText(text, base: base, explains: arguments.has(.explain))
                let isFaulty = !shown.diagnosis.findings.isEmpty
                hasFindings = hasFindings || isFaulty
                // Of a whole file, only what was looked for.
                guard isFaulty || line == nil || !arguments.has(.check) else { continue }
                try streams.perform { _ throws(StreamError) in try printer.print(shown, line: line) }
            }
        }
        try streams.perform { _ throws(StreamError) in try printer.finish() }
        return arguments.has(.check) && hasFindings ? .refused : .success
    }

    private func printer(_ streams: CommandStreams) throws(CommandFailure) -> any ShownTextPrinter {
        if arguments.has(.json) { return AnswerPrinter(output: streams.output) }
        if arguments.has(.fix) { return FixPrinter(output: streams.output) }
        if let path = arguments[.html] {
            return try streams.perform { _ throws(StreamError) in try PagePrinter(path: path) }
        }
        let style = TerminalStyle(
            color: arguments[.color] ?? "auto", isPlain: arguments.has(.plain), isASCII: arguments.has(.ascii),
            environment: streams.environment)
        return ReportPrinter(
            output: streams.output, style: style, isComplete: arguments.has(.all), lineWidth: lineWidth)
    }

    private func unescaped(_ text: String) throws(CommandFailure) -> String {
        guard arguments.has(.unescape) else { return text }
        do throws(UnescapingError) {
            return try text.unescaped()
        } catch {
            throw CommandFailure(error)
        }
    }
}
