public import BidiText

/// What is fed with arbitrary bytes: by a fuzzer without end, by the tests over the kept inputs.
///
/// The raw values name the folders of `Fuzz/Corpus`.
public enum FuzzTarget: String, Sendable, CaseIterable {
    /// Paragraphs: both engines, orders, runs and lines.
    case paragraphs
    /// Containment: nothing in an isolated text reaches out, and nothing reaches in.
    case isolates
    /// Findings and repairs.
    case diagnosis
    /// Requests that are well-formed, with any values.
    case format
    /// What held styles write by templates.
    case templates
    /// Lines that need not be requests.
    case jsonLines = "jsonl"
    /// `--unescape`.
    case escapes
    /// Amounts read back, written by a grammar of what people type.
    case reading
    /// Typing, deleting and pasting in text fields.
    case fields

    /// Checks everything that must hold for an input.
    ///
    /// - Parameter opinion: another resolver, asked for the levels of paragraphs.
    public func check(_ input: [UInt8], against opinion: SecondOpinion? = nil) throws(Violation) {
        switch self {
        case .paragraphs: try ParagraphProperties.check(input, against: opinion)
        case .isolates: try IsolateProperties.check(input)
        case .diagnosis: try DiagnosisProperties.check(input)
        case .format: try FormatProperties.check(input)
        case .templates: try TemplateProperties.check(input)
        case .jsonLines: try JSONLinesProperties.check(input)
        case .escapes: try EscapeProperties.check(input)
        case .reading: try ReadingProperties.check(input)
        case .fields: try FieldProperties.check(input)
        }
    }
}

/// The levels another resolver gives one paragraph after rule L1; nil where it is known to be wrong.
///
/// What stands for the levels of characters that rule X9 removes is not looked at.
public typealias SecondOpinion = @Sendable (_ paragraph: [Unicode.Scalar], _ base: WritingDirection) -> [UInt8]?
