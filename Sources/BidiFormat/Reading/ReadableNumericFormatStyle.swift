#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// A style of numbers that reads back what it shows, as exact decimal text too.
public protocol ReadableNumericFormatStyle: ReadableFormatStyle where Options: NumericFormatOptions {
    /// The number that a text shows, as decimal text without zeros that say nothing.
    ///
    /// Throws ``BidiParseError``; code `ambiguous`, with both readings, where a separator can group thousands or begin
    /// decimals (`1.234`). Linear in the text.
    func readExactly(_ text: String) throws(BidiParseError) -> ExactDecimal
}

extension ReadableNumericFormatStyle {
    /// The number that a text shows.
    public func read(_ text: String) throws(BidiParseError) -> Decimal {
        let number = try readExactly(text)
        guard let decimal = Decimal(string: number.text) else {
            throw BidiParseError(.outOfRange, "the number is out of the range of Decimal")
        }
        return decimal
    }

    /// The digits with their sign: no groups, no currency, unit or percent sign.
    public func editingText(_ value: Decimal) -> String { editingText(exactly: ExactDecimal(value)) }

    /// The digits with their sign: no groups, no currency, unit or percent sign.
    public func editingText(exactly number: ExactDecimal) -> String {
        var plain = options
        plain.number.grouping = .never
        plain.number.notation = .standard
        plain.number.sign = .automatic
        let text = Self.digits(in: plain.formattedText(exactly: number, in: language))
        guard text.isEmpty else { return text }
        // A unit that is written in words alone: ساعتان.
        return Self.digits(in: NumericFormatter.shared(.number, plain.number, in: language).formattedText(number))
    }

    private static func digits(in text: FormattedText) -> String {
        let digits = text.content.filter { part in
            switch part.kind {
            case .integer, .decimal, .fraction, .minusSign: true
            default: false
            }
        }
        return digits.contains { $0.kind == .integer } ? digits.joinedText : ""
    }
}
