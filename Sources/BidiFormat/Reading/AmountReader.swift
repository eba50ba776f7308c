/// Reads an amount with its sign and what stands beside it: percent sign, currency, unit (`rules.md`, section 4).
struct AmountReader: Sendable {
    let digits: DigitsReader
    /// Texts that may stand once beside the number.
    var words = AmountWords()
    /// Percent signs that may stand once before or after the number.
    var signs: Set<Unicode.Scalar> = []

    static let minusSigns: Set<Unicode.Scalar> = ["-", "−", "‐", "‑", "﹣", "－"]
    static let plusSigns: Set<Unicode.Scalar> = ["+", "＋", "﬩"]

    /// What was read.
    struct Amount: Hashable {
        var value: ExactDecimal
        /// What the word beside the number means, of the meanings that ``words`` has.
        var meanings: Set<Int>?
    }

    /// Linear in the text, but for the words that begin or end as it does.
    func read(_ given: some StringProtocol) throws(BidiParseError) -> Amount {
        var text = ReadableText(given)
        guard !text.elements.isEmpty else {
            throw BidiParseError(.unreadable, "not an amount: there is nothing to read; write digits")
        }
        let (isNegative, meanings) = strip(&text)
        let value = try digits.read(text.elements)
        let isZero = !value.text.contains { "1"..."9" ~= $0 }
        return Amount(
            value: isNegative && !isZero ? ExactDecimal(unchecked: "-" + value.text) : value, meanings: meanings)
    }

    /// What the word beside the number means, whether or not the number can be read.
    func meanings(in given: some StringProtocol) -> Set<Int>? {
        var text = ReadableText(given)
        return strip(&text).meanings
    }

    /// Takes off what stands round the digits.
    private func strip(_ text: inout ReadableText) -> (isNegative: Bool, meanings: Set<Int>?) {
        var meanings: Set<Int>?
        var isNegative: Bool?
        var hasSign = false
        // From outside inwards: signs and brackets may stand once, and what goes with the number beside it.
        var hasChanged = true
        while hasChanged {
            hasChanged = false
            text.trim()
            if isNegative == nil, let sign = takeSign(&text) {
                (isNegative, hasChanged) = (sign, true)
            } else if !hasSign, takeOne(of: signs, &text) {
                (hasSign, hasChanged) = (true, true)
            } else if let taken = takeWord(&text, after: meanings) {
                (meanings, hasChanged) = (taken, true)
            }
        }
        return (isNegative == true, meanings)
    }

    /// What a word at either end means, together with what those before it mean; nil, and nothing taken, where there is
    /// none or it contradicts them.
    private func takeWord(_ text: inout ReadableText, after meanings: Set<Int>?) -> Set<Int>? {
        guard let meanings else { return words.take(from: &text) }
        var rest = text
        guard words.mayRepeat, let common = words.take(from: &rest)?.intersection(meanings), !common.isEmpty else {
            return nil
        }
        text = rest
        return common
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
            if takeOne(of: signs, &text) { return signs == Self.minusSigns }
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
}
