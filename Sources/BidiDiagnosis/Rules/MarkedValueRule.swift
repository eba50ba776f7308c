internal import BidiText

/// A number, price or date with RLM or ALM in it, made for right-to-left text and put into left-to-right text.
///
/// CLDR's marks turn single separators round; the groups between them still follow the paragraph. So `5/3/2024` with
/// an RLM before each slash is seen as 2024/3/5 in Arabic text, and as 52024/3/ in English.
struct MarkedValueRule: DiagnosisRule {
    let needs: ParagraphContents = .rightToLeftMarks

    func faults(in paragraph: DrawnParagraph) -> [Fault] {
        Stretch.allMarked(in: paragraph).compactMap { range in
            let order = DrawnOrder.asInRightToLeftText(range)
            guard !paragraph.isDrawn(order) else { return nil }
            let holdsCurrency = range.contains(where: paragraph.isCurrencySign)
            return Fault(
                rule: holdsCurrency ? .tornSymbol : .reversedNumber, severity: .error, range: range,
                edits: TextEdit.isolate(range, in: .rightToLeft), check: [order], movesLetters: true, cause: .marks)
        }
    }
}

extension Stretch {
    /// The words in left-to-right surroundings that hold digits, RLM or ALM, and no left-to-right letter.
    fileprivate static func allMarked(in paragraph: DrawnParagraph) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        var stack = ControlStack()
        var start = 0
        var holdsMark = false
        var holdsDigit = false
        var isOther = false

        func end(before offset: Int) {
            let isLeftToRight = stack.direction(base: paragraph.paragraph.baseDirection) == .leftToRight
            if holdsMark, holdsDigit, !isOther, isLeftToRight, stack.open.last?.control.isOverride != true {
                ranges.append(start..<offset)
            }
            start = offset + 1
            (holdsMark, holdsDigit, isOther) = (false, false, false)
        }

        for (offset, bidiClass) in paragraph.classes.enumerated() {
            let control = BidiControl(paragraph.scalars[offset])
            switch control {
            case .rightToLeftMark, .arabicLetterMark:
                // Between a sign and its digits it is a misspelling, whatever the surroundings.
                holdsMark = holdsMark || !paragraph.isMarkInsideNumber(offset)
                continue
            case .leftToRightMark: continue
            case let control?:
                end(before: offset)
                _ = stack.apply(control, at: offset)
                continue
            case nil: break
            }
            switch bidiClass {
            case .whitespace, .segmentSeparator, .paragraphSeparator: end(before: offset)
            case .europeanNumber, .arabicNumber: holdsDigit = true
            case .leftToRight, .nonspacingMark: isOther = true
            default: break
            }
        }
        end(before: paragraph.scalars.count)
        return ranges
    }
}
