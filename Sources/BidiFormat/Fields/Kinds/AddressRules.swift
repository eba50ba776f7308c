/// An e-mail address: anything but spaces and control characters; right-to-left letters are allowed (RFC 6531).
struct EmailRules: TextFieldRules {
    var direction: TextFieldDirection { .leftToRight }

    func accepts(_ scalar: Unicode.Scalar) -> Bool { FieldText.isPartOfAddress(scalar) }

    func cleaned(_ text: String) -> String { FieldText.trimmed(FieldText.withoutInvisibles(text)) }

    func value(of text: String) throws(BidiParseError) -> String {
        let halves = text.split(separator: "@", omittingEmptySubsequences: false)
        let labels = halves.last?.split(separator: ".", omittingEmptySubsequences: false) ?? []
        guard text.unicodeScalars.allSatisfy(accepts), halves.count == 2, !halves[0].isEmpty, labels.count > 1,
            labels.allSatisfy({ !$0.isEmpty })
        else {
            throw BidiParseError(.unreadable, "not an e-mail address: name@example.com is one")
        }
        return text
    }
}

/// A URL, with or without its scheme; right-to-left letters are allowed.
struct URLRules: TextFieldRules {
    var direction: TextFieldDirection { .leftToRight }

    func accepts(_ scalar: Unicode.Scalar) -> Bool { FieldText.isPartOfAddress(scalar) }

    func cleaned(_ text: String) -> String { FieldText.trimmed(FieldText.withoutInvisibles(text)) }

    func value(of text: String) throws(BidiParseError) -> String {
        guard text.unicodeScalars.allSatisfy(accepts), text.contains(".") || text.contains(":"),
            text.contains(where: { $0.isLetter || $0.isNumber })
        else {
            throw BidiParseError(.unreadable, "not a URL: https://example.com or example.com is one")
        }
        return text
    }
}
