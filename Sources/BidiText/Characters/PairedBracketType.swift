/// Whether a character opens or closes a bracket pair (UAX #9, BD14 and BD15): Bidi_Paired_Bracket_Type.
public enum PairedBracketType: Int, Hashable, Sendable {
    case open = 1
    case close = 2
}
