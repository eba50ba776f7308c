/// A file, or standard input, as bytes.
///
/// The C functions behind it are `open(2)`, `read(2)` and `close(2)`.
public final class FileInput: ByteInput {
    private let descriptor: Int32
    private let name: String
    private let closes: Bool

    private init(descriptor: Int32, name: String, closes: Bool) {
        self.descriptor = descriptor
        self.name = name
        self.closes = closes
    }

    /// Opens a file for reading.
    public convenience init(path: String) throws(StreamError) {
        let descriptor: Int32
        do throws(Platform.Failure) {
            descriptor = try Platform.open(path)
        } catch {
            throw StreamError(.open, name: path, error)
        }
        self.init(descriptor: descriptor, name: path, closes: true)
    }

    /// What is piped or typed in.
    public static func standardInput() -> FileInput {
        FileInput(descriptor: Platform.standardInput, name: "standard input", closes: false)
    }

    deinit {
        if closes { Platform.closeReading(descriptor) }
    }

    public func read(upTo count: Int) throws(StreamError) -> [UInt8] {
        do throws(Platform.Failure) {
            return try Platform.read(descriptor, upTo: count)
        } catch {
            throw StreamError(.read, name: name, error)
        }
    }
}
