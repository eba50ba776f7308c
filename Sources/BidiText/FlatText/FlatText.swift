internal import ICUBridge

/// The visual order of text whose paragraphs hold no embeddings, overrides and isolates: mixed text as people write it.
enum FlatText {
    /// The text as seen from left to right, paragraph by paragraph; nil where a paragraph is not flat. Linear.
    static func visual(of text: String, base: BaseDirection) -> String? {
        guard #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) else { return nil }
        let bytes = text.utf8Span.span
        let characters = CharacterTable.shared
        let table = characters.traits.span
        return String(utf8Capacity: bytes.count) { output in
            var resolver = FlatResolver()
            var writer = FlatWriter()
            var start = 0
            while start < bytes.count {
                guard let end = resolver.resolve(bytes, from: start, base: base, table),
                    writer.write(bytes, upTo: end, of: resolver, table, to: &output)
                else { return nil }
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
}
