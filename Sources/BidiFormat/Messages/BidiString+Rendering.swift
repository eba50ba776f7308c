internal import BidiText

extension BidiString {
    /// The message's parts where it is shown; joined they give ``text(in:)-(MessageContext)``.
    public func parts(in context: MessageContext) -> [FormattedPart] {
        let parts = ResolvedMessage(self, in: context).parts()
        guard context.baseMark == .whereNeeded, let mark = BaseMark.needed(for: parts, in: context.baseDirection) else {
            return parts
        }
        return [.control(mark.text)] + parts
    }

    /// The message for display.
    public func text(in context: MessageContext) -> String { parts(in: context).reduce(into: "") { $0 += $1.text } }

    /// The message without invisible bidi characters, and with ordinary spaces for NBSP: for logs and search.
    public func plain(in context: MessageContext) -> String {
        parts(in: context).reduce(into: "") { plain, part in
            if part.kind != .control { plain += part.text.replacingScalar("\u{A0}", with: " ") }
        }
    }

    /// What should land on the clipboard: as ``plain(in:)-(MessageContext)``, but identifiers as they were given and in
    /// Latin digits.
    public func copyText(in context: MessageContext) -> String { ResolvedMessage(self, in: context).copyText() }

    /// The message as HTML: the literals escaped, every value in `<bdi dir>`.
    ///
    /// For an element whose `dir` is the message's direction.
    public func html(in context: MessageContext) -> String {
        var context = context
        context.isolation = .none
        return ResolvedMessage(self, in: context).html()
    }

    /// The message for an HTML attribute (`title`, `placeholder`), which takes no tags: isolates, escaped.
    public func htmlAttribute(in context: MessageContext) -> String { HTML.escaped(text(in: context)) }
}

extension BidiString {
    /// The message's parts in a language; joined they give the text.
    public func parts(in language: LanguageTag, isolation: Isolation = .automatic) -> [FormattedPart] {
        parts(in: MessageContext(language, isolation: isolation))
    }

    /// The message for display.
    public func text(in language: LanguageTag, isolation: Isolation = .automatic) -> String {
        text(in: MessageContext(language, isolation: isolation))
    }

    /// The message for display in the language of a tag. Throws ``BidiFormatError`` for what ``LanguageTag`` refuses.
    public func text(in tag: String, isolation: Isolation = .automatic) throws(BidiFormatError) -> String {
        text(in: try LanguageTag(tag), isolation: isolation)
    }

    /// The message without invisible bidi characters, and with ordinary spaces for NBSP: for logs and search.
    public func plain(in language: LanguageTag) -> String { plain(in: MessageContext(language)) }

    /// What should land on the clipboard: as ``plain(in:)-(LanguageTag)``, but identifiers as they were given.
    public func copyText(in language: LanguageTag) -> String { copyText(in: MessageContext(language)) }

    /// The message as HTML: the literals escaped, every value in `<bdi dir>`.
    public func html(in language: LanguageTag) -> String { html(in: MessageContext(language)) }

    /// The message for an HTML attribute (`title`, `placeholder`), which takes no tags: isolates, escaped.
    public func htmlAttribute(in language: LanguageTag) -> String { htmlAttribute(in: MessageContext(language)) }
}
