internal import BidiText

/// A value as it is drawn between its neighbours.
struct Placement {
    /// The value's scalar offsets from left to right, without controls; mirrored ones are negative.
    let order: [Int]
    /// Whether nothing of the neighbours is seen between the first and the last character of the value.
    let isOnePiece: Bool
    /// The whole line, from left to right.
    let seen: String

    init(_ text: String, between surroundings: Surroundings, in direction: WritingDirection) {
        let scalars = Array(text.unicodeScalars)
        let start = surroundings.before.unicodeScalars.count
        let whole = surroundings.before + text + surroundings.after
        let paragraph = BidiParagraph(whole, base: BaseDirection(direction))
        let levels = paragraph?.levels ?? []
        var order: [Int] = []
        var places: [Int] = []
        let visible = (paragraph?.visualOrder ?? []).filter { offset in
            !scalars.indices.contains(offset - start) || BidiControl(scalars[offset - start]) == nil
        }
        for (place, offset) in visible.enumerated() where scalars.indices.contains(offset - start) {
            let isRightToLeft = levels[offset].map { $0.direction == .rightToLeft } ?? false
            let isMirrored = isRightToLeft && scalars[offset - start].bidiMirroringGlyph != nil
            order.append(isMirrored ? -1 - (offset - start) : offset - start)
            places.append(place)
        }
        self.order = order
        isOnePiece = zip(places, places.dropFirst()).allSatisfy { $0 + 1 == $1 }
        seen = paragraph?.visualText ?? ""
    }
}
