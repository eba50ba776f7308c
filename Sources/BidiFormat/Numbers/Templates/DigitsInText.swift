/// A formatted number taken apart by its digits.
struct DigitsInText {
    /// What stands before the first digit and after the last.
    let before: [UInt8]
    let after: [UInt8]
    /// What stands after each digit but the last: mostly nothing.
    let separators: [[UInt8]]

    var digitCount: Int { separators.count + 1 }

    /// Nil for text without digits.
    init?(_ text: [UInt8], digits: [[UInt8]]) {
        var gaps: [[UInt8]] = [[]]
        var index = 0
        while index < text.count {
            if let digit = digits.first(where: { text[index...].starts(with: $0) }) {
                gaps.append([])
                index += digit.count
            } else {
                gaps[gaps.count - 1].append(text[index])
                index += 1
            }
        }
        guard gaps.count > 1, let after = gaps.last else { return nil }
        before = gaps[0]
        self.after = after
        separators = Array(gaps[1..<gaps.count - 1])
    }
}
