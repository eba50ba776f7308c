/// The code of an order, a ticket, an invoice or a promotion: `A-1234`, `SAVE20`.
///
/// Nobody's secret, so it describes itself in full. A number sign in what was given (`#`, `№`, full width too), or one of
/// ``ReferenceWord``'s words before it, is no part of the code: the style writes the language's own word.
public struct ReferenceCode: Hashable, Sendable {
    /// The letters, digits and punctuation of the code; digits are Latin, spaces U+0020.
    public let text: String

    /// Reads letters and digits of any script with punctuation and spaces between them; digits become Latin ones, and
    /// a number sign at either end is dropped, as people type it where it looks right.
    ///
    /// - Throws: `BidiFormatError` for text without a letter or digit, for control characters and line ends, and for
    ///   more than 64 characters.
    /// - Complexity: Linear in the length of the text.
    public init(_ text: String) throws(BidiFormatError) {
        let kind = Self.kind
        var elements = IdentifierText(reading: text).elements[...]
        while let first = elements.first, Self.isDropped(first.scalar) { elements.removeFirst() }
        Self.dropWord(&elements)
        while let last = elements.last, Self.isDropped(last.scalar) { elements.removeLast() }
        guard elements.count <= 64 else { throw kind.refusal("\(elements.count) characters") }
        for element in elements {
            switch element.scalar.properties.generalCategory {
            case .control, .lineSeparator, .paragraphSeparator, .format: throw kind.refusal(of: element)
            default: break
            }
        }
        guard elements.contains(where: { $0.scalar.properties.isAlphabetic || $0.scalar.isLatinDigit }) else {
            throw kind.refusal("no letter or digit")
        }
        self.text = String(String.UnicodeScalarView(elements.map(\.scalar)))
    }

    private static let kind = IdentifierKind(
        name: "a reference number", accepted: "up to 64 letters, digits and punctuation on one line")

    /// Drops `رقم` and the like, with the sign that may follow, where a code follows.
    private static func dropWord(_ elements: inout ArraySlice<IdentifierText.Element>) {
        let word = elements.prefix { $0.scalar != " " && $0.scalar != ":" }
        guard ReferenceWord.words.contains(String(String.UnicodeScalarView(word.map(\.scalar)))) else { return }
        let code = elements.dropFirst(word.count).drop { isDropped($0.scalar) || $0.scalar == ":" }
        if !code.isEmpty { elements = code }
    }

    private static func isDropped(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "#" || scalar == "\u{2116}" || scalar == " "
    }
}

extension ReferenceCode: CustomStringConvertible {
    public var description: String { text }
}

extension ReferenceCode: Codable {
    public init(from decoder: any Decoder) throws { try self.init(decoder.singleValueContainer().decode(String.self)) }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }
}
