internal import ICUBridge

extension Unicode.Scalar {
    /// The property Bidi_Class (`u_charDirection`).
    public var bidiClass: BidiClass { BidiClass(self) }

    /// The character that is drawn for this one at an odd level (rule L4), nil where there is none.
    ///
    /// Only characters with the property Bidi_Mirroring_Glyph have one: `(`, `«`, `≤`, but not `∑`.
    ///
    /// ICU function: `u_charMirror`.
    public var bidiMirroringGlyph: Unicode.Scalar? {
        // Nothing is mirrored in the blocks of the letters that right-to-left text is made of.
        if (0xBC...0xF39).contains(value) { return nil }
        let mirror = ICUCharacter.mirror(self)
        return mirror == self ? nil : mirror
    }

    /// Whether the character's image is mirrored at an odd level, also without a mirroring glyph: Bidi_Mirrored
    /// (`u_isMirrored`).
    public var isBidiMirrored: Bool { ICUCharacter.isMirrored(self) }

    /// The other half of a bracket pair, nil for what is no paired bracket: Bidi_Paired_Bracket
    /// (`u_getBidiPairedBracket`).
    public var pairedBracket: Unicode.Scalar? {
        let bracket = ICUCharacter.pairedBracket(self)
        return bracket == self ? nil : bracket
    }

    /// Whether the character opens or closes a bracket pair, nil for what is no paired bracket:
    /// Bidi_Paired_Bracket_Type (`u_getIntPropertyValue`).
    public var pairedBracketType: PairedBracketType? {
        PairedBracketType(rawValue: ICUCharacter.pairedBracketType(self))
    }

    /// The property Joining_Type (`u_getIntPropertyValue`).
    public var joiningType: JoiningType { JoiningType(self) }

    /// The character's name, such as `ARABIC LETTER MARK`, or a label such as `<control-0009>` where it has none
    /// (`u_charName`).
    public var characterName: String { ICUCharacter.name(self) }
}
