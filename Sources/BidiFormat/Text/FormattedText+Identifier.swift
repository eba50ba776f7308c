internal import BidiText

extension FormattedText {
    /// An identifier in Latin digits: one left-to-right piece, with spaces between its groups.
    static func identifier(groups: [String]) -> FormattedText { identifier(groups.map { (.digits, $0) }) }

    /// An identifier in Latin digits: one left-to-right piece, with spaces between its parts.
    static func identifier(_ parts: [(kind: FormattedPart.Kind, text: String)]) -> FormattedText {
        let space = FormattedPart(.separator, " ")
        let content = Array(parts.map { [FormattedPart($0.kind, $0.text)] }.joined(separator: [space]))
        return FormattedText(content, direction: .leftToRight, numberingSystem: .latin)
    }
}
