/// Standard output or standard error, written in large pieces.
///
/// The C function behind it is `write(2)`.
public final class FileOutput: ByteOutput {
    private let descriptor: Int32
    private let name: String
    private var buffer: [UInt8] = []

    private init(descriptor: Int32, name: String) {
        self.descriptor = descriptor
        self.name = name
    }

    public static func standardOutput() -> FileOutput {
        FileOutput(descriptor: Platform.standardOutput, name: "standard output")
    }

    public static func standardError() -> FileOutput {
        FileOutput(descriptor: Platform.standardError, name: "standard error")
    }

    public func write(_ bytes: [UInt8]) throws(StreamError) {
        buffer += bytes
        if buffer.count >= chunkSize { try flush() }
    }

    public func flush() throws(StreamError) {
        guard !buffer.isEmpty else { return }
        // What could not be written is not kept for a second attempt: the stream is broken.
        let bytes = buffer
        buffer.removeAll(keepingCapacity: bytes.count <= chunkSize * 4)
        do throws(Platform.Failure) {
            try Platform.write(descriptor, bytes)
        } catch {
            throw StreamError(.write, name: name, error)
        }
    }
}
