internal import BidiText

/// Which words and numbers of a clause are one phrase.
enum WordPieces {
    /// The pieces of a clause that holds at least one word.
    static func all(of clause: Clause, in stretch: Stretch, _ paragraph: DrawnParagraph) -> [Piece] {
        clause.atoms.split { isSeparator($0, in: paragraph) }.flatMap { part -> [Piece] in
            // A flag is no word: it stands for itself, and the numbers beside it for themselves.
            if part.allSatisfy({ $0.isFlag || $0.shape != .word }), part.contains(where: \.isFlag) {
                return NumberPieces.all(of: part.filter { !$0.isFlag }[...], in: paragraph)
            }
            return phrase(part, in: stretch, paragraph)
        }
    }

    /// Bars and bullets stand between phrases.
    private static func isSeparator(_ atom: Atom, in paragraph: DrawnParagraph) -> Bool {
        guard atom.shape == .punctuation else { return false }
        return atom.whole.allSatisfy { "|•·".unicodeScalars.contains(paragraph.scalars[$0]) }
    }

    /// Linear: what is a piece of its own is taken off the front, until the rest is one phrase.
    private static func phrase(_ atoms: ArraySlice<Atom>, in stretch: Stretch, _ paragraph: DrawnParagraph) -> [Piece] {
        var pieces: [Piece] = []
        var rest = atoms
        while let word = rest.firstIndex(where: { $0.shape == .word }) {
            let leading = rest[..<word]
            if !leading.isEmpty, isCurrencySymbol(rest[word], in: paragraph) {
                // `US$` after an amount is a piece of its own, on the side where the sentence puts it.
                pieces += NumberPieces.all(of: leading, in: paragraph)
                pieces.append(Piece(range: rest[word].core, kind: .symbol))
                rest = rest[(word + 1)...]
            } else if isPhoneLike(leading, in: paragraph) {
                // A phone number is not the quantity of what follows.
                pieces += NumberPieces.all(of: leading, in: paragraph)
                rest = rest[word...]
            } else {
                return pieces + whole(rest, in: stretch, paragraph)
            }
        }
        return pieces + NumberPieces.all(of: rest, in: paragraph)
    }

    /// One piece from the first word or number to the last.
    private static func whole(_ atoms: ArraySlice<Atom>, in stretch: Stretch, _ paragraph: DrawnParagraph) -> [Piece] {
        guard let first = atoms.first(where: { $0.shape == .word || $0.isNumeric }),
            let last = atoms.last(where: { $0.shape == .word || $0.isNumeric })
        else { return [] }
        let range = Brackets.completed(
            first.core.lowerBound..<last.core.upperBound, within: stretch.range, in: paragraph)
        let isOnlySymbol = first.whole == last.whole && isCurrencySymbol(first, in: paragraph)
        return [Piece(range: range, kind: isOnlySymbol ? .symbol : .text)]
    }

    /// Up to three letters and a currency sign, or the other way round.
    private static func isCurrencySymbol(_ atom: Atom, in paragraph: DrawnParagraph) -> Bool {
        let scalars = atom.core.filter { !paragraph.isIgnored($0) }
        let letters = scalars.count(where: paragraph.isLetter)
        let signs = scalars.count(where: paragraph.isCurrencySign)
        return signs == 1 && (1...3).contains(letters) && signs + letters == scalars.count
    }

    private static func isPhoneLike(_ atoms: ArraySlice<Atom>, in paragraph: DrawnParagraph) -> Bool {
        guard !atoms.isEmpty, atoms.allSatisfy({ $0.isNumeric }), let first = atoms.first else { return false }
        let digits = atoms.reduce(0) { $0 + $1.digits }
        let start = paragraph.scalars[first.core.lowerBound]
        guard atoms.count > 1 else { return digits >= 7 && first.core.contains { paragraph.scalars[$0] == "-" } }
        return digits >= 7 && (start == "+" || first.isBracketed || digits >= 10)
    }
}
