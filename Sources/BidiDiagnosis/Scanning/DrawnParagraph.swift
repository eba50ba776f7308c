internal import BidiText

/// A paragraph as it is drawn: what all rules look at, computed once.
///
/// A class because it is large and handed to every scanner; nothing in it changes.
final class DrawnParagraph: Sendable {
    let paragraph: BidiParagraph
    let scalars: [Unicode.Scalar]
    let classes: [BidiClass]
    let contents: ParagraphContents

    /// For every scalar its place from the left; `none` for what rule X9 removes.
    private let places: [Int32]

    /// Whether the scalar is at an odd level, where brackets are mirrored.
    private let isMirrored: [Bool]

    private static let none: Int32 = -1

    init(_ paragraph: BidiParagraph) {
        self.paragraph = paragraph
        scalars = Array(paragraph.text.unicodeScalars)
        classes = scalars.map(BidiClass.init)
        contents = ParagraphContents(scalars, classes)
        var places = [Int32](repeating: Self.none, count: scalars.count)
        for (place, offset) in paragraph.visualOrder.enumerated() { places[offset] = Int32(truncatingIfNeeded: place) }
        self.places = places
        isMirrored = paragraph.levels.map { $0?.direction == .rightToLeft }
    }

    /// Where the content ends and the paragraph separator begins, if there is one.
    var contentEnd: Int {
        var end = scalars.count
        while end > 0, classes[end - 1] == .paragraphSeparator { end -= 1 }
        return end
    }

    /// The place of a scalar from the left; nil for what rule X9 removes.
    func place(of offset: Int) -> Int? { places[offset] == Self.none ? nil : Int(places[offset]) }

    /// Whether the characters of a range are seen as one piece, from left to right as they are stored.
    ///
    /// That is how a text without right-to-left characters is drawn on a line of its own. What counts is what is seen:
    /// a pair of brackets that has changed places and is mirrored looks right. Controls do not count. Linear in the
    /// length of the range, but for pieces in another order, which are sorted.
    func isDrawnLeftToRight(_ range: Range<Int>) -> Bool {
        var glyphs: [(place: Int, glyph: Unicode.Scalar)] = []
        var controls: [Int] = []
        glyphs.reserveCapacity(range.count)
        var isInOrder = true
        for offset in range {
            guard let place = place(of: offset) else { continue }
            if isControl(offset) {
                controls.append(place)
            } else {
                if let last = glyphs.last, last.place > place { isInOrder = false }
                glyphs.append((place, glyph(of: offset)))
            }
        }
        if !isInOrder { glyphs.sort { $0.place < $1.place } }
        guard let first = glyphs.first?.place, let last = glyphs.last?.place else { return true }
        // Only controls of the range itself may stand between two of its characters.
        guard last - first + 1 == glyphs.count + controls.count(where: { (first...last).contains($0) }) else {
            return false
        }
        guard !isInOrder else { return true }
        let stored = range.filter { place(of: $0) != nil && !isControl($0) }
        return zip(glyphs, stored).allSatisfy { $0.glyph == scalars[$1] }
    }

    /// What is drawn for a scalar (rule L4).
    private func glyph(of offset: Int) -> Unicode.Scalar {
        isMirrored[offset] ? scalars[offset].bidiMirroringGlyph ?? scalars[offset] : scalars[offset]
    }

    /// Whether a scalar is one of the twelve controls.
    func isControl(_ offset: Int) -> Bool { BidiControl(scalars[offset]) != nil }

    /// Whether nothing from outside a range is seen between its characters.
    func isOnePiece(_ range: Range<Int>) -> Bool {
        let places = range.compactMap(place)
        let visible = range.filter { !isControl($0) }.compactMap(place)
        guard let first = visible.min(), let last = visible.max() else { return true }
        return last - first + 1 == places.count(where: { (first...last).contains($0) })
    }

    /// Whether a scalar opens or closes an embedding, override or isolate.
    func isExplicit(_ offset: Int) -> Bool { isControl(offset) && classes[offset].strongDirection == nil }

    /// How the characters of a range are seen, from left to right, without controls.
    func seen(_ range: Range<Int>) -> String {
        let placed = range.compactMap { offset in
            isControl(offset) ? nil : place(of: offset).map { (place: $0, offset: offset) }
        }
        return String(String.UnicodeScalarView(placed.sorted { $0.place < $1.place }.map { glyph(of: $0.offset) }))
    }

    /// The letters of right-to-left words as seen, from left to right: offsets of the scalars.
    var rightToLeftLetters: [Int] {
        paragraph.visualOrder.filter { classes[$0].strongDirection == .rightToLeft && !isControl($0) }
    }

    /// Whether a text can be drawn only in the order it is stored: nothing in it runs from right to left.
    ///
    /// False where that takes more than a look at the bytes.
    static func isPlain(_ text: String, base: BaseDirection) -> Bool {
        base != .rightToLeft && base != .firstStrong(fallback: .rightToLeft) && text.utf8.allSatisfy { $0 < 0x80 }
    }
}

extension DrawnParagraph {
    /// Whether a scalar separates words: white space, no-break spaces too, and separators.
    func isSpace(_ offset: Int) -> Bool {
        switch classes[offset] {
        case .whitespace, .segmentSeparator, .paragraphSeparator: true
        case .commonSeparator: scalars[offset] == "\u{A0}" || scalars[offset] == "\u{202F}"
        default: false
        }
    }
}
