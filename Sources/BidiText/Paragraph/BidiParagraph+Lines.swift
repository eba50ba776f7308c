extension BidiParagraph {
    /// The paragraph without the separator that ends it, which is drawn nowhere.
    package var contentRange: Range<String.Index> {
        // One scalar, or two (CR LF), and only at the end.
        let scalars = text.unicodeScalars
        return scalars.startIndex..<(scalars.suffix(2).firstIndex(where: \.isParagraphSeparator) ?? scalars.endIndex)
    }

    /// One line of the paragraph: rule L1 for its end, then L2 and L4 for the line alone.
    ///
    /// The range holds indices of ``text``, as for a subscript. Linear in the length of the paragraph up to the end of
    /// the line; ``lines(endingAt:)`` makes all the lines of a paragraph in one pass.
    public func line(_ range: Range<String.Index>) -> BidiLine {
        let scalars = text.unicodeScalars
        let start = scalars.distance(from: scalars.startIndex, to: range.lowerBound)
        let count = scalars.distance(from: range.lowerBound, to: range.upperBound)
        return line(range, scalarRange: start..<start + count)
    }

    /// The lines of the paragraph that end at the given indices of ``text``, in rising order, and the rest of the
    /// paragraph as the last line. Linear in the length of the paragraph.
    public func lines(endingAt ends: some Sequence<String.Index>) -> [BidiLine] {
        var lines: [BidiLine] = []
        var start = (index: text.startIndex, offset: 0)
        func add(upTo end: String.Index) {
            let offset = start.offset + text.unicodeScalars.distance(from: start.index, to: end)
            lines.append(line(start.index..<end, scalarRange: start.offset..<offset))
            start = (end, offset)
        }
        for end in ends where end > start.index { add(upTo: end) }
        if start.index < text.endIndex { add(upTo: text.endIndex) }
        return lines
    }

    private func line(_ range: Range<String.Index>, scalarRange: Range<Int>) -> BidiLine {
        var levels = Array(packedLevels[scalarRange])
        // Rule L1, parts 1 to 3, is already in the paragraph's levels; part 4 depends on where the line ends.
        var index = levels.endIndex
        for scalar in text.unicodeScalars[range].reversed() {
            index -= 1
            guard levels[index].isRemoved || scalar.isWhitespaceForL1 else { break }
            levels[index] = PackedLevel(baseLevel.rawValue, isRemoved: levels[index].isRemoved)
        }
        return BidiLine(
            content: LeveledText(paragraph: text, range: range, scalarRange: scalarRange, levels: levels))
    }
}
