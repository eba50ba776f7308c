/// Which isolate initiator belongs to which PDI (BD9), and the first strong character of the paragraph and of every
/// isolate (P2): one pass with a stack, because looking ahead from every FSI would be quadratic.
struct IsolateTable {
    /// For an isolate initiator the offset of its PDI, for a PDI the offset of its initiator, -1 for everything else.
    /// Empty in a text without isolates.
    private var partners: [Int32] = []
    /// For an isolate initiator the offset of the first strong character directly inside it, -1 for none.
    private var firstStrong: [Int32] = []
    /// The first strong character outside isolates.
    private(set) var firstStrongOfParagraph: Int?

    init(_ classes: [BidiClass]) {
        var open: [Int] = []
        for (offset, bidiClass) in classes.enumerated() {
            switch bidiClass {
            case .leftToRight, .rightToLeft, .arabicLetter:
                guard let isolate = open.last else {
                    if firstStrongOfParagraph == nil { firstStrongOfParagraph = offset }
                    continue
                }
                if firstStrong[isolate] < 0 { firstStrong[isolate] = Int32(offset) }
            case .leftToRightIsolate, .rightToLeftIsolate, .firstStrongIsolate:
                if partners.isEmpty {
                    partners = Array(repeating: -1, count: classes.count)
                    firstStrong = partners
                }
                open.append(offset)
            case .popDirectionalIsolate:
                guard let isolate = open.popLast() else { continue }
                partners[isolate] = Int32(offset)
                partners[offset] = Int32(isolate)
            default: break
            }
        }
    }

    /// Whether the isolate initiator or PDI at this offset has its partner.
    func isMatched(_ offset: Int) -> Bool { !partners.isEmpty && partners[offset] >= 0 }

    /// The first strong character in the isolate that begins at this offset, nested isolates left out.
    func firstStrongCharacter(inIsolateAt offset: Int) -> Int? {
        firstStrong.isEmpty || firstStrong[offset] < 0 ? nil : Int(firstStrong[offset])
    }
}

// Rules P2 and P3 (and HL1): the paragraph level.
extension ParagraphResolver {
    /// The level of the paragraph, the rule that chose it, and the character that decided it.
    func paragraphLevel(base: BaseDirection) -> (level: EmbeddingLevel, rule: BidiRule, cause: Int?) {
        switch base {
        case .leftToRight: return (EmbeddingLevel(.leftToRight), .hl1, nil)
        case .rightToLeft: return (EmbeddingLevel(.rightToLeft), .hl1, nil)
        case .firstStrong(let fallback):
            if let strong = isolates.firstStrongOfParagraph, let direction = original[strong].strongDirection {
                return (EmbeddingLevel(direction), .p2, strong)
            }
            return (EmbeddingLevel(fallback), fallback == .leftToRight ? .p3 : .hl1, nil)
        }
    }
}
