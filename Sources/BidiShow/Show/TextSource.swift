internal import Terminal

/// Where the texts of `show` come from.
enum TextSource {
    case arguments([String])
    /// A file, or standard input where there is no path, as one text.
    case whole(path: String?)
    /// The same, every line a text; only one of them is held at a time.
    case lines(path: String?)

    init(_ arguments: ParsedArguments) {
        let path = arguments[.file]
        if arguments.has(.lines) {
            self = .lines(path: path)
        } else if arguments.operands.isEmpty {
            self = .whole(path: path)
        } else {
            self = .arguments(arguments.operands)
        }
    }

    /// Calls `body` with every text, and with its number where the texts are lines.
    func forEach(
        _ streams: CommandStreams, _ body: (_ text: String, _ line: Int?) throws(CommandFailure) -> Void
    ) throws(CommandFailure) {
        switch self {
        case .arguments(let texts):
            for text in texts { try body(text, nil) }
        case .whole(let path):
            try body(try streams.text(fromFile: path), nil)
        case .lines(let path):
            var lines = LineReader(try streams.input(fromFile: path))
            var number = 0
            while let bytes = try Self.next(from: &lines, streams) {
                number += 1
                let text: String
                do throws(IllFormedUTF8) {
                    text = try String(strict: bytes)
                } catch {
                    throw CommandFailure(error, in: "line \(number) of \(path ?? "standard input")")
                }
                try body(text, number)
            }
        }
    }

    private static func next(
        from lines: inout LineReader, _ streams: CommandStreams
    ) throws(CommandFailure) -> [UInt8]? {
        do throws(StreamError) {
            return try lines.next(beforeWaiting: { () throws(StreamError) in try streams.output.flush() })
        } catch {
            throw error.isClosedPipe ? CommandStreams.closedPipe : CommandFailure(error)
        }
    }
}
