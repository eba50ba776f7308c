internal import BidiText

/// The brackets and quotation marks of a paragraph that are two halves of one pair.
///
/// Readers see both halves as one thing, so an isolate holds both or neither: with one of them inside, the halves
/// run in different directions. Brackets are paired as in BD16, over the whole paragraph; quotation marks by their
/// side, and ASCII ones in turn.
struct PairedPunctuation: Sendable {
    private var partners: [Int: Int] = [:]

    /// Linear.
    init(in paragraph: DrawnParagraph) {
        var open: [(offset: Int, scalar: Unicode.Scalar)] = []
        var quotes: [Unicode.Scalar: [Int]] = [:]
        for (offset, scalar) in paragraph.scalars.enumerated() where paragraph.classes[offset] == .otherNeutral {
            switch scalar.pairedBracketType {
            case .open: open.append((offset, scalar))
            case .close:
                // What was opened later and is not closed yet has no partner. BD16's stack is as deep.
                guard let index = open.suffix(Self.depth).lastIndex(where: { $0.scalar.pairedBracket == scalar })
                else { continue }
                join(open[index].offset, offset)
                open.removeSubrange(index...)
            case nil:
                let openers = Self.openers[scalar] ?? []
                if let opener = openers.first(where: { quotes[$0]?.isEmpty == false }),
                    !Self.isInsideWord(offset, in: paragraph), let start = quotes[opener]?.popLast()
                {
                    join(start, offset)
                } else if Self.opening.contains(scalar), !Self.isAfterWord(offset, in: paragraph) {
                    quotes[scalar, default: []].append(offset)
                }
            }
        }
    }

    private mutating func join(_ opener: Int, _ closer: Int) {
        partners[opener] = closer
        partners[closer] = opener
    }

    /// The halves in a range whose other halves are outside it, in order. Linear.
    func halves(in range: Range<Int>) -> [Int] {
        guard !partners.isEmpty else { return [] }
        return range.filter { offset in partners[offset].map { !range.contains($0) } ?? false }
    }

    /// The range, longer by halves just outside it whose partners are inside it. Linear.
    func completed(_ range: Range<Int>, within limits: Range<Int>) -> Range<Int> {
        guard !partners.isEmpty else { return range }
        var start = range.lowerBound
        var end = range.upperBound
        while end < limits.upperBound, let opener = partners[end], (start..<end).contains(opener) { end += 1 }
        while start > limits.lowerBound, let closer = partners[start - 1], (start..<end).contains(closer) { start -= 1 }
        return start..<end
    }

    private static let depth = 63

    private static let opening: Set<Unicode.Scalar> = ["\"", "'", "“", "„", "«", "‹", "‘", "‚"]

    /// What each closer closes; German closes with what opens in English.
    private static let openers: [Unicode.Scalar: [Unicode.Scalar]] = [
        "\"": ["\""], "'": ["'"], "”": ["“", "„"], "“": ["„"], "»": ["«"], "›": ["‹"], "’": ["‘", "‚"], "‘": ["‚"],
    ]

    /// A gershayim or an apostrophe typed as a quotation mark: `סה"כ`.
    private static func isInsideWord(_ offset: Int, in paragraph: DrawnParagraph) -> Bool {
        isAfterWord(offset, in: paragraph) && offset + 1 < paragraph.scalars.count
            && isOfWord(offset + 1, in: paragraph)
    }

    /// After a letter or digit nothing opens: `15"` is a length.
    private static func isAfterWord(_ offset: Int, in paragraph: DrawnParagraph) -> Bool {
        offset > 0 && isOfWord(offset - 1, in: paragraph)
    }

    private static func isOfWord(_ offset: Int, in paragraph: DrawnParagraph) -> Bool {
        paragraph.isLetter(offset) || paragraph.isDigit(offset) || paragraph.isRightToLeftLetter(offset)
            || paragraph.classes[offset] == .arabicNumber
    }
}
