/// An option of the command line: the one description from which parsing and help come.
struct Option: Hashable, Sendable {
    /// Without the dashes, in kebab case.
    let name: String
    /// What stands for the value in the help, such as `FILE` or `ltr|rtl`; nil for a switch.
    let value: String?
    /// One line, no capital, no full stop.
    let help: String
    /// An array, since a set of them costs a start 0.1 ms.
    let commands: [CommandName]
    /// Whether people need not know of it.
    let isHidden: Bool

    init(
        _ name: String, _ value: String? = nil, _ help: String, for commands: [CommandName], isHidden: Bool = false
    ) {
        self.name = name
        self.value = value
        self.help = help
        self.commands = commands
        self.isHidden = isHidden
    }

    /// As it is typed.
    var flag: String { "--\(name)" }

    /// Whether the value is the path of a file.
    var takesFile: Bool { value == "FILE" }

    /// The accepted words, where the placeholder lists them; nil where anything goes.
    var choices: [String]? {
        guard let value, value.contains("|") else { return nil }
        return value.split(separator: "|").map(String.init)
    }

    /// The field of the machine interface with the same meaning: `maximum-fraction-digits`, `maximumFractionDigits`.
    var field: String {
        let words = name.split(separator: "-")
        return words.prefix(1).joined()
            + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }
}
