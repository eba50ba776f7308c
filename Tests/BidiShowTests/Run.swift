import BidiShow
import Terminal

/// One run of the command line, without a process.
struct Run {
    let exitCode: ExitCode
    let output: String
    let errors: String
    /// What had been flushed each time the input was asked.
    let flushed: [String]

    init(_ arguments: String..., input: String = "", environment: TerminalEnvironment = TerminalEnvironment()) {
        self.init(bytes: arguments.map { Array($0.utf8) }, input: [Array(input.utf8)], environment: environment)
    }

    /// - Parameter input: what arrives, piece by piece.
    init(
        bytes arguments: [[UInt8]], input pieces: [[UInt8]], environment: TerminalEnvironment = TerminalEnvironment(),
        outputFailure: StreamError? = nil
    ) {
        let output = MemoryOutput(failure: outputFailure)
        let errors = MemoryOutput()
        let input = MemoryInput(pieces, watching: output)
        exitCode = BidiShowCommand.run(
            arguments: arguments, input: input, output: output, errors: errors, environment: environment)
        self.output = String(decoding: output.flushed, as: UTF8.self)
        self.errors = String(decoding: errors.flushed, as: UTF8.self)
        flushed = input.flushed
    }

    var lines: [String] { output.split(separator: "\n").map(String.init) }
}

final class MemoryInput: ByteInput {
    private var pieces: ArraySlice<[UInt8]>
    private let output: MemoryOutput
    private(set) var flushed: [String] = []

    init(_ pieces: [[UInt8]], watching output: MemoryOutput) {
        self.pieces = pieces.filter { !$0.isEmpty }[...]
        self.output = output
    }

    func read(upTo count: Int) throws(StreamError) -> [UInt8] {
        flushed.append(String(decoding: output.flushed, as: UTF8.self))
        guard let piece = pieces.popFirst() else { return [] }
        if piece.count > count { pieces = [Array(piece[count...])] + pieces }
        return Array(piece.prefix(count))
    }
}

/// Bytes count as written when they are flushed, as those of a process.
final class MemoryOutput: ByteOutput {
    private var waiting: [UInt8] = []
    private(set) var flushed: [UInt8] = []
    private let failure: StreamError?

    init(failure: StreamError? = nil) { self.failure = failure }

    func write(_ bytes: [UInt8]) throws(StreamError) { waiting += bytes }

    func flush() throws(StreamError) {
        if let failure, !waiting.isEmpty { throw failure }
        flushed += waiting
        waiting = []
    }
}
