internal import BidiText

/// A piece of a numeric value that is drawn as one: what the rules of direction move and isolate.
enum NumericItem: Hashable {
    /// Sign, digits, separators, exponent, percent and per-mille sign. A sign alone where the unit's word says the
    /// number (`ساعتان`).
    case core([FormattedPart])
    /// A currency.
    case symbol(FormattedPart)
    /// A unit or the word of a compact number.
    case word(FormattedPart)
    /// White space between the others.
    case space(FormattedPart)
    /// Brackets and other words of the pattern.
    case literal(FormattedPart)
    /// Marks that CLDR's pattern holds outside the core.
    case mark(FormattedPart)

    var parts: [FormattedPart] {
        switch self {
        case .core(let parts): parts
        case .symbol(let part), .word(let part), .space(let part), .literal(let part), .mark(let part): [part]
        }
    }

    var isCore: Bool { if case .core = self { true } else { false } }
    var isSymbol: Bool { if case .symbol = self { true } else { false } }
    var isWord: Bool { if case .word = self { true } else { false } }
    var isSpace: Bool { if case .space = self { true } else { false } }

    /// The items of ICU's parts. A sign belongs to the core wherever the pattern has put it: `-$5` is `$` and `-5`.
    ///
    /// LRM goes: it is there to keep the sign with its digits, and the isolate of the core does that.
    static func items(of parts: [FormattedPart]) -> [NumericItem] {
        var builder = Builder()
        for part in parts { builder.append(part) }
        return builder.finish()
    }
}

extension NumericItem {
    /// Gathers cores from left to right.
    private struct Builder {
        private var items: [NumericItem] = []
        /// The core that may still grow; empty for none.
        private var core: [FormattedPart] = []
        /// Space and punctuation after it: inside it if a digit or a percent sign follows (`5 %`), outside otherwise.
        private var pending: [FormattedPart] = []
        /// Signs that stand before their digits, with the place of the first among the items.
        private var signs: [FormattedPart] = []
        private var signIndex = 0

        mutating func append(_ part: FormattedPart) {
            switch part.kind {
            case .minusSign, .plusSign, .approximatelySign:
                if !core.isEmpty, pending.isEmpty {
                    core.append(part)
                } else {
                    closeCore()
                    if signs.isEmpty { signIndex = items.count }
                    signs.append(part)
                }
            case .integer, .group, .decimal, .fraction, .percentSign, .perMilleSign, .exponentSymbol, .exponentSign,
                .exponent:
                if core.isEmpty {
                    core = signs
                    signs = []
                }
                core += pending + [part]
                pending = []
            case .currency:
                closeCore()
                items.append(.symbol(part))
            case .unit, .compact:
                closeCore()
                items.append(.word(part))
            case .control:
                let marks = part.text.unicodeScalars.filter { $0 != BidiControl.leftToRightMark.scalar }
                guard !marks.isEmpty else { return }
                closeCore()
                items.append(
                    .mark(FormattedPart(.control, String(String.UnicodeScalarView(marks)), source: part.source)))
            default:
                let hasLetters = part.text.unicodeScalars.contains(where: \.properties.isAlphabetic)
                if core.isEmpty || hasLetters {
                    closeCore()
                    items.append(outside(part))
                } else {
                    pending.append(part)
                }
            }
        }

        mutating func finish() -> [NumericItem] {
            closeCore()
            guard !signs.isEmpty else { return items }
            // A sign after the currency, or one whose number is in the word.
            if let index = items.lastIndex(where: \.isCore), case .core(let parts) = items[index] {
                items[index] = .core(parts + signs)
            } else {
                items.insert(.core(signs), at: signIndex)
            }
            return items
        }

        private mutating func closeCore() {
            guard !core.isEmpty else { return }
            items.append(.core(core))
            items += pending.map(outside)
            core = []
            pending = []
        }

        private func outside(_ part: FormattedPart) -> NumericItem {
            part.text.unicodeScalars.allSatisfy(\.properties.isWhitespace) ? .space(part) : .literal(part)
        }
    }
}
