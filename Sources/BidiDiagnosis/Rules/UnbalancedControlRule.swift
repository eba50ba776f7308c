internal import BidiText

/// Openers that are not closed before their paragraph or their isolate ends, and closers that close nothing.
///
/// Overrides are left to a rule of their own, which finds them whether closed or not.
/// ICU reports neither: what is open swallows the rest of the paragraph, and a lone closer ends what an app has put
/// round the text.
struct UnbalancedControlRule: DiagnosisRule {
    let needs: ParagraphContents = .explicitControls

    func faults(in paragraph: DrawnParagraph) -> [Fault] {
        var stack = ControlStack()
        var faults: [Fault] = []
        for (offset, scalar) in paragraph.scalars.enumerated() {
            guard let control = BidiControl(scalar) else { continue }
            switch stack.apply(control, at: offset) {
            case .closesNothing:
                add(
                    Fault(
                        rule: .unbalancedControl, severity: .warning, range: offset..<offset + 1,
                        edits: [.delete(at: offset)], movesLetters: true,
                        control: control),
                    to: &faults)
            case .closes(_, let unclosed):
                for opener in unclosed where !opener.control.isOverride {
                    add(unclosedFault(opener, end: offset, in: paragraph), to: &faults)
                }
            case .opens, .none: break
            }
        }
        for opener in stack.open where !opener.control.isOverride {
            add(unclosedFault(opener, end: paragraph.contentEnd, in: paragraph), to: &faults)
        }
        return faults
    }

    private func unclosedFault(_ opener: ControlStack.Opener, end: Int, in paragraph: DrawnParagraph) -> Fault {
        let next = opener.offset + 1
        let edit = TextEdit.insert(
            opener.control.closer, at: Placeholder.end(at: next, in: paragraph.scalars) ?? end, partner: opener.offset)
        return Fault(
            rule: .unbalancedControl, severity: .error, range: opener.offset..<next, edits: [edit], movesLetters: true,
            control: opener.control)
    }

    /// Neighbours with one kind of fault are one finding, so that a million openers are not a million findings.
    private func add(_ fault: Fault, to faults: inout [Fault]) {
        if faults.last?.canJoin(fault) == true {
            faults[faults.count - 1].join(fault)
        } else {
            faults.append(fault)
        }
    }
}

/// A place in a template where a value is put: `{name}`, `%@`, `%1$@`, `%lld`.
enum Placeholder {
    /// The longest name that is looked for, so that the search stays linear.
    private static let maximumLength = 40

    private static let conversions = Set("@dDuUxXfFeEgGsScCaApi".unicodeScalars)
    private static let modifiers = Set("0123456789$.lhqztL+-# ".unicodeScalars)

    /// Where the placeholder that starts at an offset ends; nil where there is none.
    static func end(at start: Int, in scalars: [Unicode.Scalar]) -> Int? {
        guard start < scalars.count else { return nil }
        let window = scalars[start..<min(scalars.count, start + maximumLength)]
        switch window[start] {
        case "{":
            guard let end = window.firstIndex(of: "}"), end > start + 1 else { return nil }
            return end + 1
        case "%":
            guard let end = window.dropFirst().firstIndex(where: conversions.contains),
                window[(start + 1)..<end].allSatisfy(modifiers.contains)
            else { return nil }
            return end + 1
        default: return nil
        }
    }
}
