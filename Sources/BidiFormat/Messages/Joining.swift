internal import BidiText

/// Cursive joining across the edge of two texts (the Unicode Standard, section 9.2, Joining_Type).
enum Joining {
    /// Whether the last letter of one text and the first of the next one join where they meet.
    static func joins(_ left: some StringProtocol, _ right: some StringProtocol) -> Bool {
        guard let before = left.unicodeScalars.last(where: { $0.joiningType != .transparent }),
            let after = right.unicodeScalars.first(where: { $0.joiningType != .transparent })
        else { return false }
        return [.dualJoining, .leftJoining, .joinCausing].contains(before.joiningType)
            && [.dualJoining, .rightJoining, .joinCausing].contains(after.joiningType)
    }
}
