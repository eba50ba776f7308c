internal import ICUBridge

/// Where the levels of a paragraph come from: the one place that knows all engines.
///
/// ``StretchResolver`` answers for text without embeddings and overrides, faster than ICU and always right, so that no
/// trigger has to be looked for in it. Of the rest, ICU answers for ordinary text and ``BidiResolver`` where ICU is wrong
/// or slow (``ResolverTrigger``), and where ICU reports the base level for a whole paragraph that has other levels
/// (``ShortenedLevels``).
enum LevelSource {
    /// The level of every scalar of one paragraph, after rule L1 for the paragraph as one line, and what X9 removes.
    static func packedLevels(of paragraph: String, direction: WritingDirection) -> [PackedLevel] {
        MixedText.levels(of: paragraph, direction: direction)
            ?? PackedLevel.pack(
                levels(of: paragraph, direction: direction), of: paragraph, base: EmbeddingLevel(direction).rawValue)
    }

    /// The same for any text, by ICU or ``BidiResolver``.
    ///
    /// The levels at characters that rule X9 removes mean nothing: ``PackedLevel`` replaces them.
    ///
    /// ICU function: `ubidi_setPara`, `ubidi_getLevels`.
    static func levels(of paragraph: String, direction: WritingDirection) -> [UInt8] {
        let units = Array(paragraph.utf16)
        guard ResolverTrigger.find(in: units) == nil else { return resolverLevels(of: paragraph, direction: direction) }
        let unitLevels = icuLevels(of: units, direction: direction)
        guard !ShortenedLevels.arePossible(unitLevels, of: units, base: direction) else {
            return resolverLevels(of: paragraph, direction: direction)
        }
        // Both halves of a surrogate pair have the level of the scalar.
        guard let firstTrail = units.firstIndex(where: isTrailSurrogate) else { return unitLevels }
        var levels = Array(unitLevels[..<firstTrail])
        levels.reserveCapacity(units.count)
        for index in firstTrail..<units.count where !isTrailSurrogate(units[index]) {
            levels.append(unitLevels[index])
        }
        return levels
    }

    private static func isTrailSurrogate(_ unit: UInt16) -> Bool { unit & 0xFC00 == 0xDC00 }

    private static func resolverLevels(of paragraph: String, direction: WritingDirection) -> [UInt8] {
        BidiResolver.resolve(Array(paragraph.unicodeScalars), base: BaseDirection(direction)).levels.map(\.rawValue)
    }

    /// ICU's levels, one for every UTF-16 code unit.
    static func icuLevels(of units: [UInt16], direction: WritingDirection) -> [UInt8] {
        do {
            return try ICUBidi.open().resolve(units, base: direction == .leftToRight ? .leftToRight : .rightToLeft)
                .levels
        } catch {
            // Without options ICU fails for want of memory alone, which ends a Swift program anyway.
            fatalError("\(error)")
        }
    }
}
