/// The last month in which a card may be used, printed on it as `MM/YY`.
///
/// Describes itself masked; errors do not hold it.
public struct CardExpiry: MaskedIdentifier, Codable, Comparable {
    /// 1 to 12.
    public let month: Int
    /// 2000 to 2099.
    public let year: Int

    /// Reads `MM/YY`, `MM/YYYY`, the same with a hyphen or spaces, and `MMYY`, in digits of any system.
    ///
    /// - Throws: `BidiFormatError` for anything else; `YY/MM`, which is what copying a reversed line gives, is refused
    ///   wherever the year cannot be a month.
    public init(_ text: String) throws(BidiFormatError) {
        let kind = Self.kind
        let groups = try kind.groups(
            of: IdentifierText(reading: text), joinedWhere: { $0 == "/" || $0.isHyphen }, where: \.isLatinDigit
        ).groups
        let digits = groups.joined()
        let lengths = groups.map(\.utf8.count)
        guard [[2, 2], [2, 4], [1, 2], [1, 4], [4]].contains(lengths), let all = Int(digits) else {
            throw kind.refusal("\(digits.utf8.count) digits in \(groups.count) groups")
        }
        let hasCentury = lengths.last == 4 && lengths.count == 2
        let divisor = hasCentury ? 10_000 : 100
        try self.init(month: all / divisor, year: hasCentury ? all % divisor : 2000 + all % divisor)
    }

    /// - Throws: `BidiFormatError` for a month that is not 1 to 12 or a year that is not 2000 to 2099.
    public init(month: Int, year: Int) throws(BidiFormatError) {
        guard (1...12).contains(month) else { throw Self.kind.refusal("a month that is not 01 to 12") }
        guard (2000...2099).contains(year) else { throw Self.kind.refusal("a year that is not 2000 to 2099") }
        self.month = month
        self.year = year
    }

    private static let kind = IdentifierKind(
        name: "a card's expiry", accepted: "month, slash, year (MM/YY or MM/YYYY), in this order")

    /// `MM`, two Latin digits.
    public var monthDigits: String { Self.twoDigits(month) }

    /// `YY`, two Latin digits.
    public var yearDigits: String { Self.twoDigits(year % 100) }

    /// `MM/YY` in Latin digits.
    public var text: String { "\(monthDigits)/\(yearDigits)" }

    public var masked: String { "••/••" }

    /// By year, then month.
    public static func < (first: CardExpiry, second: CardExpiry) -> Bool {
        (first.year, first.month) < (second.year, second.month)
    }

    private static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
