internal import BidiFormat
internal import BidiText

/// A formatted value or message in all its forms.
struct FormatAnswer: MachineAnswer {
    let text: String
    private let plain: String
    private let html: String
    let dialable: String?
    /// For people alone.
    let note: String?
    private let copyText: String
    private let direction: WritingDirection
    private let numberingSystem: NumberingSystem?
    private let parts: [FormattedPart]

    /// A value; `dialable` for phone numbers that can be dialled.
    init(_ value: FormattedText, dialable: String?, note: String? = nil) {
        text = value.text
        plain = value.plain
        html = value.html
        self.dialable = dialable
        self.note = note
        copyText = value.copyText
        direction = value.direction
        numberingSystem = value.numberingSystem
        parts = value.parts
    }

    init(_ message: BidiString, in context: MessageContext) {
        text = message.text(in: context)
        plain = message.plain(in: context)
        html = message.html(in: context)
        dialable = nil
        note = nil
        copyText = message.copyText(in: context)
        direction = context.baseDirection
        numberingSystem = context.language.numberingSystem
        parts = message.parts(in: context)
    }

    func write(to writer: inout JSONWriter) {
        writer.member("text", text)
        writer.member("plain", plain)
        writer.member("html", html)
        if let dialable { writer.member("dialable", dialable) }
        writer.member("copyText", copyText)
        writer.member("direction", direction.rawValue)
        writer.name("numberingSystem")
        if let numberingSystem { writer.string(numberingSystem.name) } else { writer.null() }
        writer.name("visual")
        writer.object { writer in
            writer.member("ltr", text.visualText(base: .leftToRight))
            writer.member("rtl", text.visualText(base: .rightToLeft))
        }
        writer.name("parts")
        writer.array { writer in
            for part in parts {
                writer.object { writer in
                    writer.member("type", part.kind.rawValue)
                    writer.member("text", part.text)
                    if let source = part.source { writer.member("source", source.rawValue) }
                }
            }
        }
    }
}
