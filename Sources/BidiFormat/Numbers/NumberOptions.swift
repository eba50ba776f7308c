/// How the digits of a number are written: what every numeric style shares (UTS #35, part 3, "Number Skeletons").
public struct NumberOptions: Hashable, Codable, Sendable {
    public var sign: SignDisplay
    public var grouping: NumberGrouping
    /// Nil is the style's own: the currency's fraction digits for prices, at most six for everything else.
    public var precision: NumberPrecision?
    public var rounding: NumberRounding
    public var notation: NumberNotation

    public init(
        sign: SignDisplay = .automatic, grouping: NumberGrouping = .automatic, precision: NumberPrecision? = nil,
        rounding: NumberRounding = .halfEven, notation: NumberNotation = .standard
    ) {
        self.sign = sign
        self.grouping = grouping
        self.precision = precision
        self.rounding = rounding
        self.notation = notation
    }
}

/// When a sign is written. No zero is ever negative, rounded ones included.
public enum SignDisplay: String, Hashable, Codable, Sendable, CaseIterable {
    /// On negative numbers.
    case automatic = "auto"
    /// On all numbers, zero included.
    case always
    /// On none.
    case never
    /// On negative numbers, in the accounting form of the locale: often brackets.
    case accounting
    /// On all numbers but zero.
    case exceptZero = "except-zero"
}

/// Whether digits stand in groups.
public enum NumberGrouping: String, Hashable, Codable, Sendable, CaseIterable {
    /// As the locale groups.
    case automatic = "auto"
    /// Groups also where the locale leaves four digits together.
    case always
    /// No groups.
    case never
    /// Groups from five digits on, where the locale groups.
    case minimumTwo = "min2"
}

/// How a number that has more digits than are shown is rounded.
public enum NumberRounding: String, Hashable, Codable, Sendable, CaseIterable {
    case halfEven = "half-even"
    case halfUp = "half-up"
    case halfDown = "half-down"
    case up
    case down
    case ceiling
    case floor
}

/// The way large and small numbers are written.
public enum NumberNotation: String, Hashable, Codable, Sendable, CaseIterable {
    case standard
    /// Short words for powers of ten: `12K`.
    case compact
    /// Words for powers of ten: `12 thousand`.
    case compactLong = "compact-long"
    case scientific

    var isCompact: Bool { self == .compact || self == .compactLong }
}
