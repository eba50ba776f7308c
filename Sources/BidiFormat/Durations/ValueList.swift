internal import BidiText
internal import ICUBridge

/// Values one after the other as the language lists them: `1 hr, 5 min`, `9:00 – 12:00 and 14:00 – 18:00`.
struct ValueList {
    let language: LanguageTag
    let kind: ICUListFormatter.Kind
    let width: ICUListFormatter.Width

    /// The content of a list that runs in the language's direction; items that run the other way are isolated.
    func content(_ items: [FormattedText]) -> [FormattedPart] {
        frame(items.count).flatMap { piece in
            switch piece {
            case .literal(let text): FormattedPart.splittingControls(.literal, text)
            case .item(let index):
                items[index].direction == language.baseDirection && !Self.mayJoin(items[index])
                    ? items[index].content : items[index].content.isolated(items[index].direction)
            }
        }
    }

    /// Whether an item begins or ends with a number, which separators of the list without a space could join.
    private static func mayJoin(_ item: FormattedText) -> Bool {
        item.content.contains { $0.source != nil }
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
