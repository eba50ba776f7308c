internal import BidiText

/// A paragraph whose first strong character (rules P2 and P3) has another direction than most of its words.
///
/// Only where the direction is left to the text: a given one is somebody's decision.
struct BaseDirectionRule: DiagnosisRule {
    let needs: ParagraphContents = .rightToLeftLetters

    func faults(in paragraph: DrawnParagraph) -> [Fault] {
        guard case .firstStrong(let first) = paragraph.paragraph.baseDirectionSource else { return [] }
        let words = WordDirections(in: paragraph)
        switch paragraph.paragraph.baseDirection {
        case .leftToRight:
            guard words.rightToLeft > words.leftToRight, let end = words.firstRightToLeft else { return [] }
            let head = head(from: first, to: end, in: paragraph)
            // A deciding mark says nothing about the words round it, and an isolate with one half of a pair would draw
            // both halves the same way: a mark in front decides, and what then is in a wrong order is repaired by itself.
            let half = PairedPunctuation(in: paragraph).halves(in: head).first
            if half != nil || paragraph.isControl(first) {
                let range = paragraph.isControl(first) ? first..<first + 1 : trimmed(head, before: half, in: paragraph)
                return [
                    Fault(
                        rule: .baseDirection, severity: .warning, range: range,
                        edits: [.insert(.rightToLeftMark, at: 0)], movesLetters: true)
                ]
            }
            // A mark in front is enough unless punctuation at the head's edge belongs to the head.
            let isMarkEnough = head.lowerBound == first && isLastOwn(head.upperBound - 1, in: paragraph)
            return [
                Fault(
                    rule: .baseDirection, severity: .warning, range: head,
                    edits: isMarkEnough ? [.insert(.rightToLeftMark, at: 0)] : TextEdit.isolate(head, in: .firstStrong),
                    check: words.leftToRight == 0 ? [] : [.leftToRight(head)], movesLetters: true)
            ]
        case .rightToLeft:
            // A name in an English sentence; Arabic sentences with many brand names have few words in small letters.
            guard words.rightToLeft <= 2, words.leftToRight >= 3 * words.rightToLeft, words.small >= 2,
                words.lastIsLeftToRight, let end = words.firstRightToLeftEnd
            else { return [] }
            return [
                Fault(
                    rule: .baseDirection, severity: .warning, range: first..<max(end, first + 1),
                    edits: [.insert(.leftToRightMark, at: 0)], movesLetters: true)
            ]
        }
    }

    /// The words before the first right-to-left letter, with the punctuation that belongs to them.
    private func head(from first: Int, to end: Int, in paragraph: DrawnParagraph) -> Range<Int> {
        let stretch = Stretch(range: 0..<end, direction: .leftToRight, isOverridden: false)
        let atoms = Atom.all(of: stretch, in: paragraph).filter { $0.shape == .word || $0.isNumeric }
        guard let start = atoms.first?.core.lowerBound, let last = atoms.last?.core.upperBound, start <= first else {
            return first..<first + 1
        }
        return start..<last
    }

    /// What stands before a half of a pair, without the spaces; all of it if that is nothing.
    private func trimmed(_ head: Range<Int>, before half: Int?, in paragraph: DrawnParagraph) -> Range<Int> {
        let end = head.prefix { $0 < half ?? .max }.last { !paragraph.isSpace($0) && !paragraph.isIgnored($0) }
        return end.map { head.lowerBound..<$0 + 1 } ?? head
    }

    private func isLastOwn(_ offset: Int, in paragraph: DrawnParagraph) -> Bool {
        paragraph.isLetter(offset) || paragraph.isDigit(offset) || paragraph.isIgnored(offset)
    }
}

/// How many words of a paragraph run in each direction, isolates aside: each counts by its first letter.
struct WordDirections {
    private(set) var leftToRight = 0
    private(set) var rightToLeft = 0
    /// Left-to-right words that begin with a small letter.
    private(set) var small = 0
    private(set) var firstRightToLeft: Int?
    private(set) var firstRightToLeftEnd: Int?
    private(set) var lastIsLeftToRight = false

    init(in paragraph: DrawnParagraph) {
        var depth = 0
        var isCounted = false
        for (offset, bidiClass) in paragraph.classes.enumerated() {
            switch bidiClass {
            case .leftToRightIsolate, .rightToLeftIsolate, .firstStrongIsolate: depth += 1
            case .popDirectionalIsolate: depth = max(0, depth - 1)
            default: break
            }
            if paragraph.isSpace(offset) {
                if isCounted, firstRightToLeft != nil, firstRightToLeftEnd == nil { firstRightToLeftEnd = offset }
                isCounted = false
                continue
            }
            guard depth == 0, !isCounted, let direction = bidiClass.strongDirection, !paragraph.isControl(offset) else {
                continue
            }
            let scalar = paragraph.scalars[offset]
            // Flags are pairs of letters to the algorithm, and pictures to everyone else.
            if (0x1F1E6...0x1F1FF).contains(scalar.value) { continue }
            isCounted = true
            lastIsLeftToRight = direction == .leftToRight
            if direction == .rightToLeft {
                rightToLeft += 1
                if firstRightToLeft == nil { firstRightToLeft = offset }
            } else {
                leftToRight += 1
                if scalar.properties.isLowercase { small += 1 }
            }
        }
    }
}
