/// Reads an amount with its sign and what stands beside it: percent sign, currency, unit (`rules.md`, section 4).
struct AmountReader {
    let digits: DigitsReader
    /// Texts that may stand once before or after the number, canonical as ``ReadableText`` has them.
    var affixes: [[Unicode.Scalar]] = []
    /// Percent or per-mille signs that may stand once before or after the number.
    var signs: Set<Unicode.Scalar> = []

    static let minusSigns: Set<Unicode.Scalar> = ["-", "−", "‐", "‑", "﹣", "－"]
    static let plusSigns: Set<Unicode.Scalar> = ["+", "＋", "﬩"]

    /// What was read.
    struct Amount: Hashable {
        var value: ExactDecimal
        /// The affix that stood there, as an index into `affixes`.
        var affix: Int?
        /// Whether a percent or per-mille sign stood there.
        var hasSign: Bool
    }

    func read(_ given: some StringProtocol) throws(BidiParseError) -> Amount {
        var text = ReadableText(given)
        guard !text.elements.isEmpty else {
            throw BidiParseError(.unreadable, "not an amount: there is nothing to read")
        }
        var amount = Amount(value: 0, affix: nil, hasSign: false)
        var isNegative: Bool?
        // From outside inwards: at each end a sign, a bracket pair, a percent sign or an affix may stand once.
        var hasChanged = true
        while hasChanged {
            hasChanged = false
            text.trim()
            if isNegative == nil, let sign = takeSign(&text) {
                (isNegative, hasChanged) = (sign, true)
            } else if !amount.hasSign, takeOne(of: signs, &text) {
                (amount.hasSign, hasChanged) = (true, true)
            } else if amount.affix == nil, let affix = takeAffix(&text) {
                (amount.affix, hasChanged) = (affix, true)
            }
        }
        let value = try digits.read(text.elements)
        amount.value = isNegative == true && value.text.contains { "1"..."9" ~= $0 }
            ? ExactDecimal(unchecked: "-" + value.text) : value
        return amount
    }

    /// A sign at either end, or brackets round everything: true for negative.
    private func takeSign(_ text: inout ReadableText) -> Bool? {
        guard let first = text.elements.first?.scalar, let last = text.elements.last?.scalar else { return nil }
        if first == "(", last == ")", text.elements.count > 2 {
            text.removeFirst(1)
            text.removeLast(1)
            return true
        }
        for signs in [Self.minusSigns, Self.plusSigns] {
            if signs.contains(first) {
                text.removeFirst(1)
                return signs == Self.minusSigns
            }
            if signs.contains(last) {
                text.removeLast(1)
                return signs == Self.minusSigns
            }
        }
        return nil
    }

    private func takeOne(of scalars: Set<Unicode.Scalar>, _ text: inout ReadableText) -> Bool {
        if let first = text.elements.first?.scalar, scalars.contains(first) {
            text.removeFirst(1)
            return true
        }
        if let last = text.elements.last?.scalar, scalars.contains(last) {
            text.removeLast(1)
            return true
        }
        return false
    }

    /// The longest affix at either end that does not take all there is.
    private func takeAffix(_ text: inout ReadableText) -> Int? {
        let scalars = text.elements.map { $0.scalar.lowercasedASCII }
        let order = affixes.indices.sorted { affixes[$0].count > affixes[$1].count }
        for index in order where !affixes[index].isEmpty && affixes[index].count < scalars.count {
            let affix = affixes[index].map(\.lowercasedASCII)
            if scalars.starts(with: affix) {
                text.removeFirst(affix.count)
                return index
            }
            if scalars.reversed().starts(with: affix.reversed()) {
                text.removeLast(affix.count)
                return index
            }
        }
        return nil
    }
}

extension Unicode.Scalar {
    /// The small letter of a Latin capital: codes are read in either case.
    fileprivate var lowercasedASCII: Unicode.Scalar {
        ("A"..."Z").contains(self) ? Unicode.Scalar(UInt8(value) | 0x20) : self
    }
}
