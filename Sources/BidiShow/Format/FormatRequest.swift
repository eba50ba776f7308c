internal import BidiFormat
internal import BidiText

/// A value to format, with its kind, its language and its options.
struct FormatRequest {
    private let kind: FormatKind
    private let fields: FormatFields

    init(_ fields: RequestFields) throws(MachineError) {
        let word = try fields.string("kind")
        guard let kind = FormatKind.named(word) else {
            let known = FormatKind.all.map(\.name)
            let hint = EditDistance.nearest(to: word, in: known).map { "did you mean \"\($0)\"?" }
            throw MachineError(
                code: .unknownKind,
                message:
                    "\(JSONValue.quoted(word)) is not a kind of value; \(hint ?? "known: \(known.joined(separator: ", "))")"
            )
        }
        try fields.allowOnly(kind.fields, in: word)
        for name in kind.required + kind.value.fields where !fields.has(name) { throw fields.missing(name) }
        self.kind = kind
        self.fields = FormatFields(fields)
    }

    func answer() throws(MachineError) -> FormatAnswer {
        let language = try fields.language("locale")
        let message = fields.fields.has("messageLocale") ? try fields.language("messageLocale") : language
        let isolation = try fields.choice("isolation", Isolation.self) ?? .automatic
        let value = try kind.answer(fields, language)
        return FormatAnswer(
            value.text.isolated(in: message.baseDirection, isolation), dialable: value.dialable, note: value.note)
    }

    /// The value in its language, for a message that decides about its isolate.
    func value() throws(MachineError) -> FormattedText {
        try kind.answer(fields, try fields.language("locale")).text
    }
}
