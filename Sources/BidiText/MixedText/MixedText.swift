internal import ICUBridge

/// The visual order of mixed text as people write it, straight from its UTF-8: what ``StretchResolver`` answers.
enum MixedText {
    /// The text as seen from left to right, paragraph by paragraph; nil where a paragraph is not for it. Linear.
    static func visual(of text: String, base: BaseDirection) -> String? {
        guard #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) else { return nil }
        let bytes = text.utf8Span.span
        let characters = CharacterTable.shared
        let table = characters.traits.span
        return String(utf8Capacity: bytes.count) { output in
            var resolver = StretchResolver()
            var writer = VisualWriter()
            var start = 0
            while start < bytes.count {
                guard let end = resolver.resolve(bytes, from: start, base: base, table) else { return nil }
                resolver.resolveLineEnd(bytes, at: end, table)
                guard writer.write(bytes, upTo: end, of: resolver, table, to: &output) else { return nil }
                start = end
                guard start < bytes.count else { break }
                // The separator; CR LF is one.
                let isPair = bytes[end] == 0x0D && end + 1 < bytes.count && bytes[end + 1] == 0x0A
                start += isPair ? 2 : CharacterTable.traits(at: end, in: bytes, table).length
                guard writer.writeForwards(bytes, end..<start, false, to: &output) else { return nil }
            }
            return writer.position
        }
    }

    /// The level of every scalar of one paragraph, after rule L1 for the paragraph as one line; nil if it
    /// is not for ``StretchResolver``.
    static func levels(of paragraph: String, direction: WritingDirection) -> [PackedLevel]? {
        guard #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) else { return nil }
        let bytes = paragraph.utf8Span.span
        let characters = CharacterTable.shared
        let table = characters.traits.span
        var resolver = StretchResolver()
        guard let end = resolver.resolve(bytes, from: 0, base: BaseDirection(direction), table) else { return nil }
        var levels: [PackedLevel] = []
        levels.reserveCapacity(bytes.count)
        var run = 0
        var index = 0
        var level = resolver.baseLevel
        while index < bytes.count {
            if index >= end {
                // The separator has the paragraph's level.
                level = resolver.baseLevel
            } else {
                while run < resolver.runs.count, resolver.runs[run].start <= index {
                    level = resolver.runs[run].level
                    run += 1
                }
            }
            let (traits, length) = CharacterTable.traits(at: index, in: bytes, table)
            levels.append(PackedLevel(level, isRemoved: traits.kind == .boundaryNeutral))
            index += length
        }
        return levels
    }
}
