/// What visual order needs to know of a character.
struct CharacterTraits {
    /// What a character means for the reversal of a run.
    struct Role: OptionSet {
        let rawValue: UInt8
        /// Known from the table: mirrored, if at all, to a character that differs in its last byte, and in clusters of
        /// the simple kind, a character and what extends it.
        static let simple = Role(rawValue: 1)
        /// Stays behind the character before it, in one cluster.
        static let extends = Role(rawValue: 2)
        /// A cluster of its own, which nothing extends.
        static let alone = Role(rawValue: 4)
        /// One of the twelve controls, which are not shown.
        static let control = Role(rawValue: 8)
        /// At the paragraph's level in every right-to-left paragraph without numbers and letters of other scripts.
        static let reversed = Role(rawValue: 16)
    }

    let kind: StretchKind
    let role: Role
    /// The last byte of the character as it is mirrored.
    let lastByte: UInt8

    /// Any character, without what only the table knows.
    init(unlisted scalar: Unicode.Scalar) {
        kind = StretchKind(scalar)
        role = BidiControl(scalar) == nil ? [] : .control
        lastByte = 0
    }

    /// A character of the table.
    init(_ scalar: Unicode.Scalar) {
        kind = StretchKind(scalar)
        let isControl = BidiControl(scalar) != nil
        var role = Self.cluster(of: scalar, kind, isControl: isControl)
        if isControl { role.insert(.control) }
        // Only neutrals are mirrored.
        let mirrored = kind == .otherNeutral || kind == .bracket ? scalar.bidiMirroringGlyph : nil
        if let mirrored {
            let (bytes, others) = (Array(scalar.utf8), Array(mirrored.utf8))
            if bytes.dropLast() != others.dropLast() { role.remove(.simple) }
        }
        if role.contains(.simple), role.isDisjoint(with: [.alone, .control]) {
            switch kind {
            case .rightToLeft, .arabicLetter, .nonspacingMark, .whitespace, .otherNeutral, .bracket, .europeanSeparator,
                .europeanTerminator, .commonSeparator, .boundaryNeutral:
                role.insert(.reversed)
            default: break
            }
        }
        self.role = role
        // The last six bits, or all seven of ASCII.
        let value = (mirrored ?? scalar).value
        lastByte = UInt8(truncatingIfNeeded: value < 0x80 ? value : value & 0x3F | 0x80)
    }

    /// What UAX #29 makes of a character of the table: a test compares with the standard library's clusters.
    private static func cluster(of scalar: Unicode.Scalar, _ kind: StretchKind, isControl: Bool) -> Role {
        switch kind {
        // ZWNJ extends; ZWJ joins emoji.
        case .boundaryNeutral:
            scalar == "\u{200C}" ? [.simple, .extends] : scalar == "\u{200D}" ? [] : [.simple, .alone]
        case .paragraphSeparator, .segmentSeparator: [.simple, .alone]
        case .whitespace: scalar == "\u{C}" || scalar == "\u{2028}" ? [.simple, .alone] : .simple
        case .nonspacingMark: [.simple, .extends]
        // The signs of Arabic numbers and of Syriac abbreviations take in what follows.
        case .arabicNumber, .arabicLetter:
            switch scalar.value {
            case 0x600...0x605, 0x6DD, 0x70F: []
            default: isControl ? [.simple, .alone] : .simple
            }
        default: isControl ? [.simple, .alone] : .simple
        }
    }
}

/// The traits of the characters that most mixed text is made of: all up to U+07FF, and U+2000 to U+22FF. Made once from
/// the character properties.
struct CharacterTable {
    /// By the index of a character: its value, or for U+2000 and above its place after U+07FF.
    let traits: [CharacterTraits]

    static let shared = CharacterTable()

    private init() {
        traits = (Array(UInt32(0)..<0x800) + Array(0x2000..<0x2300)).compactMap(Unicode.Scalar.init)
            .map { CharacterTraits($0) }
    }

    /// The traits of the character that begins at an index, and its length in bytes.
    @inline(__always)
    static func traits(
        at index: Int, in bytes: Span<UInt8>, _ table: Span<CharacterTraits>
    ) -> (traits: CharacterTraits, length: Int) {
        let lead = bytes[index]
        if lead < 0x80 { return (table[Int(lead)], 1) }
        if lead < 0xE0 { return (table[Int(lead & 0x1F) << 6 | Int(bytes[index + 1] & 0x3F)], 2) }
        if lead == 0xE2, bytes[index + 1] < 0x8C {
            return (table[0x800 + (Int(bytes[index + 1] & 0x3F) << 6 | Int(bytes[index + 2] & 0x3F))], 3)
        }
        return unlisted(at: index, in: bytes)
    }

    /// Where the character before an index begins.
    @inline(__always)
    static func start(before index: Int, in bytes: Span<UInt8>) -> Int {
        var start = index - 1
        while bytes[start] & 0xC0 == 0x80 { start -= 1 }
        return start
    }

    /// The traits of a character that is not in the table, by questions to ICU.
    @inline(never)
    private static func unlisted(at index: Int, in bytes: Span<UInt8>) -> (traits: CharacterTraits, length: Int) {
        let scalar = Unicode.Scalar(at: index, in: bytes)
        return (CharacterTraits(unlisted: scalar), scalar.value < 0x10000 ? 3 : 4)
    }
}

extension Unicode.Scalar {
    /// The character that begins at an index of well-formed UTF-8.
    init(at index: Int, in bytes: Span<UInt8>) {
        func bits(_ offset: Int) -> UInt32 { UInt32(bytes[index + offset] & 0x3F) }
        let lead = UInt32(bytes[index])
        let value =
            switch lead {
            case ..<0x80: lead
            case ..<0xE0: (lead & 0x1F) << 6 | bits(1)
            case ..<0xF0: (lead & 0xF) << 12 | bits(1) << 6 | bits(2)
            default: (lead & 0x7) << 18 | bits(1) << 12 | bits(2) << 6 | bits(3)
            }
        self = Unicode.Scalar(value) ?? "\u{FFFD}"
    }
}
