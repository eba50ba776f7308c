/// Where bytes go: standard output or error, or an array in a test.
public protocol ByteOutput: AnyObject {
    /// Takes bytes; they may wait in a buffer until `flush`.
    func write(_ bytes: [UInt8]) throws(StreamError)
    /// Sends what waits.
    func flush() throws(StreamError)
}

extension ByteOutput {
    /// Text as UTF-8.
    public func write(_ text: String) throws(StreamError) { try write(Array(text.utf8)) }
}
