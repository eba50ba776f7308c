internal import BidiText

/// Brackets stored the wrong way round, `)word(`: typed so for a renderer that does not mirror (rule L4).
///
/// A lone bracket is no fault: `a)` numbers a list. There is no repair, for visible characters are not changed.
struct UnpairedBracketsRule: DiagnosisRule {
    func faults(in paragraph: DrawnParagraph) -> [Fault] {
        let scalars = paragraph.scalars
        var open: [Int] = []
        var lastClosing: Int?
        var faults: [Fault] = []
        for (offset, scalar) in scalars.enumerated() {
            guard paragraph.classes[offset] == .otherNeutral, let type = scalar.pairedBracketType else { continue }
            switch type {
            case .open: open.append(offset)
            case .close:
                if let last = open.last, scalars[last].pairedBracket == scalar {
                    open.removeLast()
                } else if isAtWordStart(offset, in: paragraph) {
                    faults += fault(from: lastClosing, to: &open, in: paragraph)
                    lastClosing = offset
                }
            }
        }
        return faults + fault(from: lastClosing, to: &open, in: paragraph)
    }

    /// A closing bracket that stands where one opens, with an opening one after it that stands where one closes.
    private func fault(from closing: Int?, to open: inout [Int], in paragraph: DrawnParagraph) -> [Fault] {
        guard let closing, let opening = open.first(where: { $0 > closing }),
            paragraph.scalars[opening] == paragraph.scalars[closing].pairedBracket,
            isAtWordEnd(opening, in: paragraph),
            paragraph.classes[closing..<opening].contains(where: { $0.strongDirection == .rightToLeft })
        else { return [] }
        open.removeAll()
        return [Fault(rule: .unpairedBrackets, severity: .warning, range: closing..<opening + 1)]
    }

    private func isAtWordStart(_ offset: Int, in paragraph: DrawnParagraph) -> Bool {
        let next = offset + 1
        return (offset == 0 || paragraph.isSpace(offset - 1)) && next < paragraph.scalars.count
            && !paragraph.isSpace(next)
    }

    private func isAtWordEnd(_ offset: Int, in paragraph: DrawnParagraph) -> Bool {
        let next = offset + 1
        guard !paragraph.isSpace(offset - 1) else { return false }
        return next == paragraph.scalars.count || paragraph.classes[next].strongDirection == nil
            && paragraph.classes[next] != .europeanNumber
    }
}
