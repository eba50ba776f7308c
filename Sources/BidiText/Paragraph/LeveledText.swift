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
        // Bytes, because appending to a view of scalars copies what is there.
        var visual: [UInt8] = []
        visual.reserveCapacity(paragraph.utf8.distance(from: range.lowerBound, to: range.upperBound))
        for run in visualRuns {
            switch run.direction {
            case .leftToRight: appendForwards(run.range, to: &visual)
            case .rightToLeft: appendReversed(run.range, to: &visual)
            }
        }
        return String(decoding: visual, as: UTF8.self)
    }

    /// Appends a run as it is stored, without controls.
    private func appendForwards(_ range: Range<String.Index>, to visual: inout [UInt8]) {
        let run = String(paragraph[range])
        // Text that is its own visual order has no controls.
        guard !LogicalOrder.isVisual(run, base: .leftToRight) else {
            visual.append(contentsOf: run.utf8)
            return
        }
        for scalar in run.unicodeScalars where BidiControl(scalar) == nil { visual.append(contentsOf: scalar.utf8) }
    }

    /// Appends the clusters of a run from its last to its first, so that marks stay after their base, and mirrored.
    private func appendReversed(_ range: Range<String.Index>, to visual: inout [UInt8]) {
        if let reversed = ReversedText.visual(of: String(paragraph[range]), base: .rightToLeft) {
            visual.append(contentsOf: reversed.utf8)
            return
        }
        // Found forwards: a step back over flags is linear in the number of flags before it.
        let starts = Array(paragraph[range].indices)
        var end = range.upperBound
        for start in starts.reversed() {
            for scalar in paragraph.unicodeScalars[start..<end] where BidiControl(scalar) == nil {
                visual.append(contentsOf: (scalar.bidiMirroringGlyph ?? scalar).utf8)
            }
            end = start
        }
    }
}
