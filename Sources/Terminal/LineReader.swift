/// Cuts a stream into lines, holding no more of it than the line being read and one chunk.
///
/// A line ends with LF or CRLF, which are not part of it; the last line needs no end. Linear in the input, however
/// the bytes arrive.
public struct LineReader {
    private let input: any ByteInput
    private var buffer: [UInt8] = []
    /// Where the line being read starts.
    private var start = 0
    /// How far the buffer was searched for a line end.
    private var searched = 0
    private var isAtEnd = false

    public init(_ input: any ByteInput) { self.input = input }

    /// The next line, nil at the end.
    ///
    /// - Parameter beforeWaiting: called when the input has to be read, which may take for ever: the moment to flush
    ///   what the other side is waiting for.
    public mutating func next(beforeWaiting: () throws(StreamError) -> Void) throws(StreamError) -> [UInt8]? {
        while true {
            if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
                let line = buffer[start..<end]
                start = end + 1
                searched = start
                return Self.withoutCarriageReturn(line)
            }
            searched = buffer.count
            if isAtEnd {
                guard start < buffer.count else { return nil }
                defer { start = buffer.count }
                return Array(buffer[start...])
            }
            try beforeWaiting()
            let chunk = try input.read(upTo: chunkSize)
            isAtEnd = chunk.isEmpty
            // What was handed out is dropped once a chunk, not once a line, or long lines would be moved again and again.
            buffer.removeSubrange(..<start)
            searched -= start
            start = 0
            buffer += chunk
        }
    }

    private static func withoutCarriageReturn(_ line: ArraySlice<UInt8>) -> [UInt8] {
        Array(line.last == UInt8(ascii: "\r") ? line.dropLast() : line)
    }
}
