internal import BidiText

/// Why a number is not drawn as it is alone: one rule about numbers has several reasons, with words of their own.
enum FindingCause: Hashable, Sendable {
    /// What runs from right to left between its groups puts the groups in that order.
    case groups
    /// Rule W2: after an Arabic letter, hyphens and signs do not join digits any more (W4).
    case arabicLetter
    /// Digits of class AN, which are right-to-left letters to the neutrals between them (N1).
    case arabicDigits
    /// Only a sign at its edge is on the wrong side.
    case sign
    /// A mark between the sign and the digits.
    case markBehindSign
    /// RLM or ALM of a value made for right-to-left text, in left-to-right text.
    case marks
    /// A link whose words have directions of their own.
    case linkParts

    /// The cause for a piece that holds digits and is not drawn from left to right.
    init(ofNumber range: Range<Int>, in paragraph: DrawnParagraph) {
        guard let first = range.first(where: paragraph.isDigit), let last = range.last(where: paragraph.isDigit) else {
            self = .groups
            return
        }
        let isOnlyEdge = !(range.lowerBound..<first).contains(where: paragraph.isSpace)
        if isOnlyEdge, paragraph.isDrawnLeftToRight(first..<last + 1) {
            let isSeparated = first > range.lowerBound && paragraph.isMarkInsideNumber(first - 1)
            self = isSeparated ? .markBehindSign : .sign
        } else if paragraph.followsArabicLetter(range.lowerBound), !range.contains(where: paragraph.isSpace) {
            self = .arabicLetter
        } else {
            self = .groups
        }
    }

    /// Why, in words for people who do not know the algorithm.
    var words: String {
        switch self {
        case .groups:
            "spaces, hyphens and signs have no direction of their own. Where text runs from right to left they follow it, "
                + "and the groups of the number change places."
        case .arabicLetter:
            "after an Arabic letter, digits count as Arabic ones, which hyphens and signs do not hold together: the groups "
                + "change places. (After a Hebrew letter they may not.)"
        case .arabicDigits:
            "Arabic-Indic digits make the spaces, hyphens and signs between them run from right to left, even in an "
                + "isolate, and the groups change places."
        case .sign:
            "a sign at the edge of a number has no direction of its own, and where text runs from right to left it goes "
                + "to the other side."
        case .markBehindSign:
            "an invisible mark stands between the sign and its digits and holds them apart, so that the sign goes to the "
                + "other side."
        case .marks:
            "it holds invisible marks (RLM or ALM) that are made for right-to-left text, but stands in left-to-right "
                + "text: only some of its characters turn round."
        case .linkParts:
            "its parts have directions of their own, and those that run from right to left change places with each other."
        }
    }
}

extension DrawnParagraph {
    /// How far back the letter is looked for, so that many numbers stay linear.
    private static let reach = 64

    /// Whether the nearest letter before an offset is Arabic (rule W2).
    func followsArabicLetter(_ offset: Int) -> Bool {
        for place in (max(0, offset - Self.reach)..<offset).reversed() {
            if isExplicit(place) { return false }
            if classes[place].strongDirection != nil { return classes[place] == .arabicLetter }
        }
        return false
    }
}
