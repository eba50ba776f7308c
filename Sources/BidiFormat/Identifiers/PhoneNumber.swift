/// A telephone number as somebody wrote it: its groups are kept, its digits are numbers in no particular script.
///
/// Two values are equal if they are written alike, whatever digits, spaces and invisible characters they were read
/// from; whether they reach the same telephone is a comparison of `dialable`.
/// Describes itself as `•••• 67`, in `dump` and errors too.
public struct PhoneNumber: MaskedIdentifier, Codable {
    /// What stands before the extension, from left to right as dialled and drawn.
    package let pieces: [Piece]

    /// The extension, if there is one.
    package let phoneExtension: Extension?

    /// Reads digits of any system, `+` or `00` in front, spaces, hyphens, dots, slashes, round brackets, letters
    /// `A` to `Z` after a digit, `*`, `#`, and an extension at the end: `ext.`, `ext`, `x`, `;ext=`, `تحويلة`,
    /// `داخلي`, `داخلی` or `שלוחה`, perhaps with a dot or colon, and its digits. Invisible characters are dropped.
    ///
    /// - Throws: `BidiFormatError` for other characters, brackets that do not pair, a separator that separates
    ///   nothing, fewer than 3 or more than 15 digits (E.164; `00`, `(0)` and the extension aside), and for numbers
    ///   in visual order, whose plus is at the end or whose brackets open to the left.
    /// - Complexity: Linear in the length of the text.
    public init(_ text: String) throws(BidiFormatError) {
        var reader = PhoneNumberReader(IdentifierText(reading: text))
        (pieces, phoneExtension) = try reader.read()
    }

    /// The number as given, with Latin digits and single U+0020 for spaces.
    public var text: String {
        pieces.map(\.text).joined() + (phoneExtension?.text ?? "")
    }

    /// `•••• 67`: the last two digits, or none of a number of fewer than seven.
    public var masked: String {
        let digits = pieces.map(\.digits).joined()
        return digits.utf8.count < 7 ? "••••" : "•••• \(digits.suffix(2))"
    }
}
