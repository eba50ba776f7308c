/// Which digits each kind of value is written in, where an app wants others than the language has: `[.phone: .latin]`.
///
/// CLDR has no rule for phone numbers in Arabic, and both habits exist; one policy serves the whole app. Identifiers that
/// are Latin in every language (cards, IBANs, codes) stay so.
public struct DigitPolicy: Hashable, Codable, Sendable, ExpressibleByDictionaryLiteral {
    /// The digits of single kinds.
    public var digits: [ValueKind: NumberingSystem]
    /// The digits of all other kinds; nil for the language's own.
    public var others: NumberingSystem?

    public init(_ digits: [ValueKind: NumberingSystem] = [:], others: NumberingSystem? = nil) {
        self.digits = digits
        self.others = others
    }

    public init(dictionaryLiteral elements: (ValueKind, NumberingSystem)...) {
        self.init(Dictionary(elements) { _, last in last })
    }

    /// The digits of a kind; nil for the language's own.
    public subscript(kind: ValueKind) -> NumberingSystem? {
        get { digits[kind] ?? others }
        set { digits[kind] = newValue }
    }
}
