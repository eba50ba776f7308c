/// Why a text could not be read back as a value: where, what was expected, and the readings it could have had.
///
/// Never quotes a card or phone number.
public struct BidiParseError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The rule that refused.
    public var code: Code
    /// What stands in the way and what would be read.
    public var message: String
    /// Where in the text as given, in Unicode scalars, if at one place.
    public var offset: Int?
    /// Both values an ambiguous text can have, as decimals; empty otherwise.
    public var readings: [ExactDecimal]

    public init(_ code: Code, _ message: String, offset: Int? = nil, readings: [ExactDecimal] = []) {
        self.code = code
        self.message = message
        self.offset = offset
        self.readings = readings
    }

    public var description: String { message }

    /// The rules, by the names that `bidi-show` answers with.
    public enum Code: String, Hashable, Codable, Sendable, CaseIterable {
        /// The text is no value of its kind.
        case unreadable
        /// The text is one value in some places and another one in others: `1.234`.
        case ambiguous
        /// More digits than can be kept exactly.
        case outOfRange = "out-of-range"
    }
}
