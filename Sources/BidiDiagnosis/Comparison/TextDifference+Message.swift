internal import BidiText

extension TextComparison {
    /// What differs at a place, in one line of ASCII: `NBSP (U+00A0) against space (U+0020)`, `missing RLM (U+200F)`.
    ///
    /// The second text is the measure: what only it has is missing, what only the first one has is extra.
    public func message(for difference: TextDifference) -> String {
        let first = scalars(difference.first, of: self.first)
        let second = scalars(difference.second, of: self.second)
        switch difference.cause {
        case .control, .joiner, .invisible:
            return loneMessage(first, second)
        case .space:
            return "\(Self.names(first)) against \(Self.names(second)): other kinds of space"
        case .digits:
            return "\(Self.digits(first)) digits against \(Self.digits(second)) digits of the same value"
        case .lookalike:
            return "\(Self.names(first)) against \(Self.names(second)): they look alike"
        case .composition:
            return "\(Self.names(first)) against \(Self.names(second)): equal characters, composed in another way"
        case .order:
            return "the same characters in another order: \(Self.quoted(first)) against \(Self.quoted(second))"
        case nil:
            if first.isEmpty { return "missing \(Self.quoted(second))" }
            if second.isEmpty { return "extra \(Self.quoted(first))" }
            return "\(Self.quoted(first)) against \(Self.quoted(second))"
        }
    }

    private func loneMessage(_ first: [Unicode.Scalar], _ second: [Unicode.Scalar]) -> String {
        if first.isEmpty { return "missing \(Self.names(second))" }
        if second.isEmpty { return "extra \(Self.names(first))" }
        return "\(Self.names(first)) against \(Self.names(second))"
    }

    private func scalars(_ range: Range<Int>, of text: String) -> [Unicode.Scalar] {
        Array(text.unicodeScalars.dropFirst(range.lowerBound).prefix(range.count))
    }

    // MARK: - Names

    /// What one line can hold.
    private static let limit = 20

    private static func names(_ scalars: [Unicode.Scalar]) -> String {
        let names = scalars.prefix(limit).map { scalar in
            let code = EscapedText.codePoint(scalar)
            return "\(scalar == " " ? "space" : InvisibleName.of(scalar) ?? scalar.characterName) (\(code))"
        }
        return names.joined(separator: ", ") + (scalars.count > limit ? ", ..." : "")
    }

    private static func quoted(_ scalars: [Unicode.Scalar]) -> String {
        AsciiLiteral.of(scalars.prefix(limit)) + (scalars.count > limit ? " ..." : "")
    }

    private static func digits(_ scalars: [Unicode.Scalar]) -> String {
        guard let scalar = scalars.first else { return "" }
        return switch scalar.value {
        case 0x30...0x39: "Latin"
        case 0x660...0x669: "Arabic-Indic"
        case 0x6F0...0x6F9: "Persian"
        default: scalar.characterName.split(separator: " DIGIT").first.map(String.init) ?? ""
        }
    }
}
