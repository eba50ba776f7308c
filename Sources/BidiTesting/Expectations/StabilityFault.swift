internal import BidiDiagnosis
internal import BidiText

/// The first placement in which a value looks otherwise than alone in a left-to-right paragraph.
struct StabilityFault {
    let lines: [String]

    /// Nil where the value looks the same everywhere.
    init?(of text: String) {
        guard !text.unicodeScalars.contains(where: { $0.bidiClass == .paragraphSeparator }) else {
            lines = ["the text holds a line end, which nothing can hold together"] + CharacterRows(text).lines
            return
        }
        var faults: [String] = []
        let alone = Placement(text, between: Surroundings(before: "", after: ""), in: .leftToRight)
        for surroundings in Surroundings.all {
            for direction in WritingDirection.allCases {
                let placement = Placement(text, between: surroundings, in: direction)
                guard placement.order != alone.order || !placement.isOnePiece else { continue }
                let name = direction == .leftToRight ? "left-to-right" : "right-to-left"
                let torn = placement.isOnePiece ? "" : ", torn apart"
                faults.append(
                    "  in a \(name) paragraph\(surroundings)\(torn)  [\(SeenText(placement.seen))]")
            }
        }
        guard !faults.isEmpty else { return nil }
        let shown = 4
        lines =
            ["the text does not look the same wherever it is put; isolate it"]
            + ["seen, from left to right", "  alone     [\(SeenText(alone.seen))]"]
            + faults.prefix(shown)
            + (faults.count > shown ? ["  and in \(faults.count - shown) more of 28 places"] : [])
            + CharacterRows(text).storedLines
    }
}
