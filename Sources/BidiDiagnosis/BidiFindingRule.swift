/// What a finding is about. The raw values are the names used in machine answers.
public enum BidiFindingRule: String, Hashable, Codable, Sendable, CaseIterable {
    /// The groups or the sign of a number are drawn in another order than the number has on its own.
    case reversedNumber = "reversed-number"
    /// A sign is stored away from the number it belongs to.
    case misplacedSign = "misplaced-sign"
    /// A phrase of left-to-right words and numbers is drawn in another order than it has on its own.
    case reversedText = "reversed-text"
    /// Punctuation that belongs to a name, a link or a command is drawn at its other end.
    case movedPunctuation = "moved-punctuation"
    /// The characters of a currency or unit symbol are drawn apart or in another order.
    case tornSymbol = "torn-symbol"
    /// A flag emoji counts as left-to-right letters and turns what stands beside it.
    case strongEmoji = "strong-emoji"
    /// An invisible control that opens is not closed, or one that closes has nothing to close.
    case unbalancedControl = "unbalanced-control"
    /// An override (LRO or RLO) forces characters into an order they do not have.
    case override = "override"
    /// Brackets that do not pair in the order in which they are stored.
    case unpairedBrackets = "unpaired-brackets"
    /// The first letter gives the paragraph another direction than most of its words have.
    case baseDirection = "base-direction"
    /// The letters are stored in the order they are seen, as in legacy files, not in the order they are read.
    case visualOrderText = "visual-order-text"
    /// The text has characters but nothing that can be seen.
    case invisibleOnly = "invisible-only"
}

/// How much a finding matters.
public enum FindingSeverity: String, Hashable, Codable, Sendable, CaseIterable {
    /// Readers see something wrong, or the text can do harm.
    case error
    /// Very likely wrong.
    case warning
    /// Worth knowing.
    case info
}
