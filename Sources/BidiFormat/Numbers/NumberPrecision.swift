/// How many digits a number shows. Made by factories that refuse what contradicts itself.
public struct NumberPrecision: Hashable, Sendable {
    enum Rule: Hashable, Codable, Sendable {
        case fraction(minimum: Int, maximum: Int?)
        case significant(minimum: Int, maximum: Int?)
        case increment(String)
    }

    let rule: Rule

    /// The most digits one can ask for: what ICU's formatter takes.
    public static let maximumDigits = 100

    /// This many digits after the decimal separator, exactly.
    public static func fractionDigits(_ count: Int) throws(BidiFormatError) -> NumberPrecision {
        try fractionDigits(count...count)
    }

    /// At least and at most this many digits after the decimal separator.
    public static func fractionDigits(_ range: ClosedRange<Int>) throws(BidiFormatError) -> NumberPrecision {
        try fractionDigits(minimum: range.lowerBound, maximum: range.upperBound)
    }

    /// At least `minimum` and at most `maximum` digits after the decimal separator; nil is no limit.
    public static func fractionDigits(
        minimum: Int, maximum: Int?
    ) throws(BidiFormatError) -> NumberPrecision {
        try check(minimum, maximum, from: 0, "fraction digits")
        return NumberPrecision(rule: .fraction(minimum: minimum, maximum: maximum))
    }

    /// At least `minimum` and at most `maximum` significant digits; nil is no limit.
    public static func significantDigits(
        minimum: Int = 1, maximum: Int?
    ) throws(BidiFormatError) -> NumberPrecision {
        try check(minimum, maximum, from: 1, "significant digits")
        return NumberPrecision(rule: .significant(minimum: minimum, maximum: maximum))
    }

    /// A multiple of `step`, with as many fraction digits as it is written with: `0.05`, `0.50`, `5`.
    public static func increment(_ step: some StringProtocol) throws(BidiFormatError) -> NumberPrecision {
        let number = try ExactDecimal(step)
        guard number.text.allSatisfy({ $0.isNumber || $0 == "." }), number.text.contains(where: { "1"..."9" ~= $0 })
        else {
            throw BidiFormatError(
                .badValue,
                "\(BidiFormatError.quoted(step)) is no step to round to; write a positive decimal such as 0.05")
        }
        return NumberPrecision(rule: .increment(number.text))
    }

    private static func check(
        _ minimum: Int, _ maximum: Int?, from least: Int, _ what: String
    ) throws(BidiFormatError) {
        let most = maximum ?? maximumDigits
        guard minimum >= least, minimum <= most, most <= maximumDigits, most >= least else {
            let given = maximum.map { "\(minimum) to \($0)" } ?? "\(minimum) or more"
            throw BidiFormatError(
                .badValue,
                "\(given) \(what): the first must not exceed the second, and both lie in \(least) to \(maximumDigits)")
        }
    }
}

extension NumberPrecision: Codable {
    /// Refuses what the factories refuse.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self =
            switch try container.decode(Rule.self, forKey: .rule) {
            case .fraction(let minimum, let maximum): try .fractionDigits(minimum: minimum, maximum: maximum)
            case .significant(let minimum, let maximum): try .significantDigits(minimum: minimum, maximum: maximum)
            case .increment(let step): try .increment(step)
            }
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(rule, forKey: .rule)
    }

    private enum CodingKeys: String, CodingKey { case rule }
}
