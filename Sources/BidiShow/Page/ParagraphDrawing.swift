internal import BidiText
internal import Terminal

/// A paragraph as two rows of boxes, stored above and seen below, joined by lines.
struct ParagraphDrawing {
    /// More than this is no drawing any more.
    static let limit = 200
    /// Beyond this many code points no further one is drawn: one character can have any number of marks.
    static let codePointLimit = 2_000

    let cells: [DrawnCell]
    /// Whether the limit of code points has cut the text, perhaps within a character.
    let isCutByCodePoints: Bool

    init(_ paragraph: BidiParagraph) {
        let text = paragraph.text
        let wanted = text.index(text.startIndex, offsetBy: Self.limit, limitedBy: text.endIndex) ?? text.endIndex
        let scalars = text.unicodeScalars
        let possible = scalars.index(text.startIndex, offsetBy: Self.codePointLimit, limitedBy: wanted)
        let end = possible ?? wanted
        isCutByCodePoints = end < wanted
        let line = paragraph.line(text.startIndex..<end)
        let positions = line.visualPositions
        let levels = line.levels
        var steps = [[ResolutionStep]](repeating: [], count: positions.count)
        for step in paragraph.explanation().steps where step.offset < steps.count { steps[step.offset].append(step) }

        var cells: [DrawnCell] = []
        var leftmost: [Int: Int] = [:]
        var offset = 0
        for (column, cluster) in text[..<end].enumerated() {
            let first = offset
            var stories: [CharacterStory] = []
            for scalar in cluster.unicodeScalars {
                stories.append(
                    CharacterStory(
                        scalar, at: offset, from: paragraph.scalarRange.lowerBound, level: levels[offset],
                        position: positions[offset], steps: steps[offset]))
                offset += 1
            }
            let drawn = (first..<offset).first { positions[$0] != nil }
            leftmost[column] = (first..<offset).compactMap { positions[$0] }.min()
            cells.append(
                DrawnCell(
                    cluster: cluster, storedColumn: column, level: drawn.flatMap { levels[$0] }, stories: stories))
        }
        let order = cells.indices.filter { leftmost[$0] != nil }.sorted { leftmost[$0] ?? 0 < leftmost[$1] ?? 0 }
        for (seenColumn, column) in order.enumerated() { cells[column].seenColumn = seenColumn }
        self.cells = cells
    }

    // In SVG units, which are CSS pixels.
    private static let pitch = 44
    private static let box = 38
    private static let left = 64
    private static let storedTop = 22
    private static let seenTop = 130
    private static let levelTop = seenTop + box + 6
    private static let storyTop = levelTop + 40
    private static let storyLine = 18
    private static let storyColumns = 110

    func write(to output: any ByteOutput) throws(StreamError) {
        let stories = cells.map { cell in
            cell.stories.flatMap(\.lines).flatMap { WrappedText.lines(of: $0, width: Self.storyColumns) }
        }
        let width = max(Self.left + cells.count * Self.pitch + 8, 840)
        let height = Self.storyTop + Self.storyLine * ((stories.map(\.count).max() ?? 0) + 1)
        let order = cells.filter { $0.seenColumn != nil }.sorted { ($0.seenColumn ?? 0) < ($1.seenColumn ?? 0) }
            .compactMap { $0.stories.first.map { "\($0.offset)" } }.joined(separator: " ")
        try output.write(
            """
            <svg width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)" role="list" \
            aria-label="Characters in the order they are stored" data-order="\(order)">
            <text class="side" x="0" y="\(Self.storedTop + 24)" aria-hidden="true">stored</text>
            <text class="side" x="0" y="\(Self.seenTop + 24)" aria-hidden="true">seen</text>

            """)
        for (cell, story) in zip(cells, stories) { try output.write(Self.svg(cell, story)) }
        try output.write(levels + "</svg>\n")
    }

    private static func svg(_ cell: DrawnCell, _ story: [String]) -> String {
        let offset = cell.stories.first?.offset ?? 0
        let stored = cell.stored
        let storedX = left + cell.storedColumn * pitch
        let fill = level(cell.level)
        var svg = """
            <g class="cell" role="listitem" tabindex="0" \
            aria-label="\(HTMLText.plain(cell.stories.flatMap(\.lines).joined(separator: " ")))">

            """
        if let seenColumn = cell.seenColumn {
            let seenX = left + seenColumn * pitch
            let (from, to) = (storedX + box / 2, seenX + box / 2)
            let (top, bottom) = (storedTop + box, seenTop)
            let middle = (top + bottom) / 2
            svg += """
                <path class="way" d="M\(from) \(top)C\(from) \(middle) \(to) \(middle) \(to) \(bottom)"/>
                <rect class="box \(fill)" x="\(seenX)" y="\(seenTop)" width="\(box)" height="\(box)" rx="4"/>
                <text class="seen" data-offset="\(offset)" x="\(to)" y="\(seenTop + 26)" direction="ltr" \
                aria-hidden="true">\(HTMLText.plain(cell.seen))</text>

                """
        }
        svg += """
            <text class="small" x="\(storedX + box / 2)" y="\(storedTop - 6)" aria-hidden="true">\(offset)</text>
            <rect class="box \(stored.isName ? "dashed" : fill)" x="\(storedX)" y="\(storedTop)" \
            width="\(box)" height="\(box)" rx="4"/>
            <text class="\(stored.isName ? "name" : "stored")" x="\(storedX + box / 2)" \
            y="\(storedTop + (stored.isName ? 23 : 26))" direction="ltr" aria-hidden="true">\
            \(HTMLText.plain(stored.text))</text>
            <g class="story" aria-hidden="true">

            """
        for (index, line) in story.enumerated() {
            svg += "<text x=\"\(left)\" y=\"\(storyTop + storyLine * (index + 1))\">\(HTMLText.plain(line))</text>\n"
        }
        return svg + "</g>\n</g>\n"
    }

    /// The runs under the lower row, each with its level and direction.
    private var levels: String {
        let ordered = cells.filter { $0.seenColumn != nil }.sorted { ($0.seenColumn ?? 0) < ($1.seenColumn ?? 0) }
        var svg = ""
        var index = 0
        while index < ordered.count {
            let level = ordered[index].level
            let end = ordered[index...].firstIndex { $0.level != level } ?? ordered.count
            let x = Self.left + index * Self.pitch
            let width = (end - index) * Self.pitch - (Self.pitch - Self.box)
            let arrow = level?.direction == .rightToLeft ? "\u{2190}" : "\u{2192}"
            svg += """
                <rect class="\(Self.level(level))" x="\(x)" y="\(Self.levelTop)" width="\(width)" height="18" rx="3"/>
                <text class="level" x="\(x + width / 2)" y="\(Self.levelTop + 13)" direction="ltr" \
                aria-hidden="true">\(level?.description ?? "") \(arrow)</text>

                """
            index = end
        }
        return svg
    }

    private static func level(_ level: EmbeddingLevel?) -> String {
        guard let level else { return "dashed" }
        return "level-\(Int(level.rawValue) % PageStyle.levelColors)"
    }
}
