/// The three or four digits that are printed on a card beside its number (CVV2, CVC2, CID).
///
/// Never describes itself, and is not `Codable`: PCI DSS (requirement 3.3) forbids to keep it.
public struct SecurityCode: MaskedIdentifier {
    /// The digits, Latin.
    public let digits: String

    /// Reads digits of any system; invisible characters and spaces round them are dropped.
    ///
    /// - Throws: `BidiFormatError` for anything but three or four digits in one group.
    public init(_ text: String) throws(BidiFormatError) {
        let groups = try Self.kind.groups(of: IdentifierText(reading: text), where: \.isLatinDigit).groups
        let digits = groups.joined()
        guard groups.count == 1 else { throw Self.kind.refusal("\(groups.count) groups of digits") }
        guard (3...4).contains(digits.utf8.count) else { throw Self.kind.refusal("\(digits.utf8.count) digits") }
        self.digits = digits
    }

    private static let kind = IdentifierKind(
        name: "a security code", accepted: "3 or 4 digits of any numbering system")

    public var text: String { digits }

    /// Three dots for every code, so that the length is not told either.
    public var masked: String { "•••" }
}
