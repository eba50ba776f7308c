internal import BidiText

/// A word of a stretch: what stands between spaces, without the punctuation of the sentence round it.
struct Atom: Sendable {
    /// With its punctuation.
    let whole: Range<Int>
    /// What belongs to the word or number itself; where there is neither letter nor digit, the same as ``whole``.
    let core: Range<Int>
    let shape: Shape
    let digits: Int
    let isFlag: Bool
    /// Whether a pair of brackets encloses it.
    let isBracketed: Bool

    enum Shape: Hashable, Sendable {
        /// Holds a letter.
        case word
        /// Digits with what belongs to a number.
        case number
        /// Dots or stars in place of digits.
        case mask
        /// One character that stands between two values: `=`, `×`, `/`, a dash, ...
        case connector(Unicode.Scalar)
        /// Other punctuation.
        case punctuation
    }

    var isNumeric: Bool { shape == .number || shape == .mask }

    /// The words of a stretch in order. Linear.
    static func all(of stretch: Stretch, in paragraph: DrawnParagraph) -> [Atom] {
        var atoms: [Atom] = []
        var start: Int?
        for offset in stretch.range {
            if paragraph.isSpace(offset) {
                if let first = start { atoms.append(AtomReader(first..<offset, of: stretch, in: paragraph).atom) }
                start = nil
            } else if start == nil, !paragraph.isIgnored(offset) {
                start = offset
            }
        }
        if let first = start {
            atoms.append(AtomReader(first..<stretch.range.upperBound, of: stretch, in: paragraph).atom)
        }
        return atoms
    }
}

extension DrawnParagraph {
    /// Whether a scalar says nothing about what a word is: marks, controls and joiners.
    func isIgnored(_ offset: Int) -> Bool {
        classes[offset] == .boundaryNeutral || classes[offset] == .nonspacingMark || isControl(offset)
    }

    func isLetter(_ offset: Int) -> Bool { classes[offset] == .leftToRight && !isControl(offset) }

    func isDigit(_ offset: Int) -> Bool { classes[offset] == .europeanNumber }

    func isCurrencySign(_ offset: Int) -> Bool { scalars[offset].properties.generalCategory == .currencySymbol }

    func isRightToLeftLetter(_ offset: Int) -> Bool {
        scalars.indices.contains(offset) && classes[offset].strongDirection == .rightToLeft && !isControl(offset)
    }
}
