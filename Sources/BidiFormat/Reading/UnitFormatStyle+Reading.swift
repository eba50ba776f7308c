#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

extension UnitFormatStyle: ReadableNumericFormatStyle, ParseableFormatStyle {
    /// The number that a text shows, with the unit in any of its widths beside it or without.
    ///
    /// Forms that have no digits are read by their words: `ساعتان` is 2. Values in several units (`5 ft, 6 in`) are
    /// refused.
    public func readExactly(_ text: String) throws(BidiParseError) -> ExactDecimal {
        guard !options.unit.isMixed else {
            throw BidiParseError(.unreadable, "\(options.unit) is written in several units, which are not read back")
        }
        let patterns = UnitPatterns.shared(options.unit, in: language)
        let wordless = patterns.withoutDigits[AmountWords.key(of: text)] ?? []
        if let value = wordless.first {
            guard wordless.count == 1 else {
                throw BidiParseError(
                    .ambiguous, "the words can mean \(wordless.map(\.text).joined(separator: " or ")); write digits",
                    readings: wordless)
            }
            return value
        }
        let roles = SeparatorRoles.shared(language, quantity: .unit(options.unit, .short))
        return try AmountReader(digits: DigitsReader(roles: roles), words: patterns.words).read(text).value
    }
}
