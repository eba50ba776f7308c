public import BidiText

extension String {
    /// A text from elsewhere (a server, a chat) whose numbers are seen in their own order in paragraphs of a direction.
    ///
    /// Phone, card and account numbers, dates, versions and other runs of digit groups are put into isolates where the
    /// surroundings would turn them round, and nowhere else: the text is drawn (UAX #9), and a number that is seen as it
    /// is on its own stays as it is. Nothing but bidi controls is added, and nothing is taken out. Where the direction is
    /// left to the text, each paragraph keeps the one it has. Near-linear in the length of the text.
    public func protectingNumbers(in base: BaseDirection) -> String {
        BidiParagraph.paragraphs(of: self, base: base).reduce(into: "") { text, paragraph in
            let diagnosis = Diagnosis(of: paragraph.text, base: BaseDirection(paragraph.baseDirection))
            let scalars = Array(paragraph.text.unicodeScalars)
            let edits = diagnosis.findings
                .filter { $0.isAboutDigitGroups(in: scalars) && !$0.isIsolatingTwice(in: scalars) }
                .flatMap(\.edits)
            text += edits.isEmpty ? paragraph.text : FixedText(paragraph.text, edits: edits).text
        }
    }
}

extension BidiFinding {
    /// Whether it is about a number, or about a version: one word that begins with a digit and has several groups.
    fileprivate func isAboutDigitGroups(in scalars: [Unicode.Scalar]) -> Bool {
        switch rule {
        case .reversedNumber: return true
        case .reversedText:
            let word = scalars[range]
            guard let first = word.first(where: { BidiControl($0) == nil }), first.isDigit else { return false }
            return !word.contains(where: \.properties.isWhitespace)
                && word.split(whereSeparator: { !$0.isDigit }).count > 1
        default: return false
        }
    }

    /// Whether the repair puts an isolate round what is the whole of one: its direction is somebody's decision.
    fileprivate func isIsolatingTwice(in scalars: [Unicode.Scalar]) -> Bool {
        guard range.lowerBound > 0, range.upperBound < scalars.count,
            edits.contains(where: { $0.addedControl?.isIsolateInitiator == true })
        else { return false }
        return BidiControl(scalars[range.lowerBound - 1])?.isIsolateInitiator == true
            && BidiControl(scalars[range.upperBound]) == .popDirectionalIsolate
    }
}

extension Unicode.Scalar {
    fileprivate var isDigit: Bool { properties.generalCategory == .decimalNumber }
}
