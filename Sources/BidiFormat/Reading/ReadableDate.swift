/// A date or time as it is compared: letters small, digits Latin without leading zeros, no invisible characters, all dashes alike, and
/// a space only between two digits.
struct ReadableDate: Hashable {
    let key: [Unicode.Scalar]
    /// The numbers in it, in their order. At most four digits each.
    let numbers: [Int]

    /// Linear in the text.
    init(_ text: some StringProtocol) {
        let elements = ReadableText(text).elements
        var key: [Unicode.Scalar] = []
        var numbers: [Int] = []
        var isInNumber = false
        var hasSpace = false
        for element in elements {
            guard element.scalar != " " else {
                (hasSpace, isInNumber) = (true, false)
                continue
            }
            if let digit = element.digit {
                if isInNumber, let last = numbers.last {
                    // A number of more digits is no year: it stays too large for one.
                    numbers[numbers.count - 1] = min(last * 10 + digit, 100_000)
                    if last == 0 { key.removeLast() }
                } else {
                    if hasSpace, key.last?.properties.numericType == .decimal { key.append(" ") }
                    numbers.append(digit)
                    isInNumber = true
                }
            } else {
                isInNumber = false
            }
            hasSpace = false
            // Keyboards have no en dash.
            key.append(element.scalar.properties.isDash ? "-" : element.key)
        }
        self.key = key
        self.numbers = numbers
    }
}

extension [FormattedPart] {
    /// The kinds of the parts that hold a number, in their order.
    var numericKinds: [FormattedPart.Kind] { numericKinds(with: nil) }

    /// The same, with the parts of one kind whatever they hold.
    func numericKinds(with kind: FormattedPart.Kind?) -> [FormattedPart.Kind] {
        filter { part in
            part.kind == kind
                || part.kind != .control && part.text.unicodeScalars.contains { $0.properties.numericType == .decimal }
        }.map(\.kind)
    }

    /// The parts joined.
    var joinedText: String { reduce(into: "") { $0 += $1.text } }
}
