internal import BidiText

extension BidiString {
    /// The message's parts in a language; joined they give ``text(in:isolation:)``.
    public func parts(in language: LanguageTag, isolation: Isolation = .automatic) -> [FormattedPart] {
        ResolvedMessage(self, in: language, isolation: isolation).parts()
    }

    /// The message for display.
    public func text(in language: LanguageTag, isolation: Isolation = .automatic) -> String {
        parts(in: language, isolation: isolation).reduce(into: "") { $0 += $1.text }
    }

    /// The message for display in the language of a tag. Throws ``BidiFormatError`` for what ``LanguageTag`` refuses.
    public func text(in tag: String, isolation: Isolation = .automatic) throws(BidiFormatError) -> String {
        text(in: try LanguageTag(tag), isolation: isolation)
    }

    /// The message without invisible bidi characters, and with ordinary spaces for NBSP: for logs and search.
    public func plain(in language: LanguageTag) -> String {
        parts(in: language).reduce(into: "") { plain, part in
            if part.kind != .control { plain += part.text.replacing("\u{00A0}", with: " ") }
        }
    }

    /// The message as HTML: the literals escaped, every value in `<bdi dir>`.
    public func html(in language: LanguageTag) -> String {
        ResolvedMessage(self, in: language, isolation: .none).html()
    }

    /// The message for an HTML attribute (`title`, `placeholder`), which takes no tags: isolates, escaped.
    public func htmlAttribute(in language: LanguageTag) -> String { HTML.escaped(text(in: language)) }
}
