internal import ICUBridge

/// A part of a paragraph on one line, with the level of every scalar: all that rules L2 and L4 need.
struct LeveledText: Hashable, Sendable {
    /// The text of the whole paragraph, which all positions refer to.
    let paragraph: String
    /// The part of it on this line.
    let range: Range<String.Index>
    /// The same in scalars.
    let scalarRange: Range<Int>
    /// One for every scalar of the line.
    let levels: [PackedLevel]

    /// The runs in logical order.
    var logicalRuns: [DirectionalRun] {
        var runs: [DirectionalRun] = []
        guard var level = levels.first?.level else { return runs }
        var start = (index: range.lowerBound, offset: 0)

        func endRun(before index: String.Index, _ offset: Int) {
            let first = scalarRange.lowerBound
            runs.append(
                DirectionalRun(
                    range: start.index..<index, scalarRange: first + start.offset..<first + offset,
                    level: EmbeddingLevel(rawValue: level)))
            start = (index, offset)
        }

        var index = range.lowerBound
        for (offset, packed) in levels.enumerated() {
            if packed.level != level {
                endRun(before: index, offset)
                level = packed.level
            }
            index = paragraph.unicodeScalars.index(after: index)
        }
        endRun(before: range.upperBound, levels.count)
        return runs
    }

    /// The runs as seen, from left to right (rule L2).
    var visualRuns: [DirectionalRun] {
        let runs = logicalRuns
        return VisualRunOrder.order(ofLevels: runs.map(\.level.rawValue)).map { runs[$0] }
    }

    func runs(in order: RunOrder) -> [DirectionalRun] { order == .logical ? logicalRuns : visualRuns }

    /// Scalar offsets in the paragraph, from left to right, without what rule X9 removes.
    var visualOrder: [Int] {
        var order: [Int] = []
        order.reserveCapacity(levels.count)
        for run in visualRuns {
            switch run.direction {
            case .leftToRight: for offset in run.scalarRange where isVisible(offset) { order.append(offset) }
            case .rightToLeft: for offset in run.scalarRange.reversed() where isVisible(offset) { order.append(offset) }
            }
        }
        return order
    }

    private func isVisible(_ offset: Int) -> Bool { !levels[offset - scalarRange.lowerBound].isRemoved }

    /// The inverse of `visualOrder`: for every scalar of the line its place from the left, nil for removed ones.
    var visualPositions: [Int?] {
        var positions = [Int?](repeating: nil, count: levels.count)
        for (position, offset) in visualOrder.enumerated() { positions[offset - scalarRange.lowerBound] = position }
        return positions
    }

    /// What is seen, from left to right, as text.
    var visualText: String {
        let count = paragraph.utf8.distance(from: range.lowerBound, to: range.upperBound)
        // Mirrored characters are as long as those they are mirrored from; if one were not, it would have four bytes.
        return visualText(capacity: count) ?? visualText(capacity: 4 * count) ?? ""
    }

    /// The same; nil if it needs more bytes.
    private func visualText(capacity: Int) -> String? {
        let line = Array(paragraph.utf8[range.lowerBound..<range.upperBound])
        let bytes = line.span
        let runs = visualRuns
        let characters = CharacterTable.shared
        let table = characters.traits.span
        return String(utf8Capacity: capacity) { output in
            var writer = VisualWriter()
            for run in runs {
                let start = paragraph.utf8.distance(from: range.lowerBound, to: run.range.lowerBound)
                let end = paragraph.utf8.distance(from: range.lowerBound, to: run.range.upperBound)
                let isWritten =
                    run.direction == .leftToRight
                    ? writer.writeForwards(bytes, start..<end, true, to: &output)
                    : writer.writeReversed(bytes, start..<end, table, to: &output)
                guard isWritten else { return nil }
            }
            return writer.position
        }
    }
}
