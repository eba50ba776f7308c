internal import BidiText

/// Text as HTML.
enum HTML {
    /// `<bdi dir="rtl">…</bdi>`: an isolate as markup.
    static func bdi(_ content: [FormattedPart], direction: WritingDirection) -> String {
        let inner = content.reduce(into: "") { $0 += escaped($1.text) }
        return "<bdi dir=\"\(direction.rawValue)\">\(inner)</bdi>"
    }

    /// The five characters with a meaning in text and attributes, as character references.
    static func escaped(_ text: some StringProtocol) -> String {
        var result = ""
        for character in text.unicodeScalars {
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&#39;"
            default: result.unicodeScalars.append(character)
            }
        }
        return result
    }
}
