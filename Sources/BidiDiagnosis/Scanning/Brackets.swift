internal import BidiText

/// Brackets at the edges of a piece.
enum Brackets {
    /// The range, longer by the brackets just outside it whose other halves are inside it or just outside too.
    ///
    /// Linear in the range.
    static func completed(_ range: Range<Int>, within limits: Range<Int>, in paragraph: DrawnParagraph) -> Range<Int> {
        var open: [Unicode.Scalar] = []
        var unmatchedClosers: [Unicode.Scalar] = []
        for offset in range where paragraph.classes[offset] == .otherNeutral {
            let scalar = paragraph.scalars[offset]
            switch scalar.pairedBracketType {
            case .open: open.append(scalar)
            case .close:
                if let last = open.last, last.pairedBracket == scalar {
                    open.removeLast()
                } else {
                    unmatchedClosers.append(scalar)
                }
            case nil: break
            }
        }
        var start = range.lowerBound
        var end = range.upperBound
        for closer in unmatchedClosers {
            guard start > limits.lowerBound, paragraph.scalars[start - 1] == closer.pairedBracket else { break }
            start -= 1
        }
        while let opener = open.popLast() {
            guard end < limits.upperBound, paragraph.scalars[end] == opener.pairedBracket else { break }
            end += 1
        }
        // A pair that encloses all of it: `(412)`.
        while start > limits.lowerBound, end < limits.upperBound,
            paragraph.scalars[start - 1].pairedBracketType == .open,
            paragraph.scalars[end] == paragraph.scalars[start - 1].pairedBracket
        {
            start -= 1
            end += 1
        }
        return start..<end
    }
}
