internal import BidiShow
internal import BidiText
internal import Terminal

/// One run of `bidi-show` in memory, with what must hold for every run.
struct CommandRun {
    let exitCode: ExitCode
    /// The lines of the answer, without their ends.
    let lines: [[UInt8]]
    let errors: String

    init(_ arguments: [String], input: [UInt8] = []) throws(Violation) {
        let output = MemoryStream()
        let errors = MemoryStream()
        exitCode = BidiShowCommand.run(
            arguments: arguments.map { Array($0.utf8) }, input: MemoryStream(input), output: output, errors: errors,
            environment: TerminalEnvironment())
        self.errors = String(decoding: errors.written, as: UTF8.self)
        lines = output.written.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(Array.init)
            .dropLast()
        try expect(output.written.isEmpty || output.written.last == UInt8(ascii: "\n"), "the last line has an end")
        let isKnownFailure = self.errors.isEmpty || self.errors.hasPrefix("bidi-show: ")
        try expect(isKnownFailure && !self.errors.containsBidiControls, "errors are told plainly: \(self.errors)")
    }

    /// The answers of a run that prints JSON.
    func answers() throws(Violation) -> [Answer] {
        var answers: [Answer] = []
        for line in lines { answers.append(try Answer(line: line)) }
        return answers
    }
}
