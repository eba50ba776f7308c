public import Synchronization

/// A bounded cache of what is costly to open, by what it depends on.
///
/// Values are made outside the lock, so that two threads may make the same one; the first to arrive is kept. A full
/// cache is emptied, and the old values go after the lock is released, so that a `deinit` can never wait for it.
///
/// Inlinable, so that callers in other modules hash and compare their own keys without looking up how.
@usableFromInline
package final class FormatterCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    @usableFromInline let limit: Int
    @usableFromInline let values = Mutex<[Key: Value]>([:])

    @inlinable package init(limit: Int = 128) { self.limit = limit }

    /// The value for `key`, made by `make` where the cache has none. An error is not remembered.
    @inlinable @inline(__always)
    package func value<Failure: Error>(
        for key: Key, make: () throws(Failure) -> Value
    ) throws(Failure) -> Value {
        if let known = self[key] { return known }
        return keep(try make(), for: key)
    }

    /// The value that is kept for a key.
    @inlinable subscript(key: Key) -> Value? { values.withLock { $0[key] } }

    @inlinable func keep(_ made: Value, for key: Key) -> Value {
        var old: [Key: Value] = [:]
        let kept = values.withLock { values -> Value in
            if let known = values[key] { return known }
            if values.count >= limit { swap(&values, &old) }
            values[key] = made
            return made
        }
        _ = consume old
        return kept
    }

    /// How many values are kept.
    package var count: Int { values.withLock { $0.count } }
}
