internal import BidiDiagnosis
internal import BidiText
internal import Terminal

/// `bidi-show show`.
struct ShowCommand: Command {
    private let arguments: ParsedArguments
    private let base: BaseDirection

    /// Checks which options go together.
    init(_ arguments: ParsedArguments) throws(UsageError) {
        try arguments.allowAlone(.jsonLines)
        try arguments.exclude(.json, .fix, .both, .all, .color, .plain)
        try arguments.exclude(.fix, .both, .check, .all, .color, .plain)
        try arguments.exclude(.both, .base)
        for option in [Option.file, .jsonLines] where arguments.has(option) && !arguments.operands.isEmpty {
            throw .operandWith(option)
        }
        self.arguments = arguments
        base = arguments[.base].flatMap(BaseDirection.init(word:)) ?? .automatic
    }

    func run(_ streams: CommandStreams) throws(CommandFailure) -> ExitCode {
        if arguments.has(.jsonLines) {
            return try streams.jsonLines { fields throws(MachineError) in try ShownText(fields) }
        }
        let bases: [BaseDirection] = arguments.has(.both) ? [.leftToRight, .rightToLeft] : [base]
        let texts = try texts(streams)
        var hasFindings = false
        for (index, (text, base)) in texts.flatMap({ text in bases.map { (text, $0) } }).enumerated() {
            let shown = ShownText(text, base: base)
            hasFindings = hasFindings || !shown.diagnosis.findings.isEmpty
            if arguments.has(.json) {
                try streams.write(JSONWriter.line(id: .null, shown.write))
            } else if arguments.has(.fix) {
                try streams.write(Array((shown.diagnosis.fixed ?? text).utf8) + [UInt8(ascii: "\n")])
            } else {
                if index > 0 { try streams.write("\n") }
                try report(shown, streams)
            }
        }
        return arguments.has(.check) && hasFindings ? .refused : .success
    }

    private func report(_ shown: ShownText, _ streams: CommandStreams) throws(CommandFailure) {
        let style = TerminalStyle(
            color: arguments[.color] ?? "auto", isPlain: arguments.has(.plain), environment: streams.environment)
        let report = ShowReport(shown: shown, style: style, isComplete: arguments.has(.all))
        try streams.perform { output throws(StreamError) in try report.write(to: output) }
    }

    /// The texts to show: the operands, or one from a file or standard input.
    private func texts(_ streams: CommandStreams) throws(CommandFailure) -> [String] {
        var texts = arguments.operands
        if texts.isEmpty { texts = [try streams.text(fromFile: arguments[.file])] }
        guard arguments.has(.unescape) else { return texts }
        do throws(UnescapingError) {
            return try texts.map { text throws(UnescapingError) in try text.unescaped() }
        } catch {
            throw CommandFailure(error)
        }
    }
}
