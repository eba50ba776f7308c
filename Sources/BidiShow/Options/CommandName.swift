/// The subcommands there are.
enum CommandName: String, CaseIterable, Sendable {
    case show
    case format
    case compare

    /// Words that later versions will use: they are refused as the first argument, so that their meaning never changes.
    static let reserved: Set<String> = ["parse", "field", "message"]

    var usage: String {
        switch self {
        case .show: "bidi-show [show] [OPTIONS] [TEXT ...]"
        case .format: "bidi-show format KIND VALUE ... [OPTIONS]"
        case .compare: "bidi-show compare A B [OPTIONS]"
        }
    }

    var summary: String {
        switch self {
        case .show: "what is in this text, and how will it be drawn"
        case .format: "format a value so that it looks the same wherever it is put"
        case .compare: "where do two texts differ, invisible characters named"
        }
    }

    /// Paragraphs of the command's help.
    var details: [String] {
        switch self {
        case .show:
            [
                "Without TEXT the text is read from standard input; one line end at its end is dropped. "
                    + "Invisible characters are shown by name, such as <U+2068 FSI>. "
                    + "The line after \"seen\" is already in the order of the screen, from left to right."
            ]
        case .format:
            [
                "KIND is one of \(FormatKind.allCases.map(\.rawValue).joined(separator: ", ")). A time range takes two "
                    + "VALUEs, HH:mm each; numbers are plain decimals such as -1234.5, a percent is 0.26 for 26 %."
            ]
        case .compare:
            [
                "The 12 bidi controls and the kind of space do not count; ZWNJ, ZWJ and the digits' system do. "
                    + "Equal texts that are drawn in another order are told apart from those that are not. "
                    + "Exit code 1 where the texts differ."
            ]
        }
    }
}
