/// What a command line needs to know of the world around it.
public struct TerminalEnvironment: Hashable, Sendable {
    /// Whether a person types the input.
    public var inputIsTerminal: Bool
    /// Whether a person reads the output.
    public var outputIsTerminal: Bool
    /// The width of the terminal in columns: `COLUMNS`, else what the terminal says; nil where neither does.
    public var columns: Int?
    /// Whether the person asked for no colour: `NO_COLOR` is set and not empty (https://no-color.org).
    public var refusesColor: Bool
    /// Whether the terminal understands no control sequences (`TERM` is `dumb`).
    public var isDumb: Bool
    /// Whether the terminal is known to reorder every line it shows and to ignore the request not to.
    public var reordersAlways: Bool
    /// Whether characters outside ASCII can be shown: no where the locale names another character set than UTF-8.
    public var usesUTF8: Bool

    public init(
        inputIsTerminal: Bool = false, outputIsTerminal: Bool = false, columns: Int? = nil,
        refusesColor: Bool = false, isDumb: Bool = false, reordersAlways: Bool = false, usesUTF8: Bool = true
    ) {
        self.inputIsTerminal = inputIsTerminal
        self.outputIsTerminal = outputIsTerminal
        self.columns = columns
        self.refusesColor = refusesColor
        self.isDumb = isDumb
        self.reordersAlways = reordersAlways
        self.usesUTF8 = usesUTF8
    }

    /// From the variables of an environment.
    public init(
        inputIsTerminal: Bool, outputIsTerminal: Bool, terminalColumns: Int?, variable: (String) -> String?
    ) {
        let columns = variable("COLUMNS").flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
        self.init(
            inputIsTerminal: inputIsTerminal, outputIsTerminal: outputIsTerminal,
            columns: columns ?? terminalColumns,
            refusesColor: variable("NO_COLOR").map { !$0.isEmpty } ?? false,
            isDumb: variable("TERM") == "dumb",
            reordersAlways: variable("KONSOLE_VERSION") != nil || variable("MLTERM") != nil
                || variable("TERM_PROGRAM") == "Apple_Terminal",
            usesUTF8: Self.usesUTF8(variable))
    }

    /// By the variable that POSIX puts first. A locale that is not set says nothing about the terminal.
    private static func usesUTF8(_ variable: (String) -> String?) -> Bool {
        let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap(variable).first { !$0.isEmpty }
        guard let locale else { return true }
        // Language, territory, then a dot and the codeset, then an at sign and a modifier. macOS sets a codeset alone.
        let codeset = locale.prefix { $0 != "@" }.split(separator: ".").last?.lowercased()
        return codeset == "utf-8" || codeset == "utf8"
    }

    /// That of this process.
    public static func current() -> TerminalEnvironment {
        TerminalEnvironment(
            inputIsTerminal: Platform.isTerminal(Platform.standardInput),
            outputIsTerminal: Platform.isTerminal(Platform.standardOutput),
            terminalColumns: Platform.columns(Platform.standardOutput),
            variable: Platform.variable)
    }
}
