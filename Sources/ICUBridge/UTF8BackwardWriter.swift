/// Writes a short string from its end, because digits come out of an integer from the last one on.
///
/// Nothing but pieces and digits is written, which are well-formed, so that the string needs no validation. Each is
/// written as wide as it is kept: the bytes before its own are overwritten by what comes next.
@usableFromInline
package struct UTF8BackwardWriter {
    @usableFromInline let buffer: UnsafeMutableRawBufferPointer
    /// Where the text begins.
    @usableFromInline var start: Int
    @usableFromInline var isASCII = true

    /// As many bytes as any text may have, and as many as a move writes before them.
    @usableFromInline static let capacity = 576

    /// The longest text that can be written, in bytes.
    @usableFromInline package static let longestText = capacity - UTF8Piece.capacity

    @inlinable @inline(__always)
    init(_ buffer: UnsafeMutableRawBufferPointer) {
        self.buffer = buffer
        start = Self.capacity
    }

    /// Puts a piece before what is written.
    @inlinable @inline(__always)
    package mutating func write(_ piece: UTF8Piece) {
        move(piece.bytes, piece.count)
        isASCII = isASCII && piece.isASCII
    }

    /// Puts a digit, 0 to 9, before what is written.
    @inlinable @inline(__always)
    package mutating func write(_ digit: Int, in digits: UTF8Digits) {
        move(digits.word(UInt32(truncatingIfNeeded: digit)), digits.count)
        isASCII = isASCII && digits.count == 1
    }

    @inlinable @inline(__always)
    mutating func move<Word: BitwiseCopyable>(_ word: Word, _ count: Int) {
        precondition(start >= UTF8Piece.capacity + count, "a text of more than \(Self.longestText) bytes")
        let place = start - MemoryLayout<Word>.size
        buffer.storeBytes(of: word, toByteOffset: place, as: Word.self)
        start -= count
    }
}

extension String {
    /// What `body` writes, from its end to its beginning.
    @inlinable @inline(__always)
    package init(writingBackward body: (inout UTF8BackwardWriter) -> Void) {
        self = withUnsafeTemporaryAllocation(byteCount: UTF8BackwardWriter.capacity, alignment: 16) { buffer in
            var writer = UTF8BackwardWriter(buffer)
            body(&writer)
            let written = UnsafeRawBufferPointer(rebasing: buffer[writer.start...]).bindMemory(to: UInt8.self)
            guard #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) else {
                return String(decoding: written, as: UTF8.self)
            }
            return String(copying: UTF8Span(unchecked: written.span, isKnownASCII: writer.isASCII))
        }
    }
}
