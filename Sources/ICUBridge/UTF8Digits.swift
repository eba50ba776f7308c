/// The ten digits of a numbering system in UTF-8, where they differ in their last byte alone and by their values.
@usableFromInline
package struct UTF8Digits: Hashable, Sendable {
    /// The zero's bytes at the end of a word in memory, NUL before them.
    @usableFromInline let zero: UInt32
    /// How many bytes a digit has.
    @usableFromInline package let count: Int

    package static let ascii = UTF8Digits(zero: 0x3000_0000, count: 1)

    private init(zero: UInt32, count: Int) {
        self.zero = zero
        self.count = count
    }

    /// Nil for digits that do not follow each other, such as Han ones.
    package init?(_ digits: [Unicode.Scalar]) {
        let encoded = digits.map { Array(UTF8.encode($0) ?? .init()) }
        guard encoded.count == 10, let zero = encoded.first, let last = zero.last, last <= 0xFF - 9 else { return nil }
        for (value, digit) in encoded.enumerated() {
            guard digit == Array(zero.dropLast()) + [last + UInt8(value)] else { return nil }
        }
        self.zero = zero.reduce(0) { $0 >> 8 | UInt32($1) << 24 }
        count = zero.count
    }

    /// The digit in memory order; `value` is 0 to 9.
    @inlinable @inline(__always)
    func word(_ value: UInt32) -> UInt32 { (zero &+ value &<< 24).littleEndian }
}
