/// The number of a payment card (the "primary account number" of ISO/IEC 7812-1): 12 to 19 digits.
///
/// A wrong check sum is not refused, so that what is being typed or came from elsewhere can be shown: `isValid` tells.
/// Describes itself as `•••• 1234`, in `dump` and errors too.
public struct CardNumber: MaskedIdentifier, Codable {
    /// The digits, Latin, without separators.
    public let digits: String

    /// Reads digits of any system with spaces or hyphens between groups; invisible characters are dropped.
    ///
    /// - Throws: `BidiFormatError` for other characters, and for fewer than 12 or more than 19 digits.
    /// - Complexity: Linear in the length of the text.
    public init(_ text: String) throws(BidiFormatError) {
        let kind = Self.kind
        let digits = try kind.groups(of: IdentifierText(reading: text), where: \.isLatinDigit).groups.joined()
        guard (12...19).contains(digits.utf8.count) else { throw kind.refusal("\(digits.utf8.count) digits") }
        self.digits = digits
    }

    private static let kind = IdentifierKind(
        name: "a card number",
        accepted: "12 to 19 digits of any numbering system, with single hyphens or spaces between groups")

    /// Whether the last digit is the check digit of the others (Luhn, ISO/IEC 7812-1 annex B).
    ///
    /// It proves nothing about order: groups of four put in reverse keep their sum.
    public var isValid: Bool {
        var sum = 0
        for (position, byte) in digits.utf8.reversed().enumerated() {
            let digit = Int(byte) - 0x30
            let doubled = digit * 2
            sum += position.isMultiple(of: 2) ? digit : doubled > 9 ? doubled - 9 : doubled
        }
        return sum.isMultiple(of: 10)
    }

    /// The network by the first digits; nil for one that is not in the list.
    public var brand: CardBrand? { CardBrand(ofNumberStartingWith: digits) }

    /// The digits as they are printed on the card: 4-6-5 for American Express, 4-6-4 for a Diners Club number of
    /// 14 digits, else fours with the rest at the end.
    public var groups: [String] {
        switch (brand, digits.utf8.count) {
        case (.americanExpress, 15): digits.grouped(by: [4, 6, 5])
        case (.dinersClub, 14): digits.grouped(by: [4, 6, 4])
        default: digits.grouped(by: [])
        }
    }

    /// The only digits that may be shown to everybody.
    public var lastFour: String { String(digits.suffix(4)) }

    /// The groups with spaces between them.
    public var text: String { groups.joined(separator: " ") }

    /// `•••• 1234`.
    public var masked: String { "•••• \(lastFour)" }
}

extension String {
    /// Groups of the given sizes, then of four until nothing is left.
    func grouped(by sizes: [Int]) -> [String] {
        var groups: [String] = []
        var rest = self[...]
        while !rest.isEmpty {
            let size = groups.count < sizes.count ? sizes[groups.count] : 4
            groups.append(String(rest.prefix(size)))
            rest = rest.dropFirst(size)
        }
        return groups
    }
}
