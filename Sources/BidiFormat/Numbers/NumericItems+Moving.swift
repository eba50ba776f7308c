extension [NumericItem] {
    /// Moves the currency behind the core and the words that follow it, with the space that parted them.
    mutating func moveSymbolAfterCore() {
        guard let symbol = firstIndex(where: \.isSymbol), let core = firstIndex(where: \.isCore), symbol < core
        else { return }
        let moved = self[symbol]
        let space = self[symbol..<core].firstIndex(where: \.isSpace)
        let gap = space.map { self[$0] }
        if let space { remove(at: space) }
        remove(at: symbol)
        let end = lastIndex { $0.isCore || $0.isWord } ?? endIndex - 1
        // A word needs a space before the currency, digits do not: `1.2M $`, `999$`.
        let between = gap ?? (self[end].isWord ? Self.noBreakSpace(moved) : nil)
        insert(contentsOf: (between.map { [$0] } ?? []) + [moved], at: end + 1)
    }

    /// Moves the currency before the core, parted by the space that was there, NBSP without one; between the sign and the
    /// digits if `afterSign` is true.
    mutating func moveSymbolBeforeCore(afterSign: Bool) {
        guard let symbol = firstIndex(where: \.isSymbol), let core = firstIndex(where: \.isCore), core < symbol
        else { return }
        let moved = self[symbol]
        let space = self[core..<symbol].lastIndex(where: \.isSpace)
        let gap = space.map { self[$0] } ?? Self.noBreakSpace(moved)
        remove(at: symbol)
        if let space { remove(at: space) }
        insert(contentsOf: [moved, gap], at: core)
        guard afterSign, case .core(let parts) = self[core + 2] else { return }
        let signs = parts.prefix { [.minusSign, .plusSign, .approximatelySign].contains($0.kind) }
        guard !signs.isEmpty else { return }
        self[core + 2] = .core([FormattedPart](parts.dropFirst(signs.count)))
        insert(.core([FormattedPart](signs)), at: core)
    }

    private static func noBreakSpace(_ beside: NumericItem) -> NumericItem {
        .space(FormattedPart(.literal, "\u{00A0}", source: beside.parts.first?.source))
    }
}
