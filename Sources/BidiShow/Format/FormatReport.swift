internal import BidiDiagnosis
internal import BidiFormat
internal import BidiText

/// A formatted value for people: its text with what cannot be seen by name, and how it is drawn in both directions.
struct FormatReport {
    let answer: FormatAnswer
    let style: TerminalStyle

    var text: String {
        let text = answer.text
        var rows = [
            ("text", "\(EscapedText(text))"),
            ("seen", "\(SeenText(text.visualText(base: .leftToRight)))  in left-to-right text"),
            ("", "\(SeenText(text.visualText(base: .rightToLeft)))  in right-to-left text"),
        ]
        if let dialable = answer.dialable { rows.append(("dial", dialable)) }
        if let note = answer.note { rows.append(("note", note)) }
        let lines = rows.map { heading, value in
            style.paint(heading.padding(to: 8), .heading) + style.ordered(value) + "\n"
        }
        return style.start + lines.joined() + style.end
    }
}

extension String {
    fileprivate func padding(to width: Int) -> String {
        self + String(repeating: " ", count: Swift.max(0, width - count))
    }
}
