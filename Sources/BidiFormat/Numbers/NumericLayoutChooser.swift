internal import BidiText
internal import ICUBridge

/// Finds the layout of a formatter's values from what it prints for samples: the direction comes from the patterns of
/// positive values, never from the value itself (`rules.md`, D3 and D4).
struct NumericLayoutChooser {
    let language: LanguageTag
    let placement: SymbolPlacement
    let isCompact: Bool
    /// Whether the plural forms of a unit or of a currency's name are written.
    let hasPluralForms: Bool

    /// The layout, and whether it puts the currency elsewhere than ICU.
    func layout(
        unsigned: ICUNumberFormatter, signed: ICUNumberFormatter
    ) throws(ICUError) -> (NumericLayout, movesSymbol: Bool) {
        let value = try unsigned.format("1")
        let one = FormattedParts.make(from: value)
        var layout = NumericLayout(
            language: language, hasRightToLeftPattern: Self.hasRightToLeftMark(value), placement: placement)
        // Sindhi has `ڪلو گرام` for one kilogram and `kg` for more: the words of all forms decide, not the value's.
        if hasPluralForms, language.baseDirection == .rightToLeft {
            for sample in ["0", "1", "2", "3", "11", "100", "0.5"] {
                let parts = FormattedParts.make(from: try unsigned.format(sample))
                if NumericLayout.hasRightToLeftWord(parts) { layout.hasRightToLeftWords = true }
            }
        }
        let isPrice = one.contains { $0.kind == .currency }
        guard isCompact, isPrice, language.baseDirection == .rightToLeft else {
            let isMoved = Self.isCurrencyFirst(layout.piece(one).content) != Self.isCurrencyFirst(one)
            return (layout, isMoved || placement != .locale)
        }
        // The patterns of compact prices differ by size in direction and place: Hebrew has `999 $` and `$1.2M`, Persian
        // `$999` and `1.2 میلیون $`. All of them get the direction of the words, and the places of the small amounts.
        for sample in ["1000", "100000", "1000000", "1000000000", "1000000000000"] {
            let words = FormattedParts.make(from: try unsigned.format(sample)).filter { $0.kind != .currency }
            if NumericLayout.hasRightToLeftWord(words) { layout.hasRightToLeftWords = true }
        }
        let minusOne = layout.piece(FormattedParts.make(from: try signed.format("-1"))).content
        layout.keepsSignFirst = minusOne.first { $0.kind == .minusSign || $0.kind == .currency }?.kind == .minusSign
        if placement == .locale, let side = layout.symbolSide(one) { layout.placement = side }
        return (layout, movesSymbol: true)
    }

    /// Whether the pattern holds RLM or ALM; one in a symbol (`د.إ.` and RLM) or, where ICU's field is one short, right
    /// after it says nothing of the pattern.
    private static func hasRightToLeftMark(_ value: ICUFormattedValue) -> Bool {
        let symbols = value.fields.filter { $0.kind == .number(.currency) || $0.kind == .number(.measureUnit) }
        return value.text.indices.contains { index in
            [0x200F, 0x061C].contains(value.text[index])
                && !symbols.contains { ($0.range.lowerBound...$0.range.upperBound).contains(index) }
        }
    }

    /// Whether a currency stands before the digits.
    private static func isCurrencyFirst(_ parts: [FormattedPart]) -> Bool {
        parts.first { $0.kind == .currency || $0.kind == .integer }?.kind == .currency
    }
}
