#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

extension PhoneNumberFormatStyle: ReadableFormatStyle, ParseableFormatStyle {
    /// The number that a text shows, by the rules of ``PhoneNumber``, in any language's digits.
    ///
    /// A number that was copied in visual order is refused where that shows: its plus is at the end, or a bracket
    /// closes before it opens. The error does not quote the number.
    public func read(_ text: String) throws(BidiParseError) -> PhoneNumber {
        try .reading { () throws(BidiFormatError) in try PhoneNumber(text) }
    }
}

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

extension MaskedIdentifier {
    /// The value of an initialiser whose refusal becomes the error of reading.
    static func reading(_ make: () throws(BidiFormatError) -> Self) throws(BidiParseError) -> Self {
        do throws(BidiFormatError) {
            return try make()
        } catch {
            throw BidiParseError(.unreadable, error.message, offset: error.offset)
        }
    }
}
