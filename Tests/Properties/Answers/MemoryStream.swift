internal import Terminal

/// Input from an array and output into one.
final class MemoryStream: ByteInput, ByteOutput {
    private var waiting: ArraySlice<UInt8>
    private(set) var written: [UInt8] = []

    init(_ input: [UInt8] = []) { waiting = input[...] }

    func read(upTo count: Int) -> [UInt8] {
        let bytes = Array(waiting.prefix(count))
        waiting = waiting.dropFirst(count)
        return bytes
    }

    func write(_ bytes: [UInt8]) { written += bytes }

    func flush() {}
}
