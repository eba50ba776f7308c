internal import ICUBridge

/// Reads a ``NumericTemplate`` from texts of the plain path, and compares it with the plain path afterwards.
struct NumericTemplateLearner {
    /// The digits of the style.
    let digits: [Unicode.Scalar]
    /// The power of ten that ICU multiplies numbers with.
    let scale: Int
    /// How many fraction digits there are; nil for as many as the style's 1 has, such as a currency's.
    let fraction: ClosedRange<Int>?
    /// The plain path.
    let plainText: (ExactDecimal) -> String

    /// Nil where the style writes anything that a template does not say.
    func learn() -> NumericTemplate? {
        guard let digits = UTF8Digits(digits), let one = sample("1") else { return nil }
        let fraction = self.fraction ?? one.digitCount - 1...one.digitCount - 1
        guard let grouping = grouping(fractionDigits: fraction.lowerBound) else { return nil }
        let decimal = fraction.upperBound == 0 ? "" : sample("1.5")?.separators.first
        guard let decimal = decimal.flatMap({ UTF8Piece($0) }),
            let template = NumericTemplate(
                digits: digits, grouping: grouping, decimal: decimal, fraction: fraction, scale: scale,
                surroundings: surroundings(fraction)),
            agrees(template, fraction)
        else { return nil }
        return template
    }

    /// The number so that it is shown as `text`.
    private func number(_ text: String) -> ExactDecimal {
        ExactDecimal(unchecked: scale == 0 ? text : text + "E-\(scale)")
    }

    private func sample(_ text: String) -> DigitsInText? {
        DigitsInText(plainText(number(text)), digits: digits)
    }

    /// From a number with enough digits for three groups, and from shorter ones for where groups begin.
    private func grouping(fractionDigits: Int) -> NumericTemplate.Grouping? {
        guard let long = sample("123456789012345") else { return nil }
        let gaps = long.separators.dropLast(fractionDigits)
        let places = gaps.indices.filter { !gaps[$0].isEmpty }
        var grouping = NumericTemplate.Grouping()
        guard let last = places.last else { return grouping }
        guard places.count > 1, places.allSatisfy({ gaps[$0] == gaps[last] }) else { return nil }
        guard let separator = UTF8Piece(gaps[last]) else { return nil }
        grouping.separator = separator
        grouping.primary = 15 - (last + 1)
        grouping.secondary = last - places[places.count - 2]
        let digits = "123456789"
        let start = (grouping.primary + 1...grouping.primary + 3).first { count in
            let gaps = sample(String(digits.prefix(count)))?.separators.dropLast(fractionDigits) ?? []
            return gaps.contains { !$0.isEmpty }
        }
        guard let start else { return nil }
        grouping.start = start
        return grouping
    }

    private func surroundings(_ fraction: ClosedRange<Int>) -> [NumericTemplate.Surroundings?] {
        var all = [NumericTemplate.Surroundings?](repeating: nil, count: 8)
        for isNegative in [false, true] {
            for isGrouped in [false, true] {
                for hasFraction in [false, true] {
                    guard hasFraction ? fraction.upperBound > 0 : fraction.lowerBound == 0 else { continue }
                    let text = (isNegative ? "-" : "") + (isGrouped ? "123456789" : "1") + (hasFraction ? ".5" : "")
                    let shape = NumericTemplate.Shape(
                        isNegative: isNegative, isGrouped: isGrouped, hasFraction: hasFraction)
                    guard let sample = sample(text), let before = UTF8Piece(sample.before),
                        let after = UTF8Piece(sample.after)
                    else { continue }
                    all[shape.index] = NumericTemplate.Surroundings(before: before, after: after)
                }
            }
        }
        return all
    }

    /// Whether the template writes numbers of every length and every digit as the plain path does.
    private func agrees(_ template: NumericTemplate, _ fraction: ClosedRange<Int>) -> Bool {
        let integers = [
            "0", "7", "10", "345", "999", "1000", "6789", "54321", "100000", "9876543", "12345678",
            "9223372036854775807",
        ]
        let fractions = (1...max(1, fraction.upperBound)).prefix(fraction.upperBound).map { count in
            ["0", "1234", "98765"][count % 3] + "." + "0246813579".suffix(count)
        }
        return (integers + fractions).flatMap { [$0, "-" + $0] }.allSatisfy { text in
            guard let scaled = ScaledInteger(ExactDecimal(unchecked: text)) else { return false }
            let value = ScaledInteger(
                isNegative: scaled.isNegative, magnitude: scaled.magnitude, exponent: scaled.exponent - scale)
            guard let written = template.text(value) else { return false }
            return written.utf8.elementsEqual(plainText(number(text)).utf8)
        }
    }
}
