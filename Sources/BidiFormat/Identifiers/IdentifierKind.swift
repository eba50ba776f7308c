/// What an identifier is called and made of, for its refusals: they name positions and counts, never the value.
struct IdentifierKind {
    /// With its article: "a card number".
    var name: String
    /// The end of every message.
    var accepted: String

    /// The error whose message says what was wanted, why the text is not that, and what is.
    func refusal(_ why: String, at element: IdentifierText.Element? = nil) -> BidiFormatError {
        BidiFormatError(
            .badValue, "not \(name): \(why); accepted: \(accepted)", offset: element?.offset)
    }

    /// A character that is no part of the identifier, and so may be named.
    func refusal(of element: IdentifierText.Element) -> BidiFormatError {
        refusal("\(element.scalar.codePoint) at offset \(element.offset)", at: element)
    }

    private func refusal(ofJoiner element: IdentifierText.Element) -> BidiFormatError {
        refusal("a separator at offset \(element.offset) that does not join two groups", at: element)
    }

    /// Splits text into groups of characters that count, with at most one hyphen, or whatever joins groups of this
    /// kind, and spaces between two of them.
    func groups(
        of text: IdentifierText, joinedWhere joins: (Unicode.Scalar) -> Bool = \.isHyphen,
        where counts: (Unicode.Scalar) -> Bool
    ) throws(BidiFormatError) -> (groups: [String], separators: [String]) {
        var groups: [String] = []
        var separators: [String] = []
        var group = ""
        var separator = ""
        var joiner: IdentifierText.Element?
        for element in text.elements {
            if counts(element.scalar) {
                if !separator.isEmpty {
                    groups.append(group)
                    separators.append(separator)
                    (group, separator, joiner) = ("", "", nil)
                }
                group.unicodeScalars.append(element.scalar)
            } else if element.scalar == " " {
                separator.append(" ")
            } else if joins(element.scalar) {
                guard joiner == nil, !group.isEmpty else {
                    throw refusal(ofJoiner: element)
                }
                joiner = element
                separator.unicodeScalars.append(element.scalar)
            } else {
                throw refusal(of: element)
            }
        }
        if let joiner { throw refusal(ofJoiner: joiner) }
        guard !group.isEmpty else { throw refusal("no characters that can be seen") }
        groups.append(group)
        return (groups, separators)
    }
}
