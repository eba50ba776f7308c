internal import BidiText

/// The direction of a range and the isolation of its ends: the start is where reading begins, always.
struct RangeLayout {
    let language: LanguageTag
    let order: RangeOrder

    /// A range whose parts carry their ends.
    func arrange(_ parts: [FormattedPart]) -> FormattedText {
        let direction = order == .leftToRight ? .leftToRight : language.baseDirection
        var content: [FormattedPart] = []
        var index = parts.startIndex
        while index < parts.endIndex {
            let source = parts[index].source
            let end = parts[index...].firstIndex { $0.source != source } ?? parts.endIndex
            let piece = Array(parts[index..<end])
            content += source == .shared || source == nil ? piece : isolated(piece, in: direction)
            index = end
        }
        return FormattedText(content, direction: direction, numberingSystem: language.numberingSystem)
    }

    /// An end, in an isolate of its own where letters or digits in it would be laid out against the range.
    private func isolated(_ end: [FormattedPart], in direction: WritingDirection) -> [FormattedPart] {
        let contents = end.reduce(into: DirectionalContents()) { $0.formUnion(DirectionalContents(of: $1.text)) }
        let inner: WritingDirection
        switch direction {
        case .rightToLeft where contents.hasLeftToRightLetter: inner = .leftToRight
        case .leftToRight where contents.hasRightToLeftLetter: inner = .rightToLeft
        case .leftToRight where contents.hasArabicNumber: inner = .leftToRight
        default: return end
        }
        let source = end.first?.source
        return [FormattedPart(.control, DirectionalIsolate(inner).initiator.text, source: source)] + end
            + [FormattedPart(.control, BidiControl.popDirectionalIsolate.text, source: source)]
    }
}
