internal import ICUBridge

/// Writes the visual order of flat text (rules L1 for the line, L2 and L4), character clusters kept together.
struct FlatWriter: ~Copyable {
    /// Where the next byte goes.
    private(set) var position = 0

    /// Writes a paragraph without its separator, as one line. False where the output is too short, which takes a
    /// character that is mirrored to a longer one.
    mutating func write(
        _ bytes: Span<UInt8>, upTo end: Int, of resolver: borrowing FlatResolver, _ table: Span<CharacterTraits>,
        to output: inout MutableSpan<UInt8>
    ) -> Bool {
        let runs = resolver.runs.span
        let base = resolver.baseLevel
        let hasControls = resolver.roles.contains(.control)
        /// Where the stretch at the end begins that rule L1 gives the level of the paragraph.
        let lineEnd = Self.lineEnd(bytes, from: runs.isEmpty ? end : Int(runs[0].start), upTo: end, table)
        func range(_ run: Int) -> Range<Int> {
            let start = min(Int(runs[run].start), lineEnd)
            return start..<max(start, min(run + 1 < runs.count ? Int(runs[run + 1].start) : end, lineEnd))
        }
        // L2 for levels up to two above the paragraph's.
        if base == 1 {
            guard writeReversed(bytes, lineEnd..<end, table, to: &output) else { return false }
        }
        var index = 0
        while index < runs.count {
            if base == 0, runs[index].level == 0 {
                guard writeForwards(bytes, range(index), hasControls, to: &output) else { return false }
                index += 1
                continue
            }
            let first = index
            while index < runs.count, base == 1 || runs[index].level > 0 { index += 1 }
            var run = index
            while run > first {
                run -= 1
                let isWritten = runs[run].level == 1
                    ? writeReversed(bytes, range(run), table, to: &output)
                    : writeForwards(bytes, range(run), hasControls, to: &output)
                guard isWritten else { return false }
            }
        }
        return base == 1 || writeForwards(bytes, lineEnd..<end, hasControls, to: &output)
    }

    /// Rule L1, part 4, and what rule X9 removes among it.
    private static func lineEnd(
        _ bytes: Span<UInt8>, from start: Int, upTo end: Int, _ table: Span<CharacterTraits>
    ) -> Int {
        var index = end
        while index > start {
            let previous = Self.start(before: index, in: bytes)
            switch CharacterTable.traits(at: previous, in: bytes, table).traits.kind {
            case .whitespace, .segmentSeparator, .boundaryNeutral: index = previous
            default: return index
            }
        }
        return index
    }

    /// Writes bytes as they are stored, without controls.
    mutating func writeForwards(
        _ bytes: Span<UInt8>, _ range: Range<Int>, _ hasControls: Bool, to output: inout MutableSpan<UInt8>
    ) -> Bool {
        guard hasControls else { return copy(bytes, range, to: &output) }
        var index = range.lowerBound
        var start = index
        while index < range.upperBound {
            // The lead bytes of ALM and of the other controls.
            guard bytes[index] == 0xD8 || bytes[index] == 0xE2 else {
                index += 1
                continue
            }
            let scalar = Unicode.Scalar(at: index, in: bytes)
            let next = index + UTF8.width(scalar)
            if BidiControl(scalar) != nil {
                guard copy(bytes, start..<index, to: &output) else { return false }
                start = next
            }
            index = next
        }
        return copy(bytes, start..<range.upperBound, to: &output)
    }

    private mutating func copy(
        _ bytes: Span<UInt8>, _ range: Range<Int>, to output: inout MutableSpan<UInt8>
    ) -> Bool {
        guard position + range.count <= output.count else { return false }
        output.copy(bytes.extracting(range), at: position)
        position += range.count
        return true
    }

    /// Writes the clusters of a run from its last to its first, mirrored (rule L4).
    private mutating func writeReversed(
        _ bytes: Span<UInt8>, _ range: Range<Int>, _ table: Span<CharacterTraits>,
        to output: inout MutableSpan<UInt8>
    ) -> Bool {
        guard position + range.count <= output.count else { return false }
        let start = position
        var end = range.upperBound
        while end > range.lowerBound {
            let last = Self.start(before: end, in: bytes)
            let (traits, length) = CharacterTable.traits(at: last, in: bytes, table)
            guard traits.role.contains(.simple) else {
                position = start
                return writeClusters(bytes, range, to: &output)
            }
            if traits.role.isDisjoint(with: [.extends, .control]) {
                // Nearly every cluster: one character.
                for offset in 0..<length - 1 { output[position + offset] = bytes[last + offset] }
                output[position + length - 1] = traits.lastByte
                position += length
                end = last
            } else if traits.role.contains(.extends) {
                guard let first = Self.clusterStart(before: last, in: bytes, from: range.lowerBound, table) else {
                    position = start
                    return writeClusters(bytes, range, to: &output)
                }
                var index = first
                while index < end {
                    let (traits, length) = CharacterTable.traits(at: index, in: bytes, table)
                    for offset in 0..<length - 1 { output[position + offset] = bytes[index + offset] }
                    output[position + length - 1] = traits.lastByte
                    position += length
                    index += length
                }
                end = first
            } else {
                end = last
            }
        }
        return true
    }

    /// Where the cluster begins that an extending character at an index belongs to; nil where the table does not know.
    private static func clusterStart(
        before index: Int, in bytes: Span<UInt8>, from start: Int, _ table: Span<CharacterTraits>
    ) -> Int? {
        var first = index
        while first > start {
            let previous = Self.start(before: first, in: bytes)
            let role = CharacterTable.traits(at: previous, in: bytes, table).traits.role
            guard role.contains(.simple) else { return nil }
            guard !role.contains(.alone) else { return first }
            first = previous
            guard role.contains(.extends) else { return first }
        }
        return first
    }

    @inline(__always)
    private static func start(before index: Int, in bytes: Span<UInt8>) -> Int {
        var start = index - 1
        while bytes[start] & 0xC0 == 0x80 { start -= 1 }
        return start
    }

    /// The same by the standard library's clusters, for runs with characters that the table does not hold.
    @inline(never)
    private mutating func writeClusters(
        _ bytes: Span<UInt8>, _ range: Range<Int>, to output: inout MutableSpan<UInt8>
    ) -> Bool {
        guard let span = try? UTF8Span(validating: bytes.extracting(range)) else { return false }
        let run = String(copying: span)
        for cluster in Array(run).reversed() {
            for scalar in cluster.unicodeScalars where BidiControl(scalar) == nil {
                for byte in (scalar.bidiMirroringGlyph ?? scalar).utf8 {
                    guard position < output.count else { return false }
                    output[position] = byte
                    position += 1
                }
            }
        }
        return true
    }
}
