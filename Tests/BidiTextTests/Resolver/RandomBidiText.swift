/// Random strings over few characters each, because that is where rules meet.
enum RandomBidiText {
    private static let characters: [[UInt32]] = [
        [0x61, 0x62, 0x5D0, 0x5D1, 0x627, 0x628, 0x10380, 0x10800, 0x1E900, 0x1EE00, 0x1D400],
        [0x31, 0x32, 0x660, 0x6F1, 0x10D30, 0x10E60, 0x1D7CE],
        [0x2B, 0x2D, 0x2F, 0x2C, 0x2E, 0x3A, 0xA0, 0x24, 0x25, 0x20AA, 0x66A],
        [0x301, 0x5B0, 0x64B, 0xFE0F, 0x1D167, 0xE0100],
        [0x20, 0x21, 0x26, 0x2013, 0x1F600, 0x9, 0x2028],
        [0x28, 0x29, 0x5B, 0x5D, 0x7B, 0x7D, 0x3008, 0x3009, 0x27E8, 0x27E9, 0xFF08, 0xFF09],
        [0x2066, 0x2067, 0x2068, 0x2069, 0x2069],
        [0x202A, 0x202B, 0x202C, 0x202C],
        [0xAD, 0x200B, 0x200C, 0x200D, 0xFEFF, 0xE0001],
    ]
    /// What ICU is known to get wrong, so rarer.
    private static let traps: [UInt32] = [0x202D, 0x202E, 0x2329, 0x232A]

    static func next(using generator: inout some RandomNumberGenerator) -> [Unicode.Scalar] {
        var pool: [UInt32] = []
        let count = Int.random(in: 3...8, using: &generator)
        while pool.count < count {
            guard let value = characters.randomElement(using: &generator)?.randomElement(using: &generator)
            else { break }
            pool.append(value)
        }
        if Int.random(in: 0..<10, using: &generator) == 0 { pool += traps.shuffled(using: &generator).prefix(1) }
        let isLong = Int.random(in: 0..<200, using: &generator) == 0
        let length = isLong ? Int.random(in: 100...400, using: &generator) : Int.random(in: 1...16, using: &generator)
        return (0..<length).compactMap { _ in pool.randomElement(using: &generator).flatMap(Unicode.Scalar.init) }
    }
}
