internal import BidiFormat
internal import BidiText

/// Writes a value with random signs, marks, spaces, separators and digits: every text has one reading in any locale.
public struct AmountWriter<Random: RandomNumberGenerator> {
    private var random: Random

    public init(_ random: Random) { self.random = random }

    /// A text that is typed, and the plain decimal that it is.
    public mutating func next() -> (text: String, value: String) {
        let integer = digits(1...9, leadingZero: false)
        let fraction = Bool.random(using: &random) ? digits(1...4, leadingZero: true) : ""
        let isNegative = Bool.random(using: &random)

        let (grouped, group) = grouping(integer)
        let decimal = fraction.isEmpty ? "" : decimalSeparator(integer, fraction, group)
        let system =
            [NumberingSystem.latin, .arabicIndic, .extendedArabicIndic].randomElement(using: &random) ?? .latin
        let body = system.replacingDigits(in: grouped + decimal + fraction)
        let text = padded(signed(body, isNegative))

        var decimals = fraction
        while decimals.last == "0" { decimals.removeLast() }
        let magnitude = integer + (decimals.isEmpty ? "" : "." + decimals)
        return (text, isNegative && magnitude != "0" ? "-" + magnitude : magnitude)
    }

    private mutating func digits(_ count: ClosedRange<Int>, leadingZero: Bool) -> String {
        let digits = (0..<Int.random(in: count, using: &random)).map { _ in
            String(Int.random(in: 0...9, using: &random))
        }
        .joined()
        let trimmed = digits.drop { $0 == "0" && !leadingZero }
        return trimmed.isEmpty ? "0" : String(trimmed)
    }

    /// Groups of three; a separator that could be a decimal one alone is used where there are two of it at least.
    private mutating func grouping(_ integer: String) -> (text: String, separator: String) {
        guard integer.count > 3, Bool.random(using: &random) else { return (integer, "") }
        var separators = ["٬", "’", "'", " ", "\u{A0}", "\u{202F}", "\u{2009}"]
        if integer.count > 6 { separators += [",", ".", "،"] }
        let separator = separators.randomElement(using: &random) ?? " "
        var groups: [Substring] = []
        var rest = integer[...]
        while !rest.isEmpty {
            groups.insert(rest.suffix(3), at: 0)
            rest = rest.dropLast(3)
        }
        return (groups.joined(separator: separator), separator)
    }

    private mutating func decimalSeparator(_ integer: String, _ fraction: String, _ group: String) -> String {
        var separators = ["٫"]
        // One separator with three digits behind it may group; any other is a decimal one.
        if !group.isEmpty || fraction.count != 3 || integer.count > 3 || integer == "0" { separators += [".", ","] }
        return separators.filter { $0 != group }.randomElement(using: &random) ?? "٫"
    }

    private mutating func signed(_ body: String, _ isNegative: Bool) -> String {
        let space = ["", "", " ", "\u{A0}"].randomElement(using: &random) ?? ""
        guard isNegative else {
            return [body, "+" + space + body, body + space + "+"].randomElement(using: &random) ?? body
        }
        let sign = ["-", "−", "\u{2010}", "\u{2011}", "\u{FE63}", "\u{FF0D}"].randomElement(using: &random) ?? "-"
        return [sign + space + body, body + space + sign, "(" + space + body + space + ")"]
            .randomElement(using: &random) ?? sign + body
    }

    /// Marks, isolates and other invisible characters anywhere; spaces at the ends.
    private mutating func padded(_ text: String) -> String {
        let invisible: [Unicode.Scalar] = [
            "\u{061C}", "\u{200E}", "\u{200F}", "\u{202A}", "\u{202B}", "\u{202C}", "\u{2066}", "\u{2067}", "\u{2068}",
            "\u{2069}", "\u{FEFF}", "\u{200B}", "\u{2060}", "\u{AD}",
        ]
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            while Int.random(in: 0..<6, using: &random) == 0 {
                result.append(invisible.randomElement(using: &random) ?? "\u{200E}")
            }
            result.append(scalar)
        }
        let space = [" ", "", "\u{2009}\t", "\u{3000}"].randomElement(using: &random) ?? ""
        return space + String(result) + space
    }
}
