/// What decided the base direction of a paragraph.
public enum BaseDirectionSource: Hashable, Sendable {
    /// The caller.
    case given
    /// The first strong character outside isolates (UAX #9, rule P2): its scalar offset in the paragraph.
    case firstStrong(scalarOffset: Int)
    /// The caller's fallback: the paragraph has no strong character outside isolates (rule P3).
    case fallback
}
