public import Synchronization

/// A reference that is nil at first and is set once, for good.
///
/// The standard library's `AtomicLazyReference` with its reads in the caller: its own are not specialised, and look up
/// metadata at run time for every one.
@usableFromInline
package final class OnceReference<Object: AnyObject & Sendable>: Sendable {
    /// Where the object is, which is retained here; 0 before it is set.
    @usableFromInline let address = Atomic<UInt>(0)

    @inlinable package init() {}

    @inlinable deinit {
        if let pointer = UnsafeRawPointer(bitPattern: address.load(ordering: .acquiring)) {
            Unmanaged<Object>.fromOpaque(pointer).release()
        }
    }

    /// The object; nil before it is set.
    @inlinable package var value: Object? {
        guard let pointer = UnsafeRawPointer(bitPattern: address.load(ordering: .acquiring)) else { return nil }
        return Unmanaged<Object>.fromOpaque(pointer).takeUnretainedValue()
    }

    /// What `body` makes of the object; nil before it is set.
    ///
    /// Nothing is retained: a count that two threads write would cost both of them more than `body` does. What is set
    /// never changes and is released by `deinit` alone, so that it lives while `self` does.
    @inlinable @inline(__always)
    package func withValue<Result>(_ body: (Object) -> Result) -> Result? {
        guard let pointer = UnsafeRawPointer(bitPattern: address.load(ordering: .acquiring)) else { return nil }
        return Unmanaged<Object>.fromOpaque(pointer)._withUnsafeGuaranteedRef { body($0) }
    }

    /// Sets the object unless one is set; returns the one that is.
    @inlinable package func setIfUnset(_ object: Object) -> Object {
        let new = Unmanaged.passRetained(object)
        let (isSet, _) = address.compareExchange(
            expected: 0, desired: UInt(bitPattern: new.toOpaque()), ordering: .acquiringAndReleasing)
        if isSet { return object }
        new.release()
        return value ?? object
    }
}
