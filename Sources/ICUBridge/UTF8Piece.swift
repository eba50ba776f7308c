/// Up to 64 bytes of well-formed UTF-8, kept so that a ``UTF8BackwardWriter`` writes them with a few moves.
@usableFromInline
package struct UTF8Piece: Hashable, Sendable {
    /// The bytes at the end, NUL before them.
    @usableFromInline let bytes: SIMD64<UInt8>
    /// How many bytes there are.
    @usableFromInline package let count: Int
    @usableFromInline let isASCII: Bool

    /// The longest text that a piece holds, in bytes.
    @usableFromInline package static let capacity = 64

    package static let empty = UTF8Piece(bytes: .zero, count: 0, isASCII: true)

    private init(bytes: SIMD64<UInt8>, count: Int, isASCII: Bool) {
        self.bytes = bytes
        self.count = count
        self.isASCII = isASCII
    }

    /// Nil for text of more than 64 bytes.
    package init?(_ text: some StringProtocol) {
        guard text.utf8.count <= Self.capacity else { return nil }
        var bytes = SIMD64<UInt8>.zero
        for (offset, byte) in text.utf8.enumerated() { bytes[Self.capacity - text.utf8.count + offset] = byte }
        self.init(bytes: bytes, count: text.utf8.count, isASCII: text.utf8.allSatisfy { $0 < 0x80 })
    }
}
