/// A file or stream that could not be opened, read or written.
public struct StreamError: Error, Hashable, Sendable {
    /// What was tried.
    public enum Operation: String, Hashable, Sendable {
        case open, read, write
    }

    public let operation: Operation
    /// The path, or `standard input` and the like.
    public let name: String
    /// The system's words, such as `No such file or directory`.
    public let reason: String
    /// Whether the reader at the other end of a pipe has gone: no fault of ours or of the person's (`EPIPE`).
    public let isClosedPipe: Bool

    public init(_ operation: Operation, name: String, reason: String, isClosedPipe: Bool = false) {
        self.operation = operation
        self.name = name
        self.reason = reason
        self.isClosedPipe = isClosedPipe
    }

    init(_ operation: Operation, name: String, _ failure: Platform.Failure) {
        self.init(operation, name: name, reason: failure.reason, isClosedPipe: failure.isClosedPipe)
    }
}
