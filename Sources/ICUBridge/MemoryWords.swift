/// The memory of a value of twenty bytes; nil for one of another size.
///
/// What the words mean is for the caller to check (``Decimal`` has no other fast way to its digits).
@inlinable
package func memoryWords<Value>(of value: Value) -> (head: UInt32, low: UInt64, high: UInt64)? {
    guard MemoryLayout<Value>.size == 20 else { return nil }
    return withUnsafeBytes(of: value) { bytes in
        (
            bytes.loadUnaligned(as: UInt32.self), bytes.loadUnaligned(fromByteOffset: 4, as: UInt64.self),
            bytes.loadUnaligned(fromByteOffset: 12, as: UInt64.self)
        )
    }
}
