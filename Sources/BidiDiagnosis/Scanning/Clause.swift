internal import BidiText

/// Words of a stretch that no punctuation of the sentence separates.
struct Clause: Sendable {
    var atoms: [Atom]

    var holdsWord: Bool { atoms.contains { $0.shape == .word } }

    /// The clauses of a stretch, without those that hold no number and no word.
    static func all(of stretch: Stretch, in paragraph: DrawnParagraph) -> [Clause] {
        let atoms = Atom.all(of: stretch, in: paragraph)
        var clauses: [Clause] = []
        var current: [Atom] = []

        func end() {
            let trimmed = current.drop { $0.isEdgePunctuation }
            let last = trimmed.lastIndex { !$0.isEdgePunctuation }
            if let last { clauses += separated(Array(trimmed[...last])) }
            current = []
        }

        for (index, atom) in atoms.enumerated() {
            if atom.shape == .punctuation, atom.isOnly(".,:;!?،؛؟…", in: paragraph) {
                end()
                continue
            }
            current.append(atom)
            let next = index + 1 < atoms.count ? atoms[index + 1] : nil
            if atom.endsClause(before: next, in: paragraph) { end() }
        }
        end()
        return clauses
    }

    /// A number in brackets at the end is a remark, not a part of what stands before it: `2.10.3-beta (412)`.
    private static func separated(_ atoms: [Atom]) -> [Clause] {
        var end = atoms.endIndex
        while end > 1, atoms[end - 1].shape == .number, atoms[end - 1].isBracketed { end -= 1 }
        return [Clause(atoms: Array(atoms[..<end]))] + atoms[end...].map { Clause(atoms: [$0]) }
    }
}

extension Atom {
    /// Whether it is no part of a piece at whose edge it stands.
    fileprivate var isEdgePunctuation: Bool {
        switch shape {
        case .word, .number, .mask: false
        case .connector, .punctuation: true
        }
    }

    fileprivate func isOnly(_ punctuation: String, in paragraph: DrawnParagraph) -> Bool {
        whole.allSatisfy { offset in
            paragraph.isIgnored(offset) || punctuation.unicodeScalars.contains(paragraph.scalars[offset])
        }
    }

    /// Whether the sentence pauses after the atom.
    ///
    /// A comma separates numbers, which are then read one after another in the direction of the sentence, but not
    /// words and not the two halves of a position on the globe.
    fileprivate func endsClause(before next: Atom?, in paragraph: DrawnParagraph) -> Bool {
        guard shape == .word || shape == .number else { return false }
        let pause = paragraph.scalars[core.upperBound..<whole.upperBound]
        if pause.contains(where: { ".:;!?…،؛؟".unicodeScalars.contains($0) }) { return true }
        guard pause.contains(","), let next else { return false }
        if isNumeric && next.isNumeric {
            return !(Coordinate.isHalf(core, in: paragraph) && Coordinate.isHalf(next.core, in: paragraph))
        }
        return isNumeric
    }
}

/// Decimal degrees: a latitude or a longitude.
enum Coordinate {
    /// A number with a decimal point and two decimals or more.
    static func isHalf(_ range: Range<Int>, in paragraph: DrawnParagraph) -> Bool {
        guard let point = range.first(where: { paragraph.scalars[$0] == "." }) else { return false }
        let decimals = point + 1..<range.upperBound
        let degrees = range.lowerBound..<point
        return decimals.count >= 2 && decimals.allSatisfy { paragraph.isDigit($0) || paragraph.scalars[$0] == "°" }
            && degrees.allSatisfy { paragraph.isDigit($0) || Signs.contains(paragraph.scalars[$0]) }
    }
}
