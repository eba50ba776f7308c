/// The subcommands there are.
enum CommandName: String, CaseIterable, Sendable {
    case show
    case format
    case compare
    case message
    case parse
    case field

    var usage: String {
        switch self {
        case .show: "bidi-show [show] [OPTIONS] [TEXT ...]"
        case .format: "bidi-show format KIND VALUE ... [OPTIONS]"
        case .message: "bidi-show message --jsonl"
        case .compare: "bidi-show compare A B [OPTIONS]"
        case .parse: "bidi-show parse KIND TEXT [OPTIONS]"
        case .field: "bidi-show field KIND [OPTIONS]"
        }
    }

    var summary: String {
        switch self {
        case .show: "what is in this text, and how will it be drawn"
        case .format: "format a value so that it looks the same wherever it is put"
        case .message: "put values into a message, for a program"
        case .compare: "where do two texts differ, invisible characters named"
        case .parse: "read a value back from the text that shows it"
        case .field: "try typing and pasting into a kind of text field"
        }
    }

    /// The words its first operand is one of; nil where it takes any.
    var kinds: [String]? {
        switch self {
        case .format: FormatKind.all.map(\.name)
        case .parse: ParseKind.allCases.map(\.rawValue)
        case .field: FieldCommand.kinds
        case .show, .compare, .message: nil
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
                "KIND is one of \(FormatKind.all.map(\.name).joined(separator: ", ")).",
                "Numbers are plain decimals such as -1234.5, a percent is 0.26 for 26 %. Dates are YYYY-MM-DD, times "
                    + "HH:mm, spans of time as PT5M. A range takes two VALUEs, a list any number, hours one for each "
                    + "day, such as mon=10:00-14:00,16:00-20:00.",
            ]
        case .message:
            [
                "Each line of standard input is a request with a \"locale\" and \"pieces\": strings, which are the app's "
                    + "own words, and objects, which are format requests without id and locale."
            ]
        case .compare:
            [
                "The 12 bidi controls and the kind of space do not count; ZWNJ, ZWJ and the digits' system do. "
                    + "Equal texts that are drawn in another order are told apart from those that are not. "
                    + "Exit code 1 where the texts differ."
            ]
        case .parse:
            [
                "KIND is one of \(ParseKind.allCases.map(\.rawValue).joined(separator: ", ")). "
                    + "A price without --currency and a unit without --unit have to name theirs."
            ]
        case .field:
            [
                "KIND is one of \(FieldCommand.kinds.joined(separator: ", ")); amount and percent need --locale. "
                    + "Standard input has a step a line: type TEXT (key by key), paste TEXT, back, left, right, "
                    + "home, end, clear. Each is answered with what the field shows, | for the caret, and its value."
            ]
        }
    }
}
