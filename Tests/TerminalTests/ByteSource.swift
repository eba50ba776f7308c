import Terminal

/// An input that gives its bytes in pieces of a given size and counts how often it was asked.
final class ByteSource: ByteInput {
    private var bytes: ArraySlice<UInt8>
    private let pieceSize: Int
    private(set) var reads = 0

    init(_ text: String, pieceSize: Int) {
        bytes = Array(text.utf8)[...]
        self.pieceSize = pieceSize
    }

    func read(upTo count: Int) throws(StreamError) -> [UInt8] {
        reads += 1
        let piece = bytes.prefix(min(count, pieceSize))
        bytes = bytes.dropFirst(piece.count)
        return Array(piece)
    }
}
