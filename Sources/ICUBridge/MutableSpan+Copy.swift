extension MutableSpan<UInt8> {
    /// Copies bytes to the place from an index on, which has to be long enough for them.
    @inlinable
    package mutating func copy(_ source: Span<UInt8>, at index: Int) {
        precondition(index >= 0 && index + source.count <= count)
        guard !source.isEmpty else { return }
        withUnsafeMutableBufferPointer { target in
            source.withUnsafeBufferPointer { bytes in
                _ = UnsafeMutableBufferPointer(rebasing: target[index...]).update(fromContentsOf: bytes)
            }
        }
    }
}
