internal import CICU

/// Character properties, scalar by scalar. The numbers of enumerated properties are ICU's.
package enum ICUCharacter {
    /// `UCharDirection` (`u_charDirection`).
    package static func bidiClass(_ scalar: Unicode.Scalar) -> UInt8 {
        UInt8(truncatingIfNeeded: cicu_u_charDirection(Int32(scalar.value)))
    }

    /// The scalar of the mirror image, or the scalar itself (`u_charMirror`).
    package static func mirror(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        self.scalar(cicu_u_charMirror(Int32(scalar.value))) ?? scalar
    }

    /// Bidi_Mirrored (`u_isMirrored`).
    package static func isMirrored(_ scalar: Unicode.Scalar) -> Bool { cicu_u_isMirrored(Int32(scalar.value)) }

    /// Bidi_Paired_Bracket, or the scalar itself (`u_getBidiPairedBracket`).
    package static func pairedBracket(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        self.scalar(cicu_u_getBidiPairedBracket(Int32(scalar.value))) ?? scalar
    }

    /// Bidi_Paired_Bracket_Type: 0 none, 1 open, 2 close (`u_getIntPropertyValue`).
    package static func pairedBracketType(_ scalar: Unicode.Scalar) -> Int {
        Int(cicu_u_bidiPairedBracketType(Int32(scalar.value)))
    }

    /// Joining_Type: 0 non-joining, 1 join-causing, 2 dual, 3 left, 4 right, 5 transparent (`u_getIntPropertyValue`).
    package static func joiningType(_ scalar: Unicode.Scalar) -> Int { Int(cicu_u_joiningType(Int32(scalar.value))) }

    /// East_Asian_Width: 3 full width, 5 wide (`u_getIntPropertyValue`).
    package static func eastAsianWidth(_ scalar: Unicode.Scalar) -> Int {
        Int(cicu_u_eastAsianWidth(Int32(scalar.value)))
    }

    /// Emoji_Presentation (`u_hasBinaryProperty`).
    package static func isEmojiPresentation(_ scalar: Unicode.Scalar) -> Bool {
        cicu_u_isEmojiPresentation(Int32(scalar.value))
    }

    /// Bidi_Control (`u_hasBinaryProperty`).
    package static func isBidiControl(_ scalar: Unicode.Scalar) -> Bool {
        cicu_u_isBidiControl(Int32(scalar.value))
    }

    /// The value of a decimal digit of any script (general category Nd), nil for anything else (`u_charDigitValue`).
    package static func decimalDigit(_ scalar: Unicode.Scalar) -> Int? {
        let value = cicu_u_charDigitValue(Int32(scalar.value))
        return value < 0 || scalar.properties.numericType != .decimal ? nil : Int(value)
    }

    /// The character's name, or a label such as `<control-0009>` (`u_charName`, `U_EXTENDED_CHAR_NAME`).
    package static func name(_ scalar: Unicode.Scalar) -> String {
        let name = try? icuCharacters("u_charName") { buffer, capacity, status in
            cicu_u_charName(Int32(scalar.value), buffer, capacity, &status)
        }
        return name ?? ""
    }

    /// The property value alias of a bidi class, short (`AL`) or long (`Arabic_Letter`) (`u_getPropertyValueName`).
    package static func bidiClassName(_ bidiClass: UInt8, long: Bool) -> String? {
        cicu_u_bidiClassName(UInt32(bidiClass), long).map { String(cString: $0) }
    }

    /// The property value alias of a joining type, short (`D`) or long (`Dual_Joining`) (`u_getPropertyValueName`).
    package static func joiningTypeName(_ joiningType: UInt8, long: Bool) -> String? {
        cicu_u_joiningTypeName(UInt32(joiningType), long).map { String(cString: $0) }
    }

    private static func scalar(_ value: Int32) -> Unicode.Scalar? {
        UInt32(exactly: value).flatMap(Unicode.Scalar.init)
    }
}
