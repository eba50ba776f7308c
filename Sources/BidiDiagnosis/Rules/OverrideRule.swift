internal import BidiText

/// Overrides: they force letters and digits into an order that nobody can read, which is how text is spoofed.
///
/// That one is not closed is said here too: it is one cause, and one finding.
struct OverrideRule: DiagnosisRule {
    let needs: ParagraphContents = .explicitControls

    func faults(in paragraph: DrawnParagraph) -> [Fault] {
        var stack = ControlStack()
        var faults: [Fault] = []

        func add(_ opener: ControlStack.Opener, end: Int, closer: Int?) {
            guard opener.control.isOverride else { return }
            let edits = [opener.offset, closer].compactMap { $0.map(TextEdit.delete) }
            let end = closer == nil ? opener.offset + 1 : end
            let fault = Fault(
                rule: .override, severity: .error, range: opener.offset..<end, edits: edits, movesLetters: true,
                control: opener.control, isUnclosed: closer == nil)
            // Neighbours are one finding, so that a million overrides are not a million findings.
            if closer == nil, faults.last?.range.upperBound == opener.offset {
                faults[faults.count - 1].join(fault)
            } else {
                faults.append(fault)
            }
        }

        for (offset, scalar) in paragraph.scalars.enumerated() {
            guard let control = BidiControl(scalar) else { continue }
            if case .closes(let opener, let unclosed) = stack.apply(control, at: offset) {
                for inner in unclosed { add(inner, end: offset, closer: nil) }
                add(opener, end: offset + 1, closer: offset)
            }
        }
        for opener in stack.open { add(opener, end: paragraph.contentEnd, closer: nil) }
        return faults
    }
}
