/// A card network, told by the first digits of a card number ("issuer identification number", ISO/IEC 7812).
///
/// The list is the networks' published ranges: Visa 4; Mastercard 51-55 and 2221-2720 (Mastercard "2-Series BIN");
/// American Express 34, 37; Diners Club 300-305, 309, 36, 38, 39; Discover 6011, 644-649, 65; JCB 3528-3589;
/// UnionPay 62; Mir 2200-2204; Maestro 50, 56-58 and what is left of 6. Where two networks share a range (Discover
/// and UnionPay in 622126-622925, RuPay in 60 and 65), the one listed here is named; domestic schemes whose ranges
/// lie inside these (mada, Meeza, RuPay, Troy) are not told apart.
public struct CardBrand: RawRepresentable, Hashable, Codable, Sendable {
    /// A stable name in lower case, such as `american-express`.
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let visa = CardBrand(rawValue: "visa")
    public static let mastercard = CardBrand(rawValue: "mastercard")
    public static let americanExpress = CardBrand(rawValue: "american-express")
    public static let dinersClub = CardBrand(rawValue: "diners-club")
    public static let discover = CardBrand(rawValue: "discover")
    public static let jcb = CardBrand(rawValue: "jcb")
    public static let unionPay = CardBrand(rawValue: "unionpay")
    public static let maestro = CardBrand(rawValue: "maestro")
    public static let mir = CardBrand(rawValue: "mir")

    /// The network of a number, or of as much of it as was typed; nil while it cannot be told or is not in the list.
    init?(ofNumberStartingWith digits: String) {
        guard let brand = Self.ranges.first(where: { $0.contains(digits) })?.brand else { return nil }
        self = brand
    }

    /// Numbers whose first digits lie in a range.
    private struct Range {
        var first: String
        var last: String
        var brand: CardBrand

        /// Text comparison, as prefixes of one length compare like the numbers they spell.
        func contains(_ digits: String) -> Bool {
            let prefix = digits.prefix(first.count)
            return prefix.count == first.count && first <= prefix && prefix <= last
        }
    }

    /// The first that contains a number decides, so narrow ranges come before wide ones.
    private static let ranges: [Range] = [
        Range(first: "4", last: "4", brand: .visa),
        Range(first: "51", last: "55", brand: .mastercard),
        Range(first: "2221", last: "2720", brand: .mastercard),
        Range(first: "2200", last: "2204", brand: .mir),
        Range(first: "34", last: "34", brand: .americanExpress),
        Range(first: "37", last: "37", brand: .americanExpress),
        Range(first: "300", last: "305", brand: .dinersClub),
        Range(first: "309", last: "309", brand: .dinersClub),
        Range(first: "36", last: "36", brand: .dinersClub),
        Range(first: "38", last: "39", brand: .dinersClub),
        Range(first: "3528", last: "3589", brand: .jcb),
        Range(first: "6011", last: "6011", brand: .discover),
        Range(first: "644", last: "649", brand: .discover),
        Range(first: "65", last: "65", brand: .discover),
        Range(first: "62", last: "62", brand: .unionPay),
        Range(first: "50", last: "50", brand: .maestro),
        Range(first: "56", last: "58", brand: .maestro),
        Range(first: "6", last: "6", brand: .maestro),
    ]
}
