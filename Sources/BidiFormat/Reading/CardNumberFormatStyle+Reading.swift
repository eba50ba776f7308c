#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

extension CardNumberFormatStyle: ReadableFormatStyle, ParseableFormatStyle {
    /// The number that a text shows; a wrong check digit is refused. The error does not quote the number.
    public func read(_ text: String) throws(BidiParseError) -> CardNumber {
        let number: CardNumber = try .reading { () throws(BidiFormatError) in try CardNumber(text) }
        guard number.isValid else {
            throw BidiParseError(
                .unreadable, "not a card number: the check digit does not fit the others; compare it with the card")
        }
        return number
    }
}
