internal import BidiText

/// The direction of a numeric value and the order and isolation of its pieces (`rules.md`, section 1).
///
/// D1, D2: digits of class R or AN make the value run right to left, signs where CLDR's marks put them.
/// D3: other digits are one left-to-right piece with their signs; in a right-to-left language, symbol and words stand
/// round it from right to left if the positive pattern holds RLM or ALM or a word has right-to-left letters.
/// D4: nothing here looks at sign or size.
struct NumericLayout {
    let language: LanguageTag
    let hasRightToLeftPattern: Bool
    /// Whether the words of the formatter's values have right-to-left letters, in this value or in a larger one.
    var hasRightToLeftWords = false
    /// Whether a currency that is moved to the front leaves the sign before it.
    var keepsSignFirst = false
    var placement: SymbolPlacement

    /// A value, or one end of a range, with its direction.
    struct Piece: Hashable {
        let content: [FormattedPart]
        let direction: WritingDirection
    }

    func arrange(_ parts: [FormattedPart]) -> FormattedText {
        let piece = piece(parts)
        return FormattedText(
            piece.content, direction: piece.direction, numberingSystem: language.numberingSystem,
            isDigitRun: isDigitRun(parts))
    }

    func piece(_ parts: [FormattedPart]) -> Piece {
        let hasNativeDirection = language.numberingSystem.hasRightToLeftDigits
        let direction = hasNativeDirection ? .rightToLeft : directionAroundCore(parts)
        let isPlaced = placement != .locale && parts.contains { $0.kind == .currency }
        let content: [FormattedPart] =
            if !hasNativeDirection && direction == .rightToLeft {
                aroundCore(placed(movingWordsAfterCore(NumericItem.items(of: parts)), in: direction))
            } else if isPlaced, let moved = moved(parts, in: direction) {
                isolatingSymbols(moved, in: direction)
            } else {
                isolatingSymbols(parts, in: direction)
            }
        return Piece(content: content, direction: direction)
    }

    /// D3: the direction in which symbol and words stand round a left-to-right core.
    private func directionAroundCore(_ parts: [FormattedPart]) -> WritingDirection {
        guard language.baseDirection == .rightToLeft else { return .leftToRight }
        let isRightToLeft = hasRightToLeftPattern || hasRightToLeftWords || Self.hasRightToLeftWord(parts)
        return isRightToLeft ? .rightToLeft : .leftToRight
    }

    /// Whether a symbol or word has right-to-left letters.
    static func hasRightToLeftWord(_ parts: [FormattedPart]) -> Bool {
        parts.contains { $0.kind.isWord && DirectionalContents(of: $0.text).hasRightToLeftLetter }
    }

    /// Where the pattern is made for left to right and puts the currency first, a word makes the value run right to
    /// left: then the currency follows the number, and is seen on the same side as without the word.
    private func movingWordsAfterCore(_ items: [NumericItem]) -> [NumericItem] {
        guard !hasRightToLeftPattern else { return items }
        var items = items
        items.moveSymbolAfterCore()
        return items
    }

    /// A right-to-left value round a left-to-right core. A Latin compact word that touches the digits (Hebrew `12K`)
    /// is part of the core: apart from them it would be read before them.
    private func aroundCore(_ items: [NumericItem]) -> [FormattedPart] {
        var content: [FormattedPart] = []
        var core: [FormattedPart]?
        for item in items {
            if case .word(let word) = item, word.kind == .compact, let digits = core,
                !DirectionalContents(of: word.text).hasRightToLeftLetter
            {
                core = digits + [word]
                continue
            }
            if let digits = core { content += digits.isolated(.leftToRight) }
            core = nil
            if case .core(let digits) = item {
                core = digits
            } else {
                content += isolatingSymbols(item.parts, in: .rightToLeft)
            }
        }
        return content + (core?.isolated(.leftToRight) ?? [])
    }

    /// A symbol or word that holds letters against the direction would fall apart (`US$` drawn `$US`) or draw the
    /// digits beside it over: it stands in an isolate of its own first strong direction.
    private func isolatingSymbols(
        _ parts: [FormattedPart], in direction: WritingDirection
    ) -> [FormattedPart] {
        parts.flatMap { part in
            guard part.kind.isWord else { return [part] }
            let contents = DirectionalContents(of: part.text)
            let opposes =
                direction == .rightToLeft ? contents.hasLeftToRightLetter : contents.hasRightToLeftLetter
            return opposes ? [part].isolated(IsolateDirection.resolve(part.text) ?? direction) : [part]
        }
    }

    /// A digit run with single separators of class CS (or Arabic ones, class AN): drawn alike in any surroundings.
    private func isDigitRun(_ parts: [FormattedPart]) -> Bool {
        let system = language.numberingSystem
        guard [.europeanNumber, .arabicNumber].contains(system.bidiClass) else { return false }
        return !parts.isEmpty
            && parts.allSatisfy { part in
                switch part.kind {
                case .integer, .fraction: part.text.unicodeScalars.allSatisfy(system.digits.contains)
                case .group, .decimal:
                    part.text.unicodeScalars.count == 1
                        && part.text.unicodeScalars.allSatisfy {
                            [.commonSeparator, .arabicNumber].contains(BidiClass($0))
                        }
                default: false
                }
            }
    }
}

extension NumericLayout {
    /// The items with the currency on the side that is asked for.
    private func placed(_ items: [NumericItem], in direction: WritingDirection) -> [NumericItem] {
        guard let isLeading = isLeading(in: direction) else { return items }
        var items = items
        if isLeading {
            // Round a core that is isolated the sign is inside it.
            let isFlat = direction == .leftToRight || language.numberingSystem.hasRightToLeftDigits
            items.moveSymbolBeforeCore(afterSign: keepsSignFirst && isFlat)
        } else {
            items.moveSymbolAfterCore()
        }
        return items
    }

    /// As `placed`, for a value that keeps ICU's own order otherwise; nil where the currency is there already.
    private func moved(_ parts: [FormattedPart], in direction: WritingDirection) -> [FormattedPart]? {
        let items = NumericItem.items(of: parts)
        let placed = placed(items, in: direction)
        guard placed != items else { return nil }
        // Right to left with Arabic digits, CLDR's marks stay beside the sign; left to right nothing needs them.
        return placed.flatMap(\.parts)
    }

    /// Whether the currency is to come first in logical order; nil for the locale's own place.
    private func isLeading(in direction: WritingDirection) -> Bool? {
        switch placement {
        case .locale: nil
        case .leading: true
        case .trailing: false
        case .left: direction == .leftToRight
        case .right: direction == .rightToLeft
        }
    }

    /// The side on which the currency of a value is seen; nil without one.
    func symbolSide(_ parts: [FormattedPart]) -> SymbolPlacement? {
        let piece = piece(parts)
        guard let symbol = piece.content.firstIndex(where: { $0.kind == .currency }),
            let digits = piece.content.firstIndex(where: { $0.kind == .integer })
        else { return nil }
        return (symbol < digits) == (piece.direction == .leftToRight) ? .left : .right
    }
}

extension FormattedPart.Kind {
    /// Whether the part can hold letters: what stands round the core.
    fileprivate var isWord: Bool { [.currency, .unit, .compact, .literal].contains(self) }
}

extension NumberingSystem {
    /// D1 and D2: digits that make a value run right to left.
    var hasRightToLeftDigits: Bool { [.arabicNumber, .rightToLeft].contains(bidiClass) }
}
