extension ExactDecimal {
    /// Whether the number is larger than another one, by value: `1.0` is not larger than `1`. Both must be finite.
    ///
    /// Linear in the digits.
    func exceeds(_ other: ExactDecimal) -> Bool {
        let left = Magnitude(of: self)
        let right = Magnitude(of: other)
        let leftSign = left.isZero ? 0 : isNegative ? -1 : 1
        let rightSign = right.isZero ? 0 : other.isNegative ? -1 : 1
        guard leftSign == rightSign else { return leftSign > rightSign }
        return leftSign > 0 ? right < left : leftSign < 0 && left < right
    }

    /// The digits without the zeros at either end, and the power of ten of the first one.
    private struct Magnitude: Comparable {
        let digits: [UInt8]
        let exponent: Int

        var isZero: Bool { digits.isEmpty }

        init(of number: ExactDecimal) {
            let halves = number.text.lowercased().split(separator: "e")
            let mantissa = (halves.first ?? "").drop { $0 == "-" || $0 == "+" }
            let integer = mantissa.prefix { $0 != "." }
            let all = Array(mantissa.utf8.filter { $0 != UInt8(ascii: ".") })
            let zero = UInt8(ascii: "0")
            let leading = all.prefix { $0 == zero }.count
            let trailing = all.dropFirst(leading).reversed().prefix { $0 == zero }.count
            digits = Array(all.dropFirst(leading).dropLast(trailing))
            exponent = (halves.count > 1 ? Int(halves[1]) ?? 0 : 0) + integer.utf8.count - leading
        }

        /// Neither is zero.
        static func < (left: Magnitude, right: Magnitude) -> Bool {
            left.exponent == right.exponent
                ? left.digits.lexicographicallyPrecedes(right.digits) : left.exponent < right.exponent
        }
    }
}
