#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

extension IBANFormatStyle: ReadableFormatStyle, ParseableFormatStyle {
    /// The account number that a text shows; wrong check digits are refused.
    public func read(_ text: String) throws(BidiParseError) -> IBAN {
        let iban: IBAN = try .reading { () throws(BidiFormatError) in try IBAN(text) }
        guard iban.isValid else {
            throw BidiParseError(.unreadable, "not an IBAN: the check digits do not fit; compare it with the bank's")
        }
        return iban
    }
}
