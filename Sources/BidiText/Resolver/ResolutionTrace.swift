/// Why every character of a paragraph has its level: the rules of UAX #9 in the order in which they acted.
///
/// Offsets count Unicode scalars from the start of the paragraph.
public struct ResolutionTrace: Hashable, Sendable {
    /// The paragraph's level.
    public let paragraphLevel: EmbeddingLevel
    /// The rule that chose the paragraph's level: HL1 (given, or the fallback), P2 or P3.
    public let paragraphRule: BidiRule
    /// The strong character that decided the paragraph's level by rule P2.
    public let paragraphCause: Int?
    /// The level of every character after rule L1, nil for what rule X9 removes.
    public let levels: [EmbeddingLevel?]
    /// Everything that changed, in the order of the rules.
    public let steps: [ResolutionStep]

    /// What happened to one character, in order; its last level is its final one. Linear in `steps`.
    public func steps(at offset: Int) -> [ResolutionStep] { steps.filter { $0.offset == offset } }
}

/// One change that a rule made to one character.
public struct ResolutionStep: Hashable, Sendable {
    /// What a rule can change.
    public enum Change: Hashable, Sendable {
        /// The class that the later rules see.
        case bidiClass(from: BidiClass, to: BidiClass)
        /// The level; the first one of a character comes from nowhere.
        case level(from: EmbeddingLevel?, to: EmbeddingLevel)
        /// The character takes no part in the order (rule X9).
        case removed
    }

    /// The character, as an offset in Unicode scalars.
    public let offset: Int
    /// What the rule changed.
    public let change: Change
    /// The rule.
    public let rule: BidiRule
    /// The characters that made the rule act, such as the letters on both sides of a neutral.
    public let because: [Int]
}
