internal import BidiText

/// Draws a repaired paragraph again and keeps only the repairs that do what they promise.
enum RepairCheck {
    /// Beyond this many scalars to draw, repairs are only checked all together.
    private static let alone = 200_000

    /// The faults, without the edits that do not put their piece right or that move right-to-left letters; and the
    /// paragraph with the others, nil where nothing is left to change.
    static func verified(
        _ faults: [Fault], in paragraph: DrawnParagraph, base: BaseDirection
    ) -> (faults: [Fault], repaired: Redrawn?) {
        guard faults.contains(where: { !$0.edits.isEmpty }) else { return (faults, nil) }
        var faults = faults
        let together = Redrawn(faults.flatMap(\.edits), of: paragraph, base: base)
        var isKept = faults.map { together.shows($0) }
        if !faults.contains(where: { $0.movesLetters && !$0.edits.isEmpty }), !together.keepsLetters(of: paragraph) {
            isKept = isKept.map { _ in false }
        }
        guard isKept.contains(false) else { return (faults, together) }

        // Together they fail: perhaps some of them do alone.
        let count = faults.count(where: { !$0.edits.isEmpty })
        if count * paragraph.scalars.count <= alone {
            for index in faults.indices where !faults[index].edits.isEmpty {
                let single = Redrawn(faults[index].edits, of: paragraph, base: base)
                isKept[index] =
                    single.shows(faults[index]) && (faults[index].movesLetters || single.keepsLetters(of: paragraph))
            }
        }
        for index in faults.indices where !isKept[index] { faults[index].edits = [] }
        let edits = faults.flatMap(\.edits)
        return (faults, edits.isEmpty ? nil : Redrawn(edits, of: paragraph, base: base))
    }
}

/// A paragraph drawn again with changes made to it.
struct Redrawn {
    let text: String
    /// Nil where the changed text is no single paragraph any more, such as an empty one.
    let drawn: DrawnParagraph?
    private let offsets: [Int?]

    init(_ edits: [TextEdit], of paragraph: DrawnParagraph, base: BaseDirection) {
        let fixed = FixedText(paragraph.paragraph.text, edits: edits)
        text = fixed.text
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
