internal import BidiText

/// One kind of fault, looked for in one paragraph.
protocol DiagnosisRule: Sendable {
    /// What a paragraph must hold to have such a fault.
    var needs: ParagraphContents { get }

    /// What is wrong in a paragraph; linear in its length.
    func faults(in paragraph: DrawnParagraph) -> [Fault]
}

/// What a rule has found, in offsets of its paragraph.
struct Fault: Sendable {
    let rule: BidiFindingRule
    let severity: FindingSeverity
    private(set) var range: Range<Int>
    /// The repair; empty where there is none.
    var edits: [TextEdit] = []
    /// What has to be seen after the repair.
    var check: [DrawnOrder] = []
    /// Whether letters of right-to-left words change their places by the repair.
    var movesLetters = false
    /// The control that the fault is about.
    var control: BidiControl?
    /// Whether the control opens something that nothing closes.
    var isUnclosed = false
    /// Why, where the rule alone does not say it.
    var cause: FindingCause?

    /// Whether the next fault is of the same kind and begins where this one ends.
    func canJoin(_ next: Fault) -> Bool {
        severity == next.severity && control == next.control && range.upperBound == next.range.lowerBound
    }

    /// Makes one fault of this one and the next one of its kind. Linear in the next one alone, as long as nobody holds
    /// a copy of this one: then its edits would be copied each time.
    mutating func join(_ next: Fault) {
        range = range.lowerBound..<next.range.upperBound
        edits += next.edits
        check += next.check
    }
}

/// An order in which the characters of a range are to be seen.
enum DrawnOrder: Hashable, Sendable {
    /// One piece, from left to right as stored.
    case leftToRight(Range<Int>)
    /// The first range wholly on the left of the second.
    case beside(left: Range<Int>, right: Range<Int>)
    /// One piece, in the order it has alone in a right-to-left paragraph.
    case asInRightToLeftText(Range<Int>)

    func mapped(_ transform: (Range<Int>) -> Range<Int>) -> DrawnOrder {
        switch self {
        case .leftToRight(let range): .leftToRight(transform(range))
        case .beside(let left, let right): .beside(left: transform(left), right: transform(right))
        case .asInRightToLeftText(let range): .asInRightToLeftText(transform(range))
        }
    }
}

extension DrawnParagraph {
    /// Whether an order is the one that is seen.
    func isDrawn(_ order: DrawnOrder) -> Bool {
        switch order {
        case .leftToRight(let range): return isDrawnLeftToRight(range)
        case .beside(let left, let right):
            guard let rightmost = left.compactMap(visiblePlace).max(),
                let leftmost = right.compactMap(visiblePlace).min()
            else { return true }
            return rightmost < leftmost
        case .asInRightToLeftText(let range):
            let text = String(String.UnicodeScalarView(scalars[range]))
            return isOnePiece(range) && seen(range) == text.visualText(base: .rightToLeft)
        }
    }

    private func visiblePlace(_ offset: Int) -> Int? { isControl(offset) ? nil : place(of: offset) }
}
