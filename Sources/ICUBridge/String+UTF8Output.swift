extension String {
    /// A string of exactly this many bytes of UTF-8, which `fill` writes in any order: one allocation and no copy.
    ///
    /// Bytes that `fill` leaves out are NUL; ill-formed UTF-8 is repaired, as everywhere in Swift.
    @inlinable
    package init(utf8Count count: Int, fill: (inout MutableSpan<UInt8>) -> Void) {
        self.init(unsafeUninitializedCapacity: count) { buffer in
            let target = UnsafeMutableBufferPointer(rebasing: buffer[..<count])
            target.initialize(repeating: 0)
            var span = target.mutableSpan
            fill(&span)
            return count
        }
    }
}

extension String {
    /// A string of at most this many bytes of UTF-8, which `fill` writes: it returns how many, or nil for no string.
    @inlinable
    package init?(utf8Capacity capacity: Int, fill: (inout MutableSpan<UInt8>) -> Int?) {
        var isFilled = false
        self.init(unsafeUninitializedCapacity: capacity) { buffer in
            let target = UnsafeMutableBufferPointer(rebasing: buffer[..<capacity])
            target.initialize(repeating: 0)
            var span = target.mutableSpan
            guard let count = fill(&span) else { return 0 }
            isFilled = true
            return Swift.min(count, capacity)
        }
        guard isFilled else { return nil }
    }
}
