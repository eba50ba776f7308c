/// The characters that a right-to-left paragraph shows in simple reverse: letters of right-to-left scripts, their marks,
/// spaces and punctuation, up to U+07FF and in U+2000 to U+203F. Made once from the character properties.
struct ReversedScalars {
    /// What a character means for the reversal. Zero for one that is not among them.
    struct Role: OptionSet {
        let rawValue: UInt8
        /// Among the characters at all.
        static let known = Role(rawValue: 1)
        /// A letter of class R or AL.
        static let strong = Role(rawValue: 2)
        /// Stays behind the character before it, in one cluster.
        static let extends = Role(rawValue: 4)
    }

    /// By the index of a character.
    private(set) var roles: [Role] = []
    /// The last byte of the character as it is mirrored; its other bytes are the same.
    private(set) var lastBytes: [UInt8] = []

    /// The index of U+2000.
    static let punctuation = 0x800

    static let shared = ReversedScalars()

    private init() {
        for value in Array(UInt32(0)..<0x800) + Array(0x2000..<0x2040) {
            let scalar = Unicode.Scalar(value)
            let bytes = scalar.map { Array($0.utf8) } ?? []
            let mirrored = scalar.map { Array(($0.bidiMirroringGlyph ?? $0).utf8) } ?? []
            let isSameButLast = bytes.count == mirrored.count && bytes.dropLast() == mirrored.dropLast()
            roles.append(isSameButLast ? scalar.map(Self.role) ?? [] : [])
            lastBytes.append(mirrored.last ?? 0)
        }
    }

    private static func role(of scalar: Unicode.Scalar) -> Role {
        // Nothing that joins the letter after it or parts a mark from itself, as U+070F and U+2028 do.
        guard BidiControl(scalar) == nil, "\(scalar)א".count == 2, "\(scalar)\u{05B0}".count == 1 else { return [] }
        let extends: Role = "א\(scalar)".count == 1 ? .extends : []
        switch BidiClass(scalar) {
        case .rightToLeft, .arabicLetter: return [.known, .strong, extends]
        case .nonspacingMark, .whitespace, .otherNeutral, .europeanSeparator, .europeanTerminator, .commonSeparator:
            return [.known, extends]
        // ZWNJ, which Persian writes within words. ZWJ joins emoji and is left to the plain path.
        case .boundaryNeutral: return scalar == "\u{200C}" ? [.known, extends] : []
        default: return []
        }
    }
}
