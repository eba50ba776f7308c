internal import BidiDiagnosis
internal import BidiFormat
internal import BidiText

/// A field with its text and caret, worked on step by step.
struct FieldSession {
    let kind: TextFieldKind
    private var text = ""
    /// In scalars.
    private var caret = 0

    init(_ kind: TextFieldKind) { self.kind = kind }

    /// What can be done to a field.
    enum Step: Equatable {
        case type(String), paste(String)
        case back, left, right, home, end, clear

        /// Nil for a line that is no step.
        init?(_ line: String) {
            let halves = line.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
            switch (halves[0], halves.count > 1 ? String(halves[1]) : nil) {
            case ("type", let text?): self = .type(text)
            case ("paste", let text?): self = .paste(text)
            case ("back", nil): self = .back
            case ("left", nil): self = .left
            case ("right", nil): self = .right
            case ("home", nil): self = .home
            case ("end", nil): self = .end
            case ("clear", nil): self = .clear
            default: return nil
            }
        }
    }

    /// Does a step; returns why a character was refused.
    mutating func perform(_ step: Step) -> BidiParseError? {
        switch step {
        case .type(let keys):
            var refusal: BidiParseError?
            for key in keys.unicodeScalars { refusal = replace(caret..<caret, with: String(Character(key))) ?? refusal }
            return refusal
        case .paste(let text): return replace(caret..<caret, with: text)
        case .back: return caret > 0 ? replace(caret - 1..<caret, with: "") : nil
        case .left: caret = max(0, caret - 1)
        case .right: caret = min(text.unicodeScalars.count, caret + 1)
        case .home: caret = 0
        case .end: caret = text.unicodeScalars.count
        case .clear: (text, caret) = ("", 0)
        }
        return nil
    }

    private mutating func replace(_ range: Range<Int>, with replacement: String) -> BidiParseError? {
        let scalars = text.unicodeScalars
        let lower = scalars.index(scalars.startIndex, offsetBy: range.lowerBound)
        let upper = scalars.index(lower, offsetBy: range.count)
        let change = kind.replacing(lower..<upper, of: text, with: replacement)
        (text, caret) = (change.text, change.caretOffset)
        return change.refusal
    }

    /// The lines that tell how the field stands.
    func report(refusal: BidiParseError?) -> String {
        let scalars = text.unicodeScalars
        let place = scalars.index(scalars.startIndex, offsetBy: caret)
        let base: BaseDirection = kind.direction == .leftToRight ? .leftToRight : .automatic
        var lines = [
            "text:  \(EscapedText(String(scalars[..<place])))|\(EscapedText(String(scalars[place...])))",
            "seen:  \(SeenText(text.visualText(base: base)))",
            "rest:  \(SeenText(kind.restingText(text).visualText(base: base)))",
        ]
        if let refusal { lines.append("refused: \(EscapedText(refusal.message))") }
        do throws(BidiParseError) {
            let value = try kind.value(of: text)
            lines.append(value.isEmpty ? "empty" : "value: \(EscapedText(value))")
        } catch {
            lines.append("no value: \(EscapedText(error.message))")
        }
        return lines.joined(separator: "\n") + "\n"
    }
}
