#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// A number as decimal text, exact to the last digit: the form in which ICU takes it.
///
/// Every integer and decimal is kept as it is; a floating-point number is the shortest decimal that reads back to it.
/// NaN and the infinities are kept too, for styles that print what ICU prints.
public struct ExactDecimal: Hashable, Sendable {
    /// `-1234.5`, `1e-05`, `NaN`, `Infinity`, `-Infinity`.
    public let text: String

    init(unchecked text: String) { self.text = text }

    public init(_ value: some BinaryInteger) { text = String(value) }

    /// The shortest decimal that reads back to the value.
    public init<Value: BinaryFloatingPoint>(_ value: Value) {
        if value.isNaN {
            text = "NaN"
        } else if value.isInfinite {
            text = value < 0 ? "-Infinity" : "Infinity"
        } else {
            // The standard library's types print their shortest decimal; one that does not goes through Double.
            let printed = "\(value)"
            text = (try? ExactDecimal(printed)) == nil ? "\(Double(value))" : printed
        }
    }

    public init(_ value: Decimal) { text = value.isNaN ? "NaN" : value.description }

    /// Whether it is neither NaN nor an infinity.
    public var isFinite: Bool { !(text.hasSuffix("N") || text.hasSuffix("y")) }

    /// Whether the number is below zero or a negative zero.
    public var isNegative: Bool { text.hasPrefix("-") }

    /// Whether a digit other than zero stands after the point. Of text without an exponent.
    var hasFraction: Bool {
        guard let point = text.firstIndex(of: ".") else { return false }
        return text[point...].contains { ("1"..."9").contains($0) }
    }

    /// The number without its sign.
    public var magnitude: ExactDecimal { isNegative ? ExactDecimal(unchecked: String(text.dropFirst())) : self }
}

extension ExactDecimal: ExpressibleByIntegerLiteral {
    public init(integerLiteral value: Int) { self.init(value) }
}
