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
            let edits = diagnosis.findings.filter { $0.isAboutDigitGroups && !$0.isIsolatedTwice }
                .flatMap(\.edits)
            text += edits.isEmpty ? paragraph.text : FixedText(paragraph.text, edits: edits).text
        }
    }
}

extension BidiFinding {
    /// Whether it is about a number, or about a version: one word that begins with a digit and has several groups.
    fileprivate var isAboutDigitGroups: Bool {
        switch rule {
        case .reversedNumber: return true
        case .reversedText:
            let word = source.unicodeScalars.dropFirst(range.lowerBound).prefix(range.count)
            guard let first = word.first(where: { BidiControl($0) == nil }), first.isDigit else { return false }
            return !word.contains(where: \.properties.isWhitespace)
                && word.split(whereSeparator: { !$0.isDigit }).count > 1
        default: return false
        }
    }
}

extension BidiFinding {
    /// Whether the repair puts an isolate round what is the whole of one: its direction is somebody's decision.
    fileprivate var isIsolatedTwice: Bool {
        guard range.lowerBound > 0, edits.contains(where: { $0.addedControl?.isIsolateInitiator == true }) else {
            return false
        }
        let scalars = source.unicodeScalars.dropFirst(range.lowerBound - 1).prefix(range.count + 2)
        guard let before = scalars.first.flatMap(BidiControl.init), let after = scalars.last else { return false }
        return before.isIsolateInitiator && BidiControl(after) == .popDirectionalIsolate
    }
}

extension Unicode.Scalar {
    fileprivate var isDigit: Bool { properties.generalCategory == .decimalNumber }
}
