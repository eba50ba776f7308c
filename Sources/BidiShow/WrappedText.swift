internal import BidiDiagnosis

/// Text in lines of a limited width.
enum WrappedText {
    /// The words of a text in lines of at most so many columns; a longer word has a line of its own. At least one line.
    static func lines(of text: String, width: Int) -> [String] {
        var lines: [String] = []
        var line = ""
        var column = 0
        for word in text.split(separator: " ") {
            let columns = DisplayWidth.of(String(word))
            if !line.isEmpty, column + 1 + columns > width {
                lines.append(line)
                line = ""
                column = 0
            }
            if !line.isEmpty {
                line += " "
                column += 1
            }
            line += word
            column += columns
        }
        return lines + [line]
    }
}
