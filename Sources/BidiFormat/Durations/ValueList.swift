internal import BidiText
internal import ICUBridge

/// Values one after the other as the language lists them: `1 hr, 5 min`, `9:00 – 12:00 and 14:00 – 18:00`.
struct ValueList {
    let language: LanguageTag
    let kind: ICUListFormatter.Kind
    let width: ICUListFormatter.Width

    /// The list. It runs in the language's direction, unless all its items and its own words run left to right.
    func formattedText(_ items: [FormattedText]) -> FormattedText {
        let frame = frame(items.count)
        let hasRightToLeftWord = frame.contains { piece in
            if case .literal(let text) = piece { DirectionalContents(of: text).hasRightToLeftLetter } else { false }
        }
        let isLeftToRight = !hasRightToLeftWord && items.allSatisfy { $0.direction == .leftToRight }
        let direction = isLeftToRight ? .leftToRight : language.baseDirection
        return FormattedText(
            content(items, in: frame, direction), direction: direction, numberingSystem: language.numberingSystem)
    }

    /// The content of a list that runs in the language's direction.
    func content(_ items: [FormattedText]) -> [FormattedPart] {
        content(items, in: frame(items.count), language.baseDirection)
    }

    private func content(
        _ items: [FormattedText], in frame: [Piece], _ direction: WritingDirection
    ) -> [FormattedPart] {
        frame.flatMap { piece in
            switch piece {
            case .literal(let text): FormattedPart.splittingControls(.literal, text)
            case .item(let index): items[index].embedded(in: direction)
            }
        }
    }

    private enum Piece: Hashable {
        case literal(String)
        case item(Int)
    }

    /// The list's own words and separators with places for the items, learned from ICU by listing place holders.
    private func frame(_ count: Int) -> [Piece] {
        // Private-use characters: no list pattern has them, and no rule for what follows a word looks at them.
        let holders = (0..<count).map { String(Character(Unicode.Scalar(UInt32(0xE000 + $0)) ?? "?")) }
        let text: String
        do {
            let formatter = try ICUListFormatter(kind, width: width, locale: language.icuIdentifier)
            text = try formatter.format(holders)
        } catch {
            preconditionFailure("ICU cannot format lists for \(language): \(error)")
        }
        var pieces: [Piece] = []
        for scalar in text.unicodeScalars {
            if (0xE000..<0xE000 + UInt32(count)).contains(scalar.value) {
                pieces.append(.item(Int(scalar.value) - 0xE000))
            } else if case .literal(let literal)? = pieces.last {
                pieces[pieces.count - 1] = .literal(literal + String(Character(scalar)))
            } else {
                pieces.append(.literal(String(Character(scalar))))
            }
        }
        return pieces
    }
}

extension FormattedText {
    /// The content as a piece of a text that runs in a direction: isolated where one would disturb the other.
    ///
    /// In left-to-right text that holds nothing of a right-to-left script, no invisible character is written.
    func embedded(in surroundings: WritingDirection) -> [FormattedPart] {
        let isBare =
            switch surroundings {
            case .leftToRight: direction == .leftToRight && !contents.canDisturbLeftToRightText
            case .rightToLeft: direction == .rightToLeft && !content.contains { $0.source != nil || $0.kind == .text }
            }
        return isBare ? content : content.isolated(direction)
    }
}
