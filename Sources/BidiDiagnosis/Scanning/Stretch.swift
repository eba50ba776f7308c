internal import BidiText

/// A longest run of a paragraph in which nothing runs from right to left: no right-to-left letter, no Arabic-Indic
/// digit, no tab, and no control but LRM.
struct Stretch: Sendable {
    let range: Range<Int>
    /// The direction given by what is open round it; nil where that depends on the text (FSI).
    let direction: WritingDirection?
    /// Whether an override is open round it: its order is forced.
    let isOverridden: Bool

    /// The stretches of a paragraph in order. Linear.
    static func all(in paragraph: DrawnParagraph) -> [Stretch] {
        var stack = ControlStack()
        var stretches: [Stretch] = []
        var start = 0

        func end(before offset: Int) {
            if start < offset {
                stretches.append(
                    Stretch(
                        range: start..<offset, direction: stack.direction(base: paragraph.paragraph.baseDirection),
                        isOverridden: stack.open.last?.control.isOverride ?? false))
            }
            start = offset + 1
        }

        for (offset, bidiClass) in paragraph.classes.enumerated() {
            switch bidiClass {
            case .rightToLeft, .arabicLetter:
                // A mark between a sign and its digits has turned the sign round: they are one number all the same.
                if paragraph.isMarkInsideNumber(offset) { continue }
                end(before: offset)
            case .arabicNumber, .paragraphSeparator, .segmentSeparator:
                end(before: offset)
            default:
                guard let control = BidiControl(paragraph.scalars[offset]), control != .leftToRightMark else {
                    continue
                }
                end(before: offset)
                _ = stack.apply(control, at: offset)
            }
        }
        end(before: paragraph.scalars.count)
        return stretches
    }
}

extension DrawnParagraph {
    /// Whether anything in the paragraph can be drawn in another order than it is stored.
    var canBeReordered: Bool {
        paragraph.baseDirection == .rightToLeft
            || !contents.isDisjoint(with: [.rightToLeftLetters, .rightToLeftMarks, .arabicNumbers, .explicitControls])
    }

    /// Whether a scalar is RLM or ALM with a sign before it, and European digits after it.
    func isMarkInsideNumber(_ offset: Int) -> Bool {
        guard isControl(offset), offset > 0, offset + 1 < scalars.count, classes[offset + 1] == .europeanNumber,
            Signs.contains(scalars[offset - 1])
        else { return false }
        return offset == 1 || isSpace(offset - 2) || isControl(offset - 2)
    }
}

/// The signs of numbers.
enum Signs {
    static func contains(_ scalar: Unicode.Scalar) -> Bool { scalar == "+" || isMinus(scalar) }

    static func isMinus(_ scalar: Unicode.Scalar) -> Bool { scalar == "-" || scalar == "\u{2212}" }

    /// Hyphens and dashes as they stand between numbers.
    static func isDash(_ scalar: Unicode.Scalar) -> Bool { isMinus(scalar) || (0x2010...0x2015).contains(scalar.value) }
}
