internal import BidiText

/// How a technical text is drawn: from left to right, every component with right-to-left letters in its own direction.
///
/// Without isolates round them, two neighbouring components with right-to-left letters become one run, for the `/`
/// between them is neutral (rule N1), and the second is drawn before the first.
struct TechnicalLayout {
    let content: TechnicalContent

    func arrange(_ text: String) -> FormattedText {
        let pieces = ContainedText(text).pieces
        if content == .dimensions, pieces.count == 1, let (numbers, space, unit) = Self.splittingUnit(pieces[0].text) {
            return FormattedText(
                parts(of: ContainedText(numbers).pieces).isolated(.leftToRight)
                    + [FormattedPart(.separator, space), FormattedPart(.unit, unit)],
                direction: .rightToLeft)
        }
        return FormattedText(parts(of: pieces), direction: .leftToRight)
    }

    /// `10 × 20 سم` as numbers, space and unit; nil where the unit has no right-to-left letters, or the numbers have.
    private static func splittingUnit(_ text: String) -> (numbers: String, space: String, unit: String)? {
        guard let lastDigit = text.lastIndex(where: \.isNumber) else { return nil }
        let numbers = text[...lastDigit]
        let rest = text[text.index(after: lastDigit)...]
        let unit = rest.drop(while: \.isWhitespace)
        guard IsolateDirection.resolve(unit) == .rightToLeft,
            !DirectionalContents(of: numbers).hasRightToLeftLetter
        else { return nil }
        return (String(numbers), String(rest[..<unit.startIndex]), String(unit))
    }

    // MARK: Components

    private func parts(of pieces: [ContainedText.Piece]) -> [FormattedPart] {
        var parts: [FormattedPart] = []
        for piece in pieces {
            switch piece.kind {
            case .control: parts.append(.control(piece.text))
            case .replacement: parts.append(FormattedPart(.replacement, piece.text))
            case .text:
                for token in Self.tokens(of: piece.text) {
                    let contents = DirectionalContents(of: token.text)
                    guard !token.isSeparator, contents.hasRightToLeftLetter else {
                        parts.append(FormattedPart(token.isSeparator ? .separator : .text, token.text))
                        continue
                    }
                    // Spaces round a component are not its own.
                    let start = token.text.prefix(while: \.isWhitespace)
                    let end = String(token.text.reversed().prefix(while: \.isWhitespace).reversed())
                    let own = String(token.text.dropFirst(start.count).dropLast(end.count))
                    if !start.isEmpty { parts.append(FormattedPart(.separator, String(start))) }
                    let direction = IsolateDirection.resolve(own) ?? .leftToRight
                    parts += [FormattedPart(.text, own)].isolated(direction)
                    if !end.isEmpty { parts.append(FormattedPart(.separator, end)) }
                }
            }
        }
        return ArabicDigitMarks.inserted(into: parts)
    }

    private struct Token {
        var text: String
        var isSeparator: Bool
    }

    /// The components and what stands between them. Hyphens and underscores are inside a component.
    private static func tokens(of text: String) -> [Token] {
        var tokens: [Token] = []
        for scalar in text.unicodeScalars {
            let isSeparator = separators.contains(scalar)
            if let last = tokens.last, last.isSeparator == isSeparator {
                tokens[tokens.count - 1].text.unicodeScalars.append(scalar)
            } else {
                tokens.append(Token(text: String(Character(scalar)), isSeparator: isSeparator))
            }
        }
        return tokens
    }

    private static let separators = Set("/\\.:?#&=@;,|<>()[]{}\"×".unicodeScalars)
}
