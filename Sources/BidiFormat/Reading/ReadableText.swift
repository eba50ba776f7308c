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

        /// How it is compared with words: in small letters, with Latin digits.
        var key: Unicode.Scalar {
            if let digit { return Unicode.Scalar(UInt8(0x30 + digit)) }
            if scalar.isASCII { return scalar.lowercased }
            let small = scalar.properties.lowercaseMapping.unicodeScalars
            return small.count == 1 ? small.first ?? scalar : scalar
        }
    }

    private(set) var elements: ArraySlice<Element> = []

    /// Linear in the length of the text.
    init(_ text: some StringProtocol) {
        var all: [Element] = []
        for (offset, scalar) in text.unicodeScalars.enumerated() {
            guard let scalar = Self.canonical(scalar) else { continue }
            if scalar == " ", all.last?.scalar == " " { continue }
            all.append(Element(scalar: scalar, digit: Self.digit(scalar), offset: offset))
        }
        all = Self.droppingJoinersAtDigits(all)
        elements = all[...]
        trim()
    }

    /// Removes spaces at both ends.
    mutating func trim() {
        while let first = elements.first?.scalar, Self.isWhitespace(first) { elements.removeFirst() }
        while let last = elements.last?.scalar, Self.isWhitespace(last) { elements.removeLast() }
    }

    /// A space or a line end: other spaces have become one of these.
    private static func isWhitespace(_ scalar: Unicode.Scalar) -> Bool {
        scalar == " " || scalar.properties.isWhitespace
    }

    mutating func removeFirst(_ count: Int) { elements = elements.dropFirst(count) }

    mutating func removeLast(_ count: Int) { elements = elements.dropLast(count) }

    /// Removes a key, as ``Element/key`` has its characters, from the beginning; spaces in the text do not count. It
    /// stays where it is all that there is.
    mutating func removePrefix(_ key: [Unicode.Scalar]) -> Bool {
        guard let end = Self.end(of: key, in: elements) else { return false }
        elements = elements[end...]
        return true
    }

    /// The same at the end.
    mutating func removeSuffix(_ key: [Unicode.Scalar]) -> Bool {
        guard let end = Self.end(of: key.reversed(), in: elements.reversed()) else { return false }
        elements = elements[..<end.base]
        return true
    }

    private static func end<Elements: Collection<Element>>(
        of key: [Unicode.Scalar], in elements: Elements
    ) -> Elements.Index? {
        var rest = key[...]
        var index = elements.startIndex
        while let next = rest.first {
            guard index < elements.endIndex else { return nil }
            let element = elements[index]
            if element.key == next {
                rest.removeFirst()
            } else if element.scalar != " " {
                return nil
            }
            elements.formIndex(after: &index)
        }
        return index < elements.endIndex ? index : nil
    }

    private static func droppingJoinersAtDigits(_ elements: [Element]) -> [Element] {
        guard elements.contains(where: { isJoiner($0.scalar) }) else { return elements }
        return elements.enumerated().filter { index, element in
            guard isJoiner(element.scalar) else { return true }
            let isBeforeDigit = index + 1 < elements.count && elements[index + 1].digit != nil
            let isAfterDigit = index > 0 && elements[index - 1].digit != nil
            return !isBeforeDigit && !isAfterDigit
        }.map(\.element)
    }

    private static func digit(_ scalar: Unicode.Scalar) -> Int? {
        guard scalar.isASCII else { return ICUCharacter.decimalDigit(scalar) }
        return scalar.isLatinDigit ? Int(scalar.value) - 0x30 : nil
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
