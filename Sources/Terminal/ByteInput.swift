/// Where bytes come from: a file, standard input, or an array in a test.
public protocol ByteInput: AnyObject {
    /// The next bytes, at most `count`; none at the end. Waits until there is at least one.
    func read(upTo count: Int) throws(StreamError) -> [UInt8]
}

extension ByteInput {
    /// Everything up to the end.
    public func readAll() throws(StreamError) -> [UInt8] {
        var bytes: [UInt8] = []
        while true {
            let chunk = try read(upTo: chunkSize)
            if chunk.isEmpty { return bytes }
            bytes += chunk
        }
    }
}

/// How much is read at once, and how much output is collected before it is written.
let chunkSize = 1 << 16
