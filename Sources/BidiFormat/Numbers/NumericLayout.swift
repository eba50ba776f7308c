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
    let placement: SymbolPlacement

    func arrange(_ parts: [FormattedPart]) -> FormattedText {
        let hasNativeDirection = [.arabicNumber, .rightToLeft].contains(language.numberingSystem.bidiClass)
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
        return FormattedText(
            content, direction: direction, numberingSystem: language.numberingSystem, isDigitRun: isDigitRun(parts))
    }

    /// D3: the direction in which symbol and words stand round a left-to-right core.
    private func directionAroundCore(_ parts: [FormattedPart]) -> WritingDirection {
        guard language.baseDirection == .rightToLeft else { return .leftToRight }
        let hasRightToLeftWord = parts.contains { part in
            [.currency, .unit, .compact, .literal].contains(part.kind)
                && DirectionalContents(of: part.text).hasRightToLeftLetter
        }
        return hasRightToLeftPattern || hasRightToLeftWord ? .rightToLeft : .leftToRight
    }

    /// Where the pattern is made for left to right and puts the currency first, a word makes the value run right to
    /// left: then the currency follows the number, and is seen on the same side as without the word.
    private func movingWordsAfterCore(_ items: [NumericItem]) -> [NumericItem] {
        guard !hasRightToLeftPattern else { return items }
        var items = items
        items.moveSymbolAfterCore()
        return items
    }

    /// A right-to-left value round a left-to-right core.
    private func aroundCore(_ items: [NumericItem]) -> [FormattedPart] {
        items.flatMap { item in
            switch item {
            case .core(let parts): isolate(parts, .leftToRight)
            default: item.parts.flatMap { isolatingSymbol($0, in: .rightToLeft) }
            }
        }
    }

    private func isolatingSymbols(
        _ parts: [FormattedPart], in direction: WritingDirection
    ) -> [FormattedPart] {
        parts.flatMap { isolatingSymbol($0, in: direction) }
    }

    /// A symbol or word that holds letters against the direction would fall apart (`US$` drawn `$US`) or draw the
    /// digits beside it over: it stands in an isolate of its own first strong direction.
    private func isolatingSymbol(_ part: FormattedPart, in direction: WritingDirection) -> [FormattedPart] {
        guard [.currency, .unit, .compact, .literal].contains(part.kind) else { return [part] }
        let contents = DirectionalContents(of: part.text)
        let opposes =
            direction == .rightToLeft ? contents.hasLeftToRightLetter : contents.hasRightToLeftLetter
        guard opposes else { return [part] }
        return isolate([part], IsolateDirection.resolve(part.text) ?? direction)
    }

    private func isolate(_ parts: [FormattedPart], _ direction: WritingDirection) -> [FormattedPart] {
        [.control(DirectionalIsolate(direction).initiator.text)] + parts
            + [.control(BidiControl.popDirectionalIsolate.text)]
    }

    /// A digit run with single separators of class CS (or Arabic ones, class AN): drawn alike in any surroundings.
    private func isDigitRun(_ parts: [FormattedPart]) -> Bool {
        let system = language.numberingSystem
        guard [.europeanNumber, .arabicNumber].contains(system.bidiClass) else { return false }
        return parts.allSatisfy { part in
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
        if isLeading { items.moveSymbolBeforeCore() } else { items.moveSymbolAfterCore() }
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
}
