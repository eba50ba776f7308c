internal import BidiText

extension [FormattedPart] {
    /// The parts in an isolate of a direction; its two controls belong to the end of a range that the parts belong to.
    func isolated(_ direction: WritingDirection) -> [FormattedPart] {
        [FormattedPart(.control, DirectionalIsolate(direction).initiator.text, source: first?.source)] + self
            + [FormattedPart(.control, BidiControl.popDirectionalIsolate.text, source: last?.source)]
    }
}
