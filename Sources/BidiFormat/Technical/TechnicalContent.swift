/// What a technical text is, where that decides how its components are found.
public enum TechnicalContent: String, Hashable, Codable, Sendable, CaseIterable {
    /// A command, a formula, an identifier, anything.
    case text
    case url, email, path, version
    /// `31.77, -35.21`.
    case coordinates
    /// `10 × 20 cm`; a unit in right-to-left letters stands on the left of the numbers.
    case dimensions
}
