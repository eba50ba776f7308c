internal import BidiText

/// A flag beside a number in right-to-left text.
///
/// A flag is two regional indicators, which are letters of class L: the number beside it follows them to the right and
/// so changes sides with the flag.
struct FlagRule: DiagnosisRule {
    let needs: ParagraphContents = .flags

    func faults(in paragraph: DrawnParagraph) -> [Fault] {
        Stretch.all(in: paragraph).filter { $0.direction == .rightToLeft && !$0.isOverridden }.flatMap { stretch in
            Clause.all(of: stretch, in: paragraph).compactMap { fault(of: $0, in: paragraph) }
        }
    }

    private func fault(of clause: Clause, in paragraph: DrawnParagraph) -> Fault? {
        let atoms = clause.atoms
        guard let first = atoms.first, let last = atoms.last, let flag = atoms.firstIndex(where: \.isFlag),
            atoms.allSatisfy({ $0.isFlag || $0.isNumeric }),
            let number = atoms[flag...].firstIndex(where: \.isNumeric)
        else { return nil }
        let order = DrawnOrder.beside(left: atoms[number].core, right: atoms[flag].core)
        guard !paragraph.isDrawn(order) else { return nil }
        let flags = atoms.filter(\.isFlag).map(\.core)
        let numbers = NumberPieces.all(of: atoms.filter(\.isNumeric)[...], in: paragraph).map(\.range)
        return Fault(
            rule: .strongEmoji, severity: .warning, range: first.core.lowerBound..<last.core.upperBound,
            edits: (flags + numbers).flatMap { TextEdit.isolate($0) },
            check: [order] + numbers.map { .leftToRight($0) })
    }
}
