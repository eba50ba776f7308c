internal import ICUBridge

/// A character with the property Bidi_Paired_Bracket_Type open or close (BD14, BD15).
struct PairedBracket: Hashable {
    let isOpening: Bool
    /// The closing bracket of the pair, by which an opening and a closing one are compared.
    let closing: UInt32

    /// Nil for what is no bracket (`u_getBidiPairedBracket`).
    init?(_ scalar: Unicode.Scalar) {
        switch scalar {
        case "(": self.init(isOpening: true, closing: 0x29)
        case "[": self.init(isOpening: true, closing: 0x5D)
        case "{": self.init(isOpening: true, closing: 0x7D)
        case ")", "]", "}": self.init(isOpening: false, closing: scalar.value)
        case ..."\u{7F}": return nil
        default:
            switch ICUCharacter.pairedBracketType(scalar) {
            case 1: self.init(isOpening: true, closing: ICUCharacter.pairedBracket(scalar).value)
            case 2: self.init(isOpening: false, closing: scalar.value)
            default: return nil
            }
        }
    }

    private init(isOpening: Bool, closing: UInt32) {
        self.isOpening = isOpening
        // BD16 compares under canonical equivalence. U+2329 and U+232A are the only brackets that have canonical
        // equivalents (U+3008, U+3009).
        self.closing = closing == 0x232A ? 0x3009 : closing
    }
}
