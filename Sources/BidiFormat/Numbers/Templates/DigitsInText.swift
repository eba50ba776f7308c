/// A formatted number taken apart by its digits.
struct DigitsInText {
    /// What stands before the first digit and after the last.
    let before: String
    let after: String
    /// What stands after each digit but the last: mostly nothing.
    let separators: [String]

    var digitCount: Int { separators.count + 1 }

    /// Nil for text without digits.
    init?(_ text: String, digits: [Unicode.Scalar]) {
        let gaps = text.unicodeScalars.split(omittingEmptySubsequences: false, whereSeparator: digits.contains)
            .map { String($0) }
        guard gaps.count > 1 else { return nil }
        before = gaps[0]
        after = gaps[gaps.count - 1]
        separators = Array(gaps[1..<gaps.count - 1])
    }
}
