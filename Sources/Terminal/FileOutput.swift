/// Standard output, standard error or a file, written in large pieces.
///
/// The C functions behind it are `open(2)`, `write(2)` and `close(2)`.
public final class FileOutput: ByteOutput {
    /// Nil once it is closed.
    private var descriptor: Int32?
    private let name: String
    private var buffer: [UInt8] = []

    private init(descriptor: Int32, name: String) {
        self.descriptor = descriptor
        self.name = name
    }

    /// Makes a file, or empties the one that is there.
    public static func create(path: String) throws(StreamError) -> FileOutput {
        do throws(Platform.Failure) {
            return FileOutput(descriptor: try Platform.create(path), name: path)
        } catch {
            throw StreamError(.open, name: path, error)
        }
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
        guard let descriptor, !buffer.isEmpty else { return }
        // What could not be written is not kept for a second attempt: the stream is broken.
        let bytes = buffer
        buffer.removeAll(keepingCapacity: bytes.count <= chunkSize * 4)
        do throws(Platform.Failure) {
            try Platform.write(descriptor, bytes)
        } catch {
            throw StreamError(.write, name: name, error)
        }
    }

    /// Sends what waits and ends the file. What is written afterwards goes nowhere.
    public func close() throws(StreamError) {
        try flush()
        guard let descriptor else { return }
        self.descriptor = nil
        do throws(Platform.Failure) {
            try Platform.closeWriting(descriptor)
        } catch {
            throw StreamError(.write, name: name, error)
        }
    }
}
