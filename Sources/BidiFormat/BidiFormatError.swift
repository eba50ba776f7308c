/// What could not be made into a value: which rule refused it, what was given and what is accepted.
///
/// Never holds a card or phone number: such values are described by length and position.
public struct BidiFormatError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The rule that refused.
    public var code: Code
    /// What was given, why it is refused, what is accepted.
    public var message: String
    /// Where in the text, in Unicode scalars, if at one place.
    public var offset: Int?

    public init(_ code: Code, _ message: String, offset: Int? = nil) {
        self.code = code
        self.message = message
        self.offset = offset
    }

    public var description: String { message }

    /// The rules, by the names that `bidi-show` answers with.
    public enum Code: String, Hashable, Codable, Sendable, CaseIterable {
        /// A value that is not of its kind: letters in a card number, `25:00`, options that contradict each other.
        case badValue = "bad-value"
        /// Text that is no language tag.
        case badLocale = "bad-locale"
        /// A language that ICU has no data for.
        case noLocaleData = "no-locale-data"
        /// A code that is no currency.
        case badCurrency = "bad-currency"
        /// An identifier that is no unit.
        case badUnit = "bad-unit"
        /// A numbering system that does not exist or that has no ten digits.
        case badNumberingSystem = "bad-numbering-system"
        /// An identifier that is no time zone.
        case badTimeZone = "bad-time-zone"
        /// NaN or an infinity where a number is wanted.
        case notANumber = "not-a-number"
        /// More digits, or a larger value, than can be kept exactly.
        case outOfRange = "out-of-range"
        /// A range that ends before it starts.
        case reversedRange = "reversed-range"
    }
}
