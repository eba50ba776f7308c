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
