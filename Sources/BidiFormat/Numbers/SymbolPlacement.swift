/// Where the currency stands beside the number.
public enum SymbolPlacement: String, Hashable, Codable, Sendable, CaseIterable {
    /// Where the locale's pattern puts it.
    case locale
    /// Before the number in reading order.
    case leading
    /// After the number in reading order.
    case trailing
    /// Left of the number, as seen.
    case left
    /// Right of the number, as seen.
    case right
}
