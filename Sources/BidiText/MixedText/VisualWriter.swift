internal import ICUBridge

/// Writes text as it is seen (rules L2 and L4), clusters kept together, without the twelve controls.
///
/// Why it is right: a run is a range of whole characters at one level. At an even level it is copied; at an odd level it
/// is written from its last cluster to its first, where a cluster is a character and the marks and joiners after it for
/// all characters that the table knows, and otherwise what the standard library makes of the run.
struct VisualWriter: ~Copyable {
    /// Where the next byte goes.
    private(set) var position = 0

    /// Writes a paragraph that was resolved as a line. False where the output is too short, which takes a
    /// character that is mirrored to a longer one.
    mutating func write(
        _ bytes: Span<UInt8>, upTo end: Int, of resolver: borrowing StretchResolver, _ table: Span<CharacterTraits>,
        to output: inout MutableSpan<UInt8>
    ) -> Bool {
        let runs = resolver.runs.span
        let isLeftToRight = resolver.baseLevel == 0
        let hasControls = resolver.roles.contains(.control)
        if resolver.hasIsolates {
            for run in VisualRunOrder.order(ofLevels: resolver.runs.map(\.level)) {
                guard write(bytes, run, of: runs, upTo: end, hasControls, table, to: &output) else { return false }
            }
            return true
        }
        // L2 for levels up to two above the paragraph's: a stretch above an even level from its last run to its first.
        var index = 0
        while index < runs.count {
            let first = index
            while index < runs.count, !isLeftToRight || runs[index].level > 0 { index += 1 }
            var run = index
            while run > first {
                run -= 1
                guard write(bytes, run, of: runs, upTo: end, hasControls, table, to: &output) else { return false }
            }
            guard index < runs.count else { break }
            guard write(bytes, index, of: runs, upTo: end, hasControls, table, to: &output) else { return false }
            index += 1
        }
        return true
    }

    @inline(__always)
    private mutating func write(
        _ bytes: Span<UInt8>, _ run: Int, of runs: Span<StretchRun>, upTo end: Int, _ hasControls: Bool,
        _ table: Span<CharacterTraits>, to output: inout MutableSpan<UInt8>
    ) -> Bool {
        let range = runs[run].start..<(run + 1 < runs.count ? runs[run + 1].start : end)
        return runs[run].level & 1 == 1
            ? writeReversed(bytes, range, table, to: &output)
            : writeForwards(bytes, range, hasControls, to: &output)
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
    mutating func writeReversed(
        _ bytes: Span<UInt8>, _ range: Range<Int>, _ table: Span<CharacterTraits>,
        to output: inout MutableSpan<UInt8>
    ) -> Bool {
        guard position + range.count <= output.count else { return false }
        let start = position
        var end = range.upperBound
        while end > range.lowerBound {
            let last = CharacterTable.start(before: end, in: bytes)
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
            let previous = CharacterTable.start(before: first, in: bytes)
            let role = CharacterTable.traits(at: previous, in: bytes, table).traits.role
            guard role.contains(.simple) else { return nil }
            guard !role.contains(.alone) else { return first }
            first = previous
            guard role.contains(.extends) else { return first }
        }
        return first
    }

    /// The same by the standard library's clusters, for runs with characters that the table does not hold.
    @inline(never)
    private mutating func writeClusters(
        _ bytes: Span<UInt8>, _ range: Range<Int>, to output: inout MutableSpan<UInt8>
    ) -> Bool {
        var run: [UInt8] = []
        run.reserveCapacity(range.count)
        for index in range { run.append(bytes[index]) }
        for cluster in Array(String(decoding: run, as: UTF8.self)).reversed() {
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
