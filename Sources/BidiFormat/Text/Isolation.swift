/// Whether values stand in isolates.
public enum Isolation: String, Hashable, Codable, Sendable, CaseIterable {
    /// Where a value could be drawn differently, or draw its neighbours differently, without one. English output that
    /// holds nothing of a right-to-left script gets no invisible character.
    case automatic
    /// Always.
    case isolates
    /// Never: for surroundings that isolate by themselves, such as an HTML element with a `dir` attribute.
    case none
}
