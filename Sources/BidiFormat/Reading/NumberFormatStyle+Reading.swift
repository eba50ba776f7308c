#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

extension NumberFormatStyle: ReadableNumericFormatStyle, ParseableFormatStyle {
    /// The number that a text shows. Compact and scientific numbers are not read.
    public func readExactly(_ text: String) throws(BidiParseError) -> ExactDecimal {
        try AmountReader(digits: DigitsReader(roles: SeparatorRoles.shared(language))).read(text).value
    }
}

extension PercentFormatStyle: ReadableNumericFormatStyle, ParseableFormatStyle {
    /// The ratio that a percentage shows: `26%` and, in a percent field, `26` are 0.26.
    public func readExactly(_ text: String) throws(BidiParseError) -> ExactDecimal {
        let roles = SeparatorRoles.shared(language, quantity: .percent)
        let reader = AmountReader(digits: DigitsReader(roles: roles), signs: Self.signs)
        return try reader.read(text).value.scaled(byPowerOfTen: -2)
    }

    /// Percent, Arabic percent and small percent sign.
    static let signs: Set<Unicode.Scalar> = ["%", "٪", "﹪"]
}

extension PerMilleFormatStyle: ReadableNumericFormatStyle, ParseableFormatStyle {
    /// The ratio that a number of thousandths shows: `26‰` and, in a field of this style, `26` are 0.026.
    public func readExactly(_ text: String) throws(BidiParseError) -> ExactDecimal {
        let roles = SeparatorRoles.shared(language, quantity: .perMille)
        let reader = AmountReader(digits: DigitsReader(roles: roles), signs: ["‰", "؉"])
        return try reader.read(text).value.scaled(byPowerOfTen: -3)
    }
}

extension ExactDecimal {
    /// The number times a power of ten, by moving the point. The text has no exponent.
    func scaled(byPowerOfTen power: Int) -> ExactDecimal {
        let sign = isNegative ? "-" : ""
        let halves = magnitude.text.split(separator: ".", omittingEmptySubsequences: false)
        let fraction = halves.count > 1 ? String(halves[1]) : ""
        var digits = String(halves[0]) + fraction
        var point = halves[0].count + power
        if point < 1 {
            digits = String(repeating: "0", count: 1 - point) + digits
            point = 1
        }
        if point > digits.count { digits += String(repeating: "0", count: point - digits.count) }
        let integer = digits.prefix(point).drop { $0 == "0" }
        var decimals = digits.dropFirst(point)
        while decimals.last == "0" { decimals.removeLast() }
        return ExactDecimal(
            unchecked: sign + (integer.isEmpty ? "0" : integer) + (decimals.isEmpty ? "" : "." + decimals))
    }
}
