internal import BidiText

/// Draws a repaired paragraph again and keeps only the repairs that do what they promise.
enum RepairCheck {
    /// Beyond this many scalars to draw, repairs are only checked all together.
    private static let alone = 200_000

    /// The faults, without the edits that do not put their piece right or that move right-to-left letters.
    static func verified(_ faults: [Fault], in paragraph: DrawnParagraph, base: BaseDirection) -> [Fault] {
        var faults = faults
        guard faults.contains(where: { !$0.edits.isEmpty }) else { return faults }
        let repaired = Redrawn(faults.flatMap(\.edits), of: paragraph, base: base)
        var isKept = faults.map { repaired.shows($0) }
        if !faults.contains(where: { $0.movesLetters && !$0.edits.isEmpty }), !repaired.keepsLetters(of: paragraph) {
            isKept = isKept.map { _ in false }
        }
        let count = faults.count(where: { !$0.edits.isEmpty })
        if isKept.contains(false), count * paragraph.scalars.count <= alone {
            // Together they fail: perhaps some of them do alone.
            for index in faults.indices where !faults[index].edits.isEmpty {
                let single = Redrawn(faults[index].edits, of: paragraph, base: base)
                isKept[index] =
                    single.shows(faults[index]) && (faults[index].movesLetters || single.keepsLetters(of: paragraph))
            }
        }
        for index in faults.indices where !isKept[index] { faults[index].edits = [] }
        return faults
    }
}

/// A paragraph drawn again with changes made to it.
private struct Redrawn {
    private let drawn: DrawnParagraph?
    private let offsets: [Int?]

    init(_ edits: [TextEdit], of paragraph: DrawnParagraph, base: BaseDirection) {
        let fixed = FixedText(paragraph.paragraph.text, edits: edits)
        offsets = fixed.offsets
        drawn = BidiParagraph(fixed.text, base: base).map(DrawnParagraph.init)
    }

    /// Whether what a fault is about is seen right now; true for faults without an order of their own.
    func shows(_ fault: Fault) -> Bool {
        // Nothing is left to draw where all was invisible and has been taken out.
        guard let drawn else { return fault.check.isEmpty }
        return fault.check.allSatisfy { drawn.isDrawn($0.mapped { moved($0) }) }
    }

    /// Where a range has gone.
    private func moved(_ range: Range<Int>) -> Range<Int> {
        let places = range.lazy.compactMap { offsets[$0] }
        guard let first = places.first, let last = range.reversed().lazy.compactMap({ offsets[$0] }).first else {
            return 0..<0
        }
        return first..<last + 1
    }

    /// Whether the letters of right-to-left words are seen in the order they had.
    func keepsLetters(of paragraph: DrawnParagraph) -> Bool {
        guard let drawn else { return paragraph.rightToLeftLetters.isEmpty }
        return drawn.rightToLeftLetters == paragraph.rightToLeftLetters.compactMap { offsets[$0] }
    }
}
