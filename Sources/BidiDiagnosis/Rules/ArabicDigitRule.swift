internal import BidiText

/// Groups of Arabic-Indic digits that are meant to run from left to right: a phone number with its plus sign, or a
/// number in a left-to-right isolate.
///
/// These digits are of class AN, which acts like a right-to-left letter on the spaces and hyphens round it (rule N1),
/// also inside an isolate. An LRM after each group is what keeps them in order.
struct ArabicDigitRule: DiagnosisRule {
    let needs: ParagraphContents = .arabicNumbers

    func faults(in paragraph: DrawnParagraph) -> [Fault] {
        rows(in: paragraph).compactMap { row in
            guard !paragraph.isDrawnLeftToRight(row.range) else { return nil }
            var edits = groupEnds(in: row.range, of: paragraph).map { TextEdit.insert(.leftToRightMark, at: $0) }
            if !row.isInside {
                edits += TextEdit.isolate(row.range)
            }
            return Fault(
                rule: .reversedNumber, severity: .error, range: row.range, edits: edits,
                check: [.leftToRight(row.range)], cause: .arabicDigits)
        }
    }

    private struct Row {
        let range: Range<Int>
        /// Whether it stands directly in a left-to-right isolate or embedding.
        let isInside: Bool
    }

    private func rows(in paragraph: DrawnParagraph) -> [Row] {
        var rows: [Row] = []
        var stack = ControlStack()
        var start: Int?

        func end(before offset: Int) {
            defer { start = nil }
            guard let first = start, let last = (first..<offset).last(where: { isDigit($0, in: paragraph) }) else {
                return
            }
            let range = first..<last + 1
            let opener = stack.open.last?.control
            let isInside = opener == .leftToRightIsolate || opener == .leftToRightEmbedding
            let digits = range.count(where: { isDigit($0, in: paragraph) })
            guard digits >= 6, isInside || paragraph.scalars[first] == "+" else { return }
            rows.append(Row(range: range, isInside: isInside))
        }

        for (offset, scalar) in paragraph.scalars.enumerated() {
            if isDigit(offset, in: paragraph) || start == nil && "+(".unicodeScalars.contains(scalar) {
                if start == nil { start = offset }
            } else if start == nil || scalar == "\u{200E}"
                || "()-. \u{A0}/\u{2011}".unicodeScalars.contains(scalar)
            {
                guard let control = BidiControl(scalar) else { continue }
                _ = stack.apply(control, at: offset)
            } else {
                end(before: offset)
                guard let control = BidiControl(scalar) else { continue }
                _ = stack.apply(control, at: offset)
            }
        }
        end(before: paragraph.scalars.count)
        return rows
    }

    private func isDigit(_ offset: Int, in paragraph: DrawnParagraph) -> Bool {
        (0x660...0x669).contains(paragraph.scalars[offset].value)
    }

    /// Where groups end, but for those that a single separator of class CS joins to the next (rule W4).
    private func groupEnds(in range: Range<Int>, of paragraph: DrawnParagraph) -> [Int] {
        range.dropLast().compactMap { offset in
            guard isDigit(offset, in: paragraph), !isDigit(offset + 1, in: paragraph) else { return nil }
            let isJoined =
                paragraph.classes[offset + 1] == .commonSeparator && offset + 2 < range.upperBound
                && isDigit(offset + 2, in: paragraph)
            return isJoined ? nil : offset + 1
        }
    }
}
