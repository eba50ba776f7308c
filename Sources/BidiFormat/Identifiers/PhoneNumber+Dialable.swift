extension PhoneNumber {
    /// What a telephone dials: the part after `tel:` of a URI by RFC 3966, without visual separators.
    ///
    /// `+971 4 555 0123` and `00971 4 555 0123` are `+97145550123`; `+44 (0)20 7946 0018` is `+442079460018`; an
    /// extension is `;ext=12`. A local number is its digits, and so is a service code that begins with
    /// `*` or `#` (`*123#`; in a URI write `#` as `%23`).
    /// Nil where nothing can be dialled with certainty: letters, `*` or `#` after other digits (an extension in one
    /// country, a command in another), a country code that begins with 0.
    public var dialable: String? {
        let dialling = Dialling(pieces)
        guard !dialling.hasLetters else { return nil }
        if dialling.hasServiceKeys {
            guard !dialling.isInternational, dialling.keys.first?.isNumber == false else { return nil }
        }
        if dialling.isInternational, dialling.keys.first == "0" { return nil }
        let suffix = phoneExtension.map { ";ext=\($0.digits)" } ?? ""
        return (dialling.isInternational ? "+" : "") + dialling.keys + suffix
    }

    /// The keys of a number in the order in which they are pressed.
    struct Dialling {
        /// Digits, `*` and `#`; of an international number without `+`, `00` and `(0)`.
        private(set) var keys = ""
        private(set) var isInternational = false
        private(set) var hasLetters = false
        private(set) var hasServiceKeys = false

        init(_ pieces: [Piece]) {
            let hasPlus = pieces.contains(.symbol("+"))
            let given = pieces.map(\.digits).joined()
            hasLetters = pieces.contains { if case .letters = $0 { true } else { false } }
            hasServiceKeys = pieces.contains(.symbol("*")) || pieces.contains(.symbol("#"))
            // `000` and `001` are numbers of their own; a prefix has a country code and a number after it.
            let hasPrefix =
                !hasPlus && !hasServiceKeys && given.hasPrefix("00") && given.dropFirst(2).first != "0"
                && given.utf8.count >= 5
            isInternational = hasPlus || hasPrefix

            let prefixLength = hasPrefix ? 2 : 0
            // Spaces inside brackets do not matter: `( 0 )`.
            let solid = pieces.filter { $0 != .separator(" ") }
            for (index, piece) in solid.enumerated() {
                switch piece {
                case .digits(let digits):
                    // One to three digits before it can be a country code.
                    let isTrunkPrefix =
                        isInternational && digits == "0" && (1...3).contains(keys.utf8.count - prefixLength)
                        && index > 0 && solid[index - 1] == .symbol("(")
                        && index + 1 < solid.count && solid[index + 1] == .symbol(")")
                    if !isTrunkPrefix { keys += digits }
                case .symbol("*"), .symbol("#"):
                    keys += piece.text
                default:
                    break
                }
            }
            keys.removeFirst(prefixLength)
        }
    }
}
