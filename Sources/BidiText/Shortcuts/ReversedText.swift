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
        let scalars = ReversedScalars.shared
        let roles = scalars.roles.span
        guard isReversed(bytes, roles, needsLetter: base != .rightToLeft) else { return nil }
        let mirror = scalars.lastBytes.span
        return String(utf8Count: bytes.count) { visual in
            reverse(bytes, roles, mirror, into: &visual)
        }
    }

    private static func isAlphanumeric(_ byte: UInt8) -> Bool {
        (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10
    }

    /// Whether all characters are of this kind, and one of them makes the paragraph right-to-left where it has to.
    private static func isReversed(
        _ bytes: Span<UInt8>, _ roles: Span<ReversedScalars.Role>, needsLetter: Bool
    ) -> Bool {
        var all: ReversedScalars.Role = []
        var index = 0
        while index < bytes.count {
            guard let (scalar, length) = scalar(at: index, in: bytes) else { return false }
            let role = roles[scalar]
            guard role.contains(.known) else { return false }
            all.formUnion(role)
            index += length
        }
        return !needsLetter || all.contains(.strong)
    }

    /// Writes the clusters from the last to the first, each in its own order.
    ///
    /// Every byte is written twice at most: a base before its marks are seen, and once more with all of them.
    private static func reverse(
        _ bytes: Span<UInt8>, _ roles: Span<ReversedScalars.Role>, _ mirror: Span<UInt8>,
        into visual: inout MutableSpan<UInt8>
    ) {
        var index = 0
        var cluster = 0
        while let (scalar, length) = scalar(at: index, in: bytes) {
            if roles[scalar].contains(.extends) {
                let end = endOfMarks(from: index + length, in: bytes, roles)
                let moved = bytes.count - end
                for offset in 0..<index - cluster { visual[moved + offset] = visual[bytes.count - index + offset] }
                for offset in index..<end { visual[moved + offset - cluster] = bytes[offset] }
                index = end
            } else {
                // Before all that was written.
                let target = bytes.count - index - length
                for offset in 0..<length - 1 { visual[target + offset] = bytes[index + offset] }
                visual[target + length - 1] = mirror[scalar]
                cluster = index
                index += length
            }
        }
    }

    private static func endOfMarks(from start: Int, in bytes: Span<UInt8>, _ roles: Span<ReversedScalars.Role>) -> Int {
        var end = start
        while let (scalar, length) = scalar(at: end, in: bytes), roles[scalar].contains(.extends) { end += length }
        return end
    }

    /// The index of a character in ``ReversedScalars`` and its length; nil for one that is not there, and at the end.
    @inline(__always)
    private static func scalar(at index: Int, in bytes: Span<UInt8>) -> (index: Int, length: Int)? {
        guard index < bytes.count else { return nil }
        let lead = bytes[index]
        if lead < 0x80 { return (Int(lead), 1) }
        if lead < 0xE0 { return (Int(lead & 0x1F) << 6 | Int(bytes[index + 1] & 0x3F), 2) }
        guard lead == 0xE2, bytes[index + 1] == 0x80 else { return nil }
        return (ReversedScalars.punctuation + Int(bytes[index + 2] & 0x3F), 3)
    }
}
