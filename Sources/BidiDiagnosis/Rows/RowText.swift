internal import BidiText

/// Text for a line of fixed columns: spaces of every kind are U+0020, controls are gone, and line ends and other
/// control characters have their names, so that nothing leaves the line. Joiners stay: they fill no column.
package enum RowText {
    /// What is seen of a text, from left to right. Several paragraphs stand one after the other in reading order.
    static func visual(_ text: String, base: BaseDirection) -> String {
        let paragraphs = BidiParagraph.paragraphs(of: text, base: base)
        let isRightToLeft = paragraphs.first?.baseDirection == .rightToLeft
        let lines = paragraphs.map(\.visualText)
        return shown((isRightToLeft ? lines.reversed() : lines).joined())
    }

    /// A text in the order in which it is given.
    package static func shown(_ text: String) -> String {
        text.unicodeScalars.map { scalar in
            isJoiner(scalar) ? String(scalar) : SeenText(String(scalar)).description
        }.joined()
    }

    /// ZWNJ, ZWJ and the tags of flags hold clusters together.
    private static func isJoiner(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "\u{200C}" || scalar == "\u{200D}" || 0xE0020...0xE007F ~= scalar.value
    }
}
