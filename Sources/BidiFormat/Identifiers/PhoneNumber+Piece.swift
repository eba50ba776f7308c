extension PhoneNumber {
    /// A part of a number, for whoever draws it in other digits or puts marks between the parts.
    package enum Piece: Hashable, Sendable {
        /// A run of digits, `0` to `9`.
        case digits(String)
        /// A run of letters `A` to `Z` as given, which stand for the digits of a keypad.
        case letters(String)
        /// U+0020 for a space of any kind, a hyphen as given, `.` or `/`.
        case separator(Character)
        /// `+`, `*`, `#`, `(` or `)`.
        case symbol(Character)

        package var text: String {
            switch self {
            case .digits(let text), .letters(let text): text
            case .separator(let character), .symbol(let character): String(character)
            }
        }

        /// The digits of a run of digits, nothing of any other piece.
        var digits: String {
            if case .digits(let digits) = self { digits } else { "" }
        }
    }

    /// What is dialled after the call was answered.
    package struct Extension: Hashable, Sendable {
        /// A space, or nothing.
        package var spaceBefore: String
        /// The word or sign as given, with its dot or colon: `ext.`, `x`, `;ext=`, `تحويلة`.
        package var word: String
        /// A space, or nothing.
        package var spaceAfter: String
        /// `0` to `9`.
        package var digits: String

        package var text: String { spaceBefore + word + spaceAfter + digits }
    }
}
