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
