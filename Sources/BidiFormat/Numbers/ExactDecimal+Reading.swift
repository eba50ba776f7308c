extension ExactDecimal {
    /// The most significant digits a decimal text may have: what `Decimal` keeps.
    public static let maximumDigits = 38
    /// The largest magnitude of a power of ten in a decimal text.
    static let maximumExponent = 400

    /// A number from plain decimal text: an optional sign, ASCII digits with at most one point, an optional exponent.
    ///
    /// Nothing is skipped and nothing rounded. Throws ``BidiFormatError`` with code `bad-value`, `not-a-number` (for
    /// `NaN` and the infinities) or `out-of-range` (more than ``maximumDigits`` significant digits).
    public init(_ text: some StringProtocol) throws(BidiFormatError) {
        let special = text.lowercased().drop { $0 == "-" || $0 == "+" }
        if special == "nan" || special == "inf" || special == "infinity" {
            throw BidiFormatError(
                .notANumber, "\(BidiFormatError.quoted(text)) is not a number; write a finite decimal")
        }
        var reader = Reader(bytes: Array(text.utf8))
        guard let significant = reader.read() else {
            throw BidiFormatError(
                .badValue,
                "\(BidiFormatError.quoted(text)) is no decimal; write it with ASCII digits and a point, such as -1234.5",
                offset: text.unicodeScalars.count < text.utf8.count ? nil : reader.position)
        }
        guard significant <= Self.maximumDigits else {
            throw BidiFormatError(
                .outOfRange,
                "a number of \(significant) significant digits cannot be kept exactly; "
                    + "write at most \(Self.maximumDigits)")
        }
        guard (-Self.maximumExponent...Self.maximumExponent).contains(reader.exponent) else {
            throw BidiFormatError(
                .outOfRange,
                "the exponent is out of range; write one from -\(Self.maximumExponent) to \(Self.maximumExponent)")
        }
        self.init(unchecked: text.hasPrefix("+") ? String(text.dropFirst()) : String(text))
    }

    /// Walks over the bytes by the grammar above.
    private struct Reader {
        let bytes: [UInt8]
        var position = 0
        var exponent = 0

        /// The number of significant digits, nil where the text breaks the grammar at `position`.
        mutating func read() -> Int? {
            if peek == UInt8(ascii: "-") || peek == UInt8(ascii: "+") { position += 1 }
            let integer = digits()
            var fraction: ArraySlice<UInt8> = []
            if peek == UInt8(ascii: ".") {
                position += 1
                fraction = digits()
                guard !fraction.isEmpty else { return nil }
            }
            guard !integer.isEmpty else { return nil }
            if peek == UInt8(ascii: "e") || peek == UInt8(ascii: "E") {
                position += 1
                let isNegative = peek == UInt8(ascii: "-")
                if isNegative || peek == UInt8(ascii: "+") { position += 1 }
                let power = digits()
                guard !power.isEmpty else { return nil }
                let value = power.count > 6 ? Int.max : power.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
                exponent = isNegative ? -value : value
            }
            guard position == bytes.count else { return nil }
            let zero = UInt8(ascii: "0")
            let all = (integer + fraction).drop { $0 == zero }
            return all.count - all.reversed().prefix { $0 == zero }.count
        }

        private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

        private mutating func digits() -> ArraySlice<UInt8> {
            let run = bytes[position...].prefix { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
            position += run.count
            return run
        }
    }
}
