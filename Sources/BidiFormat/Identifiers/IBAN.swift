/// An international bank account number (ISO 13616): country, two check digits and up to 30 letters and digits.
///
/// A wrong check sum is not refused, so that what is being typed or came from elsewhere can be shown: `isValid` tells.
/// Describes itself as `AE •••• 3456`, in `dump` and errors too.
public struct IBAN: MaskedIdentifier, Codable {
    /// The electronic form: capital letters and Latin digits without spaces.
    public let compact: String

    /// Reads letters of either case and digits of any system, with spaces or hyphens between groups and perhaps the
    /// word `IBAN` and a colon before them; invisible characters are dropped.
    ///
    /// - Throws: `BidiFormatError` for other characters, a beginning that is not two letters and two digits, and a
    ///   length other than the country's in the IBAN registry. For a country that is not in the registry, 15 to 34
    ///   characters are accepted.
    /// - Complexity: Linear in the length of the text.
    public init(_ text: String) throws(BidiFormatError) {
        let kind = Self.kind
        var text = IdentifierText(reading: text)
        text.dropWord("iban")
        let (groups, _) = try kind.groups(of: text) { $0.isLatinDigit || $0.isLatinLetter }
        let compact = groups.joined().uppercased()
        let start = Array(compact.unicodeScalars.prefix(4))
        guard start.count == 4, start[..<2].allSatisfy(\.isLatinLetter), start[2...].allSatisfy(\.isLatinDigit) else {
            throw kind.refusal("it does not begin with two letters and two digits")
        }
        let country = String(compact.prefix(2))
        let count = compact.utf8.count
        if let length = Self.registeredLengths[country] {
            guard count == length else {
                throw kind.refusal("\(count) characters, where \(country) has \(length)")
            }
        } else if !(15...34).contains(count) {
            throw kind.refusal("\(count) characters")
        }
        self.compact = compact
    }

    private static let kind = IdentifierKind(
        name: "an IBAN",
        accepted: "two letters, two digits, then letters A-Z and digits to the country's length (15 to 34 in all)")

    /// Two letters, as in ISO 3166 (and `XK`).
    public var countryCode: String { String(compact.prefix(2)) }

    /// The two digits after the country.
    public var checkDigits: String { String(compact.dropFirst(2).prefix(2)) }

    /// Whether the check digits fit the rest (ISO/IEC 7064, MOD 97-10).
    public var isValid: Bool {
        let rearranged = compact.utf8.dropFirst(4).map { $0 } + compact.utf8.prefix(4)
        let remainder = rearranged.reduce(0) { sum, byte in
            // A letter counts as two digits: A is 10, Z is 35.
            byte < 0x41 ? (sum * 10 + Int(byte) - 0x30) % 97 : (sum * 100 + Int(byte) - 0x41 + 10) % 97
        }
        // 00, 01 and 99 have the remainder of 97, 98 and 02, but no generator gives them.
        return remainder == 1 && !["00", "01", "99"].contains(checkDigits)
    }

    /// Groups of four with the rest at the end, the printed form of ISO 13616.
    public var groups: [String] { compact.grouped(by: []) }

    /// The groups with spaces between them.
    public var text: String { groups.joined(separator: " ") }

    /// `AE •••• 3456`.
    public var masked: String { "\(countryCode) •••• \(compact.suffix(4))" }
}
