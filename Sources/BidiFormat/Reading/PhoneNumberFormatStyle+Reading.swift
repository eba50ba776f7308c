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
