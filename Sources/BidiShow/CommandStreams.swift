internal import Terminal

/// What a command reads from and writes to, with failures already in a person's words.
struct CommandStreams {
    let input: any ByteInput
    let output: any ByteOutput
    let errors: any ByteOutput
    let environment: TerminalEnvironment

    /// The reader of the output has gone: nothing is left to do, and nothing is wrong.
    static let closedPipe = CommandFailure(exitCode: .success, message: "")

    func write(_ text: String) throws(CommandFailure) { try write(Array(text.utf8)) }

    func write(_ bytes: [UInt8]) throws(CommandFailure) {
        try perform { output throws(StreamError) in try output.write(bytes) }
    }

    func flush() throws(CommandFailure) { try perform { output throws(StreamError) in try output.flush() } }

    func perform<Result>(_ body: (any ByteOutput) throws(StreamError) -> Result) throws(CommandFailure) -> Result {
        do throws(StreamError) {
            return try body(output)
        } catch {
            throw error.isClosedPipe ? Self.closedPipe : CommandFailure(error)
        }
    }

    func jsonLines(
        _ answer: (RequestFields) throws(MachineError) -> any MachineAnswer
    ) throws(CommandFailure) -> ExitCode {
        try perform { output throws(StreamError) in
            try JSONLines.run(input: input, output: output, answer: answer)
        }
    }

    /// A file, or standard input where there is no path.
    func input(fromFile path: String?) throws(CommandFailure) -> any ByteInput {
        guard let path else {
            if environment.inputIsTerminal {
                try? errors.write("Type a text, then Ctrl-D on a line of its own.\n")
                try? errors.flush()
            }
            return input
        }
        do throws(StreamError) {
            return try FileInput(path: path)
        } catch {
            throw CommandFailure(error)
        }
    }

    /// The text in a file, or in standard input where there is no path. One line end at its end is dropped.
    func text(fromFile path: String?) throws(CommandFailure) -> String {
        let source = try input(fromFile: path)
        var bytes: [UInt8]
        do throws(StreamError) {
            bytes = try source.readAll()
        } catch {
            throw CommandFailure(error)
        }
        if bytes.last == UInt8(ascii: "\n") {
            bytes.removeLast()
            if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
        }
        do throws(IllFormedUTF8) {
            return try String(strict: bytes)
        } catch {
            throw CommandFailure(error, in: path ?? "standard input")
        }
    }
}
