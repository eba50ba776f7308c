internal import BidiFormat
internal import BidiText

/// A formatted value in all its forms.
struct FormatAnswer: MachineAnswer {
    var text: FormattedText
    /// For phone numbers that can be dialled.
    var dialable: String?

    func write(to writer: inout JSONWriter) {
        let display = text.text
        writer.member("text", display)
        writer.member("plain", text.plain)
        writer.member("html", text.html)
        if let dialable { writer.member("dialable", dialable) }
        writer.member("direction", text.direction.rawValue)
        writer.name("numberingSystem")
        if let system = text.numberingSystem { writer.string(system.name) } else { writer.null() }
        writer.name("visual")
        writer.object { writer in
            writer.member("ltr", display.visualText(base: .leftToRight))
            writer.member("rtl", display.visualText(base: .rightToLeft))
        }
        writer.name("parts")
        writer.array { writer in
            for part in text.parts {
                writer.object { writer in
                    writer.member("type", part.kind.rawValue)
                    writer.member("text", part.text)
                    if let source = part.source { writer.member("source", source.rawValue) }
                }
            }
        }
    }
}
