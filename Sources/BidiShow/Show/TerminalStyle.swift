internal import BidiText
internal import Terminal

/// How output is dressed for a terminal, or not at all.
///
/// A terminal with bidi of its own would reorder lines that are already in visual order. So the output asks it not to
/// (ECMA-48, BDSM reset: "explicit" mode), which those without bidi ignore. The few that reorder and ignore it too get
/// every text inside LRO ... PDF.
struct TerminalStyle {
    /// What a piece of output is, for its colour.
    enum Role {
        case heading, invisible, rightToLeft, finding

        /// The parameter of "select graphic rendition".
        fileprivate var parameter: String {
            switch self {
            case .heading: "1"
            case .invisible: "33"
            case .rightToLeft: "36"
            case .finding: "31"
            }
        }
    }

    /// The columns that prose is wrapped to; nil where the output is no terminal, whose reader may want whole lines.
    let columns: Int?
    /// Whether nothing but ASCII may be written.
    let isASCII: Bool
    private let hasColor: Bool
    private let hasSequences: Bool
    private let hasOverrides: Bool

    /// - Parameter color: `auto`, `always`, `never`.
    init(color: String, isPlain: Bool, isASCII: Bool, environment: TerminalEnvironment) {
        let isTerminal = environment.outputIsTerminal && !environment.isDumb
        columns = environment.outputIsTerminal ? environment.columns : nil
        self.isASCII = isASCII || (environment.outputIsTerminal && !environment.usesUTF8)
        hasSequences = isTerminal && !isPlain
        hasOverrides = hasSequences && !self.isASCII && environment.reordersAlways
        hasColor =
            switch color {
            case "always": !isPlain
            case "never": false
            default: hasSequences && !environment.refusesColor
            }
    }

    /// Before and after everything.
    var start: String { hasSequences ? "\u{1B}[8l" : "" }
    var end: String { hasSequences ? "\u{1B}[8h" : "" }

    func paint(_ text: String, _ role: Role) -> String {
        hasColor ? "\u{1B}[\(role.parameter)m\(text)\u{1B}[0m" : text
    }

    /// `level 1 ←`, in the colour of its direction.
    func level(_ level: EmbeddingLevel) -> String {
        let isLeftToRight = level.direction == .leftToRight
        let text = "level \(level) \(isLeftToRight ? "→" : "←")"
        return isLeftToRight ? text : paint(text, .rightToLeft)
    }

    /// Text that has to stay in the order in which it is written.
    func ordered(_ text: String) -> String { hasOverrides ? "\u{202D}\(text)\u{202C}" : text }
}
