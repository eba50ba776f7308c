internal import BidiText

extension FormattedText {
    /// The value with its first characters alone and an ellipsis, if it has more.
    ///
    /// Isolates inside that the cut leaves open are closed; the ellipsis stands inside the value's own isolate, at the end
    /// where reading goes on. What was cut off can be neither copied nor dialled. Linear in the text.
    public func truncated(toCharacters count: Int, ellipsis: String = "\u{2026}") -> FormattedText {
        let whole = content.reduce(into: "") { $0 += $1.text }
        guard let (end, closers) = whole.cut(afterCharacters: count) else { return self }
        var rest = whole.unicodeScalars[..<end].count
        var parts: [FormattedPart] = []
        for part in content where rest > 0 {
            let kept = part.text.unicodeScalars.prefix(rest)
            rest -= kept.count
            parts.append(FormattedPart(part.kind, String(kept), source: part.source))
        }
        if !closers.isEmpty { parts.append(.control(closers)) }
        parts.append(FormattedPart(.literal, ellipsis))
        var text = FormattedText(parts, direction: direction, numberingSystem: numberingSystem)
        text.isIsolated = isIsolated
        return text
    }
}
