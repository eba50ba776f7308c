/// The level of a scalar and whether rule X9 removes it, in one byte: levels need seven bits.
///
/// A removed character has the level of the character before it, or the base level at the start, so that it stays
/// with its cluster and no run begins or ends for its sake (UAX #9, 5.2).
struct PackedLevel: Hashable, Sendable {
    private var bits: UInt8

    private static let removed: UInt8 = 0x80

    init(_ level: UInt8, isRemoved: Bool) { bits = isRemoved ? level | Self.removed : level }

    var level: UInt8 { bits & ~Self.removed }

    var isRemoved: Bool { bits & Self.removed != 0 }

    /// The level in public terms: nil for a removed character.
    var embeddingLevel: EmbeddingLevel? { isRemoved ? nil : EmbeddingLevel(rawValue: level) }

    /// Marks what rule X9 removes in the levels of one paragraph.
    static func pack(_ levels: [UInt8], of paragraph: String, base: UInt8) -> [PackedLevel] {
        var packed: [PackedLevel] = []
        packed.reserveCapacity(levels.count)
        var last = base
        for (scalar, level) in zip(paragraph.unicodeScalars, levels) {
            let isRemoved = scalar.isRemovedByX9
            if !isRemoved { last = level }
            packed.append(PackedLevel(last, isRemoved: isRemoved))
        }
        return packed
    }
}
