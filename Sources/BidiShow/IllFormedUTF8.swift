/// Bytes that are not UTF-8, and where.
struct IllFormedUTF8: Error, Hashable {
    /// The first byte of the first ill-formed sequence.
    let byteOffset: Int
    /// How many scalars stand before it.
    let scalarOffset: Int
}

extension String {
    /// Text from bytes, without repairing them.
    ///
    /// - Throws: `IllFormedUTF8` where the first fault is.
    init(strict bytes: [UInt8]) throws(IllFormedUTF8) {
        guard let text = String(validating: bytes, as: UTF8.self) else { throw IllFormedUTF8(in: bytes) }
        self = text
    }
}

extension IllFormedUTF8 {
    /// Looks for the first fault. Linear.
    fileprivate init(in bytes: [UInt8]) {
        var parser = Unicode.UTF8.ForwardParser()
        var iterator = bytes.makeIterator()
        var byteOffset = 0
        var scalarOffset = 0
        while case .valid(let scalar) = parser.parseScalar(from: &iterator) {
            byteOffset += scalar.count
            scalarOffset += 1
        }
        self.init(byteOffset: byteOffset, scalarOffset: scalarOffset)
    }
}
