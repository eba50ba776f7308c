internal import BidiText
internal import ICUBridge

/// What was typed or pasted, reduced to the characters that count in an amount (`rules.md`, section 4, step 1).
///
/// The 12 controls, BOM, ZWSP, WJ and SHY are dropped, and ZWNJ and ZWJ next to digits; full-width forms become ASCII;
/// spaces of all kinds become one. Digits carry their value and their system. Spaces at both ends are trimmed.
struct ReadableText {
    /// A character that is left.
    struct Element: Hashable {
        var scalar: Unicode.Scalar
        /// The value of a decimal digit of any system.
        var digit: Int?
        /// Where it stands in the text as given, in Unicode scalars.
        var offset: Int

        /// The zero of the digit's system, which tells systems apart.
        var zero: UInt32? { digit.map { scalar.value - UInt32($0) } }
    }

    private(set) var elements: ArraySlice<Element> = []

    /// Linear in the length of the text.
    init(_ text: some StringProtocol) {
        var all: [Element] = []
        for (offset, scalar) in text.unicodeScalars.enumerated() {
            guard let scalar = Self.canonical(scalar) else { continue }
            if scalar == " ", all.last?.scalar == " " { continue }
            all.append(Element(scalar: scalar, digit: ICUCharacter.decimalDigit(scalar), offset: offset))
        }
        all = Self.droppingJoinersAtDigits(all)
        elements = all[...]
        trim()
    }

    /// Removes spaces at both ends.
    mutating func trim() {
        elements = elements.drop { $0.scalar.properties.isWhitespace }
        while elements.last?.scalar.properties.isWhitespace == true { elements.removeLast() }
    }

    mutating func removeFirst(_ count: Int) { elements = elements.dropFirst(count) }

    mutating func removeLast(_ count: Int) { elements = elements.dropLast(count) }

    private static func droppingJoinersAtDigits(_ elements: [Element]) -> [Element] {
        guard elements.contains(where: { isJoiner($0.scalar) }) else { return elements }
        return elements.enumerated().filter { index, element in
            guard isJoiner(element.scalar) else { return true }
            let isBeforeDigit = index + 1 < elements.count && elements[index + 1].digit != nil
            let isAfterDigit = index > 0 && elements[index - 1].digit != nil
            return !isBeforeDigit && !isAfterDigit
        }.map(\.element)
    }

    private static func isJoiner(_ scalar: Unicode.Scalar) -> Bool { scalar == "\u{200C}" || scalar == "\u{200D}" }

    /// The character that stands for a scalar in an amount; nil for one that is dropped.
    private static func canonical(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
        switch scalar.value {
        case 0x09, 0x20: " "
        case ..<0x80: scalar
        case 0xAD, 0x200B, 0x2060, 0xFEFF: nil
        case 0xFF01...0xFF5E: Unicode.Scalar(scalar.value - 0xFEE0)
        default:
            if BidiControl(scalar) != nil {
                nil
            } else {
                scalar.properties.generalCategory == .spaceSeparator ? " " : scalar
            }
        }
    }
}
