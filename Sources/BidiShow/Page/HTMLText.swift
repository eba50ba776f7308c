internal import BidiDiagnosis

/// Text in a page: what HTML reserves is escaped, what cannot be seen is named in a box.
enum HTMLText {
    /// For attributes, and for elements that hold no markup: invisible characters become `<U+2068 FSI>`.
    static func plain(_ text: some StringProtocol) -> String { reserved(EscapedText(text).description) }

    /// A text to read character by character, controls in boxes.
    static func boxed(_ text: some StringProtocol) -> String {
        var html = ""
        for scalar in text.unicodeScalars {
            if InvisibleName.isInvisible(scalar) {
                let name = InvisibleName.of(scalar) ?? EscapedText.codePoint(scalar)
                html += "<span class=\"control\" title=\"\(EscapedText.codePoint(scalar))\">\(name)</span>"
            } else {
                html += reserved(String(Character(scalar)))
            }
        }
        return html
    }

    /// A text for the browser to draw: its invisible characters are there, as references.
    static func drawn(_ text: some StringProtocol) -> String {
        var html = ""
        for scalar in text.unicodeScalars {
            switch scalar.properties.generalCategory {
            // No reference stands for most of these.
            case .control where scalar != "\t" && scalar != "\n": html += "\u{FFFD}"
            case .format, .lineSeparator, .paragraphSeparator, .spaceSeparator, .privateUse, .unassigned:
                html += scalar == " " ? " " : "&#x\(String(scalar.value, radix: 16));"
            default: html += reserved(String(Character(scalar)))
            }
        }
        return html
    }

    private static func reserved(_ text: String) -> String {
        guard text.utf8.contains(where: { Self.reservedBytes.contains($0) }) else { return text }
        // By scalars: a quotation mark with a combining mark after it is another character, and ends an attribute.
        return text.unicodeScalars.reduce(into: "") { html, scalar in
            switch scalar {
            case "&": html += "&amp;"
            case "<": html += "&lt;"
            case ">": html += "&gt;"
            case "\"": html += "&quot;"
            default: html.unicodeScalars.append(scalar)
            }
        }
    }

    private static let reservedBytes = Array("&<>\"".utf8)
}
