internal import BidiFormat
internal import BidiText

/// An amount of money that begins with its currency: `US$1,234.50`, `AED 5`.
enum Amount {
    /// Whether one begins at an offset: up to three letters and a currency sign, or the three letters of a currency's
    /// code, and a digit after them or after one space. Looks at a few characters only.
    static func starts(at offset: Int, in paragraph: DrawnParagraph) -> Bool {
        var symbol = String.UnicodeScalarView()
        var signs = 0
        var end = offset
        while end < paragraph.scalars.count, symbol.count <= 4 {
            defer { end += 1 }
            if paragraph.isIgnored(end) { continue }
            if paragraph.isCurrencySign(end) {
                signs += 1
            } else if !paragraph.isLetter(end) {
                break
            }
            symbol.append(paragraph.scalars[end])
        }
        end -= 1
        let letters = symbol.count - signs
        guard signs == 1 && letters <= 3 || signs == 0 && isCode(symbol) else { return false }
        if end < paragraph.scalars.count, paragraph.isSpace(end) { end += 1 }
        while end < paragraph.scalars.count, paragraph.isIgnored(end) { end += 1 }
        return end < paragraph.scalars.count && paragraph.isDigit(end)
    }

    private static func isCode(_ letters: String.UnicodeScalarView) -> Bool {
        letters.count == 3 && letters.allSatisfy { ("A"..."Z").contains($0) }
            && (try? Currency(String(letters))) != nil
    }
}
