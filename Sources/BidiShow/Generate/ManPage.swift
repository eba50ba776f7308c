internal import BidiDiagnosis

/// The manual page, in the macros of `man(7)`.
enum ManPage {
    static var text: String {
        var page = """
            .TH BIDI-SHOW 1 \(BidiShowCommand.versionDate) "bidi-show \(BidiShowCommand.version)" "User Commands"
            .SH NAME
            bidi-show \\- tell why a text with right-to-left letters looks the way it does
            .SH SYNOPSIS

            """
        for command in CommandName.allCases { page += ".nf\n\(escaped(command.usage))\n.fi\n" }
        page += ".SH DESCRIPTION\n"
        for command in CommandName.allCases {
            page += ".SS \(escaped(command.rawValue))\n\(sentence(command.summary))\n"
            for paragraph in command.details { page += ".PP\n\(escaped(paragraph))\n" }
        }
        page += ".SH OPTIONS\n"
        for command in CommandName.allCases {
            page += ".SS Of \(escaped(command.rawValue))\n"
            for option in Option.of(command) {
                let value = option.value.map { " \\fI\(escaped($0))\\fR" } ?? ""
                page += ".TP\n\\fB\(escaped(option.flag))\\fR\(value)\n\(sentence(option.help))\n"
            }
        }
        page += ".SH EXIT STATUS\n"
        for code in ExitCode.allCases { page += ".TP\n\(code.rawValue)\n\(sentence(code.meaning))\n" }
        page += ".SH ENVIRONMENT\n"
        for (name, meaning) in environment { page += ".TP\n\(escaped(name))\n\(sentence(meaning))\n" }
        page += ".SH EXAMPLES\n"
        for (index, example) in CommandName.allCases.flatMap(\.examples).enumerated() {
            // A heading begins a paragraph by itself.
            page += index == 0 ? "" : ".PP\n"
            page += "\(sentence(example.caption))\n.PP\n.RS\n.nf\n\(escaped(example.commandLine))\n.fi\n.RE\n"
        }
        return page
    }

    private static let environment = [
        ("NO_COLOR", "no colour, where it is set and not empty"),
        ("COLUMNS", "the width that messages are wrapped to on a terminal"),
        (
            "LC_ALL, LC_CTYPE, LANG",
            "the report on a terminal is in ASCII where the locale names another character set than UTF-8; the language "
                + "of a value never comes from here"
        ),
        ("TERM", "no terminal sequences where it is dumb"),
    ]

    /// With a capital letter and a full stop.
    private static func sentence(_ text: String) -> String {
        escaped(text.prefix(1).uppercased() + text.dropFirst() + ".")
    }

    /// What `roff` would take for its own: a backslash, a hyphen (which it would turn into a dash), a dot or an
    /// apostrophe at the start of a line. Letters outside ASCII are written by their numbers, which every `man` reads.
    private static func escaped(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\": escaped += "\\e"
            case "-": escaped += "\\-"
            case ".", "'": escaped += escaped.isEmpty ? "\\&\(scalar)" : scalar == "'" ? "\\(aq" : "."
            default:
                escaped +=
                    scalar.isASCII
                    ? String(Character(scalar)) : "\\[u\(EscapedText.codePoint(scalar).dropFirst(2))]"
            }
        }
        return escaped
    }
}
