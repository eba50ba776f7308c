/// A code that proves that somebody holds a phone or an inbox: 4 to 10 Latin letters and digits, grouped as given.
///
/// Letters keep their case. Two values are equal if they are grouped alike: compare `code` with what was sent.
/// Nothing of it is shown by `description`, `dump` or errors.
public struct OneTimeCode: MaskedIdentifier, Codable {
    /// The groups as given (`G`, `123456`).
    public let groups: [String]
    /// What stands between two groups: one fewer than the groups; spaces of any kind are U+0020.
    public let separators: [String]

    /// Reads letters `A` to `Z` and digits of any system, with spaces or single hyphens between groups.
    ///
    /// - Throws: `BidiFormatError` for other characters, and for fewer than 4 or more than 10 letters and digits.
    /// - Complexity: Linear in the length of the text.
    public init(_ text: String) throws(BidiFormatError) {
        let kind = Self.kind
        let (groups, separators) = try kind.groups(of: IdentifierText(reading: text)) {
            $0.isLatinDigit || $0.isLatinLetter
        }
        let count = groups.reduce(0) { $0 + $1.utf8.count }
        guard (4...10).contains(count) else { throw kind.refusal("\(count) letters and digits") }
        self.groups = groups
        self.separators = separators
    }

    private static let kind = IdentifierKind(
        name: "a one-time code",
        accepted: "4 to 10 letters A-Z and digits of any numbering system, with hyphens or spaces between groups")

    /// The letters and digits alone, in Latin digits: what a server compares.
    public var code: String { groups.joined() }

    /// The groups with what was between them.
    public var text: String {
        zip(groups, separators + [""]).map { $0 + $1 }.joined()
    }

    /// Four dots for every code.
    public var masked: String { "••••" }
}
