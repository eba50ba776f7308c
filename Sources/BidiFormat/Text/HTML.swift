internal import BidiText

/// Text as HTML.
enum HTML {
    /// `<bdi dir="rtl">…</bdi>`: an isolate as markup. Isolates inside, which a value always closes, become elements too.
    static func bdi(_ content: [FormattedPart], direction: WritingDirection) -> String {
        let inner = content.reduce(into: "") { $0 += $1.kind == .control ? element($1.text) : escaped($1.text) }
        return "<bdi dir=\"\(direction.rawValue)\">\(inner)</bdi>"
    }

    /// A run of controls: isolates as tags, marks and embeddings as they are.
    private static func element(_ controls: String) -> String {
        controls.unicodeScalars.reduce(into: "") { html, scalar in
            switch BidiControl(scalar) {
            case .leftToRightIsolate: html += "<bdi dir=\"ltr\">"
            case .rightToLeftIsolate: html += "<bdi dir=\"rtl\">"
            case .firstStrongIsolate: html += "<bdi dir=\"auto\">"
            case .popDirectionalIsolate: html += "</bdi>"
            default: html.unicodeScalars.append(scalar)
            }
        }
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
