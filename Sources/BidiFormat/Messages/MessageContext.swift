public import BidiText

/// Where a message is shown: its language, and what an app decides once for all its messages.
///
/// ```swift
/// let context = MessageContext(language, digits: [.phone: .latin], baseMark: .whereNeeded)
/// label.text = line.text(in: context)
/// ```
public struct MessageContext: Hashable, Codable, Sendable {
    /// The language that words, order and digits of values come from.
    public var language: LanguageTag
    /// Whether values stand in isolates.
    public var isolation: Isolation
    /// Digits other than the language's own, by kinds of values.
    public var digits: DigitPolicy
    /// The direction of the paragraph the message stands in: the language's unless said otherwise.
    public var baseDirection: WritingDirection
    /// Whether the text begins with a mark.
    public var baseMark: BaseMark

    public init(
        _ language: LanguageTag, isolation: Isolation = .automatic, digits: DigitPolicy = [:],
        baseDirection: WritingDirection? = nil, baseMark: BaseMark = .none
    ) {
        self.language = language
        self.isolation = isolation
        self.digits = digits
        self.baseDirection = baseDirection ?? language.baseDirection
        self.baseMark = baseMark
    }

    /// A mark before a message, for surroundings that find its direction by its first strong character.
    public enum BaseMark: String, Hashable, Codable, Sendable, CaseIterable {
        /// Never: the message stands in an element or view whose direction is set.
        case none
        /// RLM or LRM where the first strong character would choose another direction (rules P2 and P3), and RLM before
        /// a right-to-left message that has none.
        case whereNeeded
    }

    /// The language with the digits of a kind of values.
    public func language(for kind: ValueKind) -> LanguageTag { digits[kind].map(language.numberingSystem) ?? language }
}
