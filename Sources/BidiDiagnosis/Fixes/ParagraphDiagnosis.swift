internal import BidiText

/// The faults of one paragraph, and the paragraph with all repairs.
struct ParagraphDiagnosis {
    /// A fault with what it looks like.
    struct Finding {
        var fault: Fault
        let excerpt: String
        let seen: String
    }

    let findings: [Finding]
    let fixed: String?

    /// Repairs can bring other faults to light, such as another base direction; this often they are looked for again.
    private static let rounds = 3

    init(of paragraph: BidiParagraph, base: BaseDirection) {
        let drawn = DrawnParagraph(paragraph)
        var (faults, repaired) = RepairCheck.verified(Self.faults(in: drawn), in: drawn, base: base)
        findings = faults.map { fault in
            Finding(fault: fault, excerpt: Excerpt.stored(fault.range, in: drawn), seen: Excerpt.seen(fault, in: drawn))
        }

        var fixed = repaired?.text
        for _ in 1..<Self.rounds {
            guard let next = repaired?.drawn else { break }
            // Letters are only turned round where the text as given says that they are stored so.
            let further = Self.faults(in: next).filter { $0.rule != .visualOrderText }
            (faults, repaired) = RepairCheck.verified(further, in: next, base: base)
            fixed = repaired?.text ?? fixed
        }
        self.fixed = fixed == paragraph.text ? nil : fixed
    }

    /// What concerns the letters and the controls themselves.
    private static let structure: [any DiagnosisRule] = [
        UnbalancedControlRule(), OverrideRule(), UnpairedBracketsRule(), VisualOrderTextRule(), BaseDirectionRule(),
    ]

    /// What is drawn in a wrong order.
    private static let order: [any DiagnosisRule] = [
        PieceRule(), FlagRule(), TagRule(), LinkRule(), TornUnitRule(), MarkedValueRule(), ArabicDigitRule(),
        MisplacedSignRule(),
    ]

    private static func faults(in paragraph: DrawnParagraph) -> [Fault] {
        guard paragraph.canBeReordered else { return [] }
        var faults = faults(by: structure, in: paragraph)
        // While the base direction or the letters are wrong, so is the order of everything else.
        if !faults.contains(where: { $0.rule == .baseDirection || $0.rule == .visualOrderText }) {
            faults += Self.faults(by: order, in: paragraph)
        }
        return faults.sorted { ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound) }
    }

    private static func faults(by rules: [any DiagnosisRule], in paragraph: DrawnParagraph) -> [Fault] {
        rules.filter { paragraph.contents.isSuperset(of: $0.needs) }.flatMap { $0.faults(in: paragraph) }
    }
}
