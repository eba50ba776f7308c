internal import ICUBridge

/// The visual order of right-to-left text without numbers, letters of other scripts, controls and separators.
///
/// Why it is right: in a right-to-left paragraph such text has no character that leaves level 1 (numbers' separators and
/// terminators are neutrals without numbers, rule W6; neutrals take the paragraph's direction, N1 and N2, in brackets
/// too), so that L2 reverses it once and L4 mirrors every character of it.
enum ReversedText {
    /// The text as seen from left to right; nil where this is not known to be its reverse. Linear.
    static func visual(of text: String, base: BaseDirection) -> String? {
        guard base != .leftToRight else { return nil }
        guard #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) else { return nil }
        let bytes = text.utf8Span.span
        // Text that begins with an ASCII letter or digit is known not to be of this kind without the table.
        guard bytes.count > 1, !isAlphanumeric(bytes[0]) else { return nil }
        let characters = CharacterTable.shared
        let table = characters.traits.span
        guard isReversed(bytes, table, needsLetter: base != .rightToLeft) else { return nil }
        return String(utf8Capacity: bytes.count) { visual in
            var writer = VisualWriter()
            return writer.writeReversed(bytes, 0..<bytes.count, table, to: &visual) ? writer.position : nil
        }
    }

    private static func isAlphanumeric(_ byte: UInt8) -> Bool {
        (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10
    }

    /// Whether all characters are of this kind, and one of them makes the paragraph right-to-left where it has to.
    private static func isReversed(
        _ bytes: Span<UInt8>, _ table: Span<CharacterTraits>, needsLetter: Bool
    ) -> Bool {
        var hasLetter = !needsLetter
        var index = 0
        while index < bytes.count {
            // Beyond U+07FF what is of this kind is in the table too.
            guard bytes[index] < 0xE0 || bytes[index] == 0xE2 else { return false }
            let (traits, length) = CharacterTable.traits(at: index, in: bytes, table)
            guard traits.role.contains(.reversed) else { return false }
            if traits.kind == .rightToLeft || traits.kind == .arabicLetter { hasLetter = true }
            index += length
        }
        return hasLetter
    }
}
