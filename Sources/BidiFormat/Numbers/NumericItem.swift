internal import BidiText

/// A piece of a numeric value that is drawn as one: what the rules of direction move and isolate.
enum NumericItem: Hashable {
    /// Sign, digits, separators, exponent, percent and per-mille sign.
    case core([FormattedPart])
    /// A currency.
    case symbol([FormattedPart])
    /// A unit or the word of a compact number.
    case word([FormattedPart])
    /// White space between the others.
    case space(FormattedPart)
    /// Brackets and other words of the pattern.
    case literal(FormattedPart)
    /// Marks that CLDR's pattern holds outside the core.
    case mark(FormattedPart)

    var parts: [FormattedPart] {
        switch self {
        case .core(let parts), .symbol(let parts), .word(let parts): parts
        case .space(let part), .literal(let part), .mark(let part): [part]
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
        var leadingSigns: [FormattedPart] = []
        var trailingSigns: [FormattedPart] = []
        var digits: [FormattedPart] = []
        var items: [NumericItem] = []
        for part in parts {
            switch part.kind {
            case .minusSign, .plusSign, .approximatelySign:
                if digits.isEmpty { leadingSigns.append(part) } else { trailingSigns.append(part) }
            case .integer, .group, .decimal, .fraction, .percentSign, .perMilleSign, .exponentSymbol, .exponentSign,
                .exponent:
                if digits.isEmpty { items.append(.core([])) }
                digits.append(part)
            case .currency: items.append(.symbol([part]))
            case .unit, .compact: items.append(.word([part]))
            case .control:
                let marks = part.text.unicodeScalars.filter { $0 != BidiControl.leftToRightMark.scalar }
                if !marks.isEmpty { items.append(.mark(.control(String(String.UnicodeScalarView(marks))))) }
            default:
                let isSpace = part.text.unicodeScalars.allSatisfy(\.properties.isWhitespace)
                items.append(isSpace ? .space(part) : .literal(part))
            }
        }
        return items.map { $0.isCore ? .core(leadingSigns + digits + trailingSigns) : $0 }
    }
}

extension [NumericItem] {
    /// Moves the currency behind the core and the words that follow it, with the space that parted them.
    mutating func moveSymbolAfterCore() {
        guard let symbol = firstIndex(where: \.isSymbol), let core = firstIndex(where: \.isCore), symbol < core
        else { return }
        let moved = self[symbol]
        let space = self[symbol..<core].first(where: \.isSpace)
        removeAll { $0 == moved }
        if let space, let index = firstIndex(of: space) { remove(at: index) }
        let end = lastIndex { $0.isCore || $0.isWord } ?? endIndex - 1
        let gap = space ?? (self[end].isWord ? .space(FormattedPart(.literal, "\u{00A0}")) : nil)
        insert(contentsOf: (gap.map { [$0] } ?? []) + [moved], at: end + 1)
    }

    /// Moves the currency before the core, parted by the space that was there, NBSP without one.
    mutating func moveSymbolBeforeCore() {
        guard let symbol = firstIndex(where: \.isSymbol), let core = firstIndex(where: \.isCore), core < symbol
        else { return }
        let moved = self[symbol]
        let space = self[core..<symbol].last(where: \.isSpace)
        remove(at: symbol)
        if let space, let index = lastIndex(of: space) { remove(at: index) }
        insert(contentsOf: [moved, space ?? .space(FormattedPart(.literal, "\u{00A0}"))], at: core)
    }
}
