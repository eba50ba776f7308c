internal import BidiText

/// What a finding quotes: short, and with nothing invisible in it.
enum Excerpt {
    private static let maximumLength = 60

    /// The characters of a range as stored.
    static func stored(_ range: Range<Int>, in paragraph: DrawnParagraph) -> String {
        let text = paragraph.scalars[range.prefix(maximumLength)].map { $0.escaped() }.joined()
        return range.count > maximumLength ? text + "…" : text
    }

    /// The characters of a range as seen; empty where the fault is not about an order, or too long to quote.
    static func seen(_ fault: Fault, in paragraph: DrawnParagraph) -> String {
        guard !fault.check.isEmpty, fault.range.count <= maximumLength else { return "" }
        return paragraph.seen(fault.range).unicodeScalars.map { $0.escaped() }.joined()
    }
}
