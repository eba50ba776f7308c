extension Option {
    // Of every command.
    private static let every = CommandName.allCases
    static let help = Option("help", nil, "show this help (also -h)", for: every)
    static let version = Option("version", nil, "print the versions of bidi-show, ICU and CLDR", for: every)
    static let json = Option("json", nil, "print the machine answer", for: [.show, .format, .compare, .parse])
    static let jsonLines = Option(
        "jsonl", nil, "answer JSON requests, one a line, from standard input",
        for: [.show, .format, .compare, .message, .parse])
    /// What `make install` calls.
    static let generate = Option(
        "generate", "man|bash|zsh|schema",
        "print the manual page, the completion of a shell or the JSON Schema", for: every, isHidden: true)

    // Of `show`.
    static let base = Option(
        "base", "ltr|rtl|auto|auto-rtl", "base direction; auto is the first strong letter's", for: [.show])
    static let both = Option("both", nil, "show the text in both base directions", for: [.show])
    static let explain = Option("explain", nil, "name the rules that decided, in plain words", for: [.show])
    static let width = Option("width", "N", "show the text in lines of so many columns", for: [.show])
    static let file = Option("file", "FILE", "take the text from a file", for: [.show])
    static let lines = Option(
        "lines", nil, "every line of the input is a text of its own; with --check, show only those with findings",
        for: [.show])
    static let unescape = Option(
        "unescape", nil, #"read \u{2068}, \u2068, \n, &#x2068; and &rlm; in the text"#, for: [.show, .compare, .field])
    static let check = Option("check", nil, "exit with 1 where something is found", for: [.show])
    static let fix = Option("fix", nil, "print the repaired text and nothing else", for: [.show])
    static let all = Option("all", nil, "every paragraph and character, however many", for: [.show])
    static let color = Option(
        "color", "auto|always|never", "colour (auto: on a terminal, unless NO_COLOR)", for: [.show, .format, .compare])
    static let html = Option("html", "FILE", "write a page for a browser instead", for: [.show])
    static let ascii = Option("ascii", nil, "escape what is not ASCII in the report", for: [.show, .format, .compare])
    static let plain = Option("plain", nil, "neither colour nor terminal sequences", for: [.show, .format, .compare])

    // Of `compare`.
    static let exact = Option(
        "exact", nil, "every code point counts: controls, kinds of space, composition", for: [.compare])

    // Of `format`: each is a field of its requests.
    static let locale = Option(
        "locale", "TAG", "language tag such as ar-AE or he-u-nu-latn; required", for: [.format, .parse, .field])
    static let currency = Option(
        "currency", "CODE", "ISO 4217 code; required to format a price", for: [.format, .parse, .field])
    static let unit = Option(
        "unit", "UNIT", "CLDR unit such as kilometer-per-hour; required to format one", for: [.format, .parse])
    static let text = Option("text", nil, "print the text of the value and nothing else", for: [.format])
    static let formatFields = [
        currency,
        unit,
        Option("message-locale", "TAG", "language of the message the value stands in", for: [.format]),
        Option("numbering-system", "NAME", "digits by their CLDR name, such as latn or arab", for: [.format]),
        Option("isolation", "automatic|isolates|none", "isolates round the value", for: [.format]),
        Option("presentation", "symbol|narrow|code|name", "how the currency is written", for: [.format]),
        Option("placement", "locale|leading|trailing|left|right", "where the currency stands", for: [.format]),
        Option("sign", "auto|always|never|accounting|except-zero", "when a sign is written", for: [.format]),
        Option("notation", "standard|compact|compact-long|scientific", "the way of writing", for: [.format]),
        Option("grouping", "auto|always|never|min2", "whether digits stand in groups", for: [.format]),
        Option("minimum-fraction-digits", "N", "at least so many fraction digits", for: [.format]),
        Option("maximum-fraction-digits", "N", "at most so many fraction digits", for: [.format]),
        Option("significant-digits", "N", "exactly so many significant digits", for: [.format]),
        Option("increment", "STEP", "round to a multiple of it, such as 0.05", for: [.format]),
        Option(
            "rounding", "half-even|half-up|half-down|up|down|ceiling|floor", "what happens to further digits",
            for: [.format]),
        Option("width", "short|narrow|long", "how much of a unit, a word or a day is written", for: [.format]),
        Option("date-style", "full|long|medium|short", "how much of a date is written", for: [.format]),
        Option("time-style", "full|long|medium|short", "how much of a time is written", for: [.format]),
        Option("skeleton", "LETTERS", "fields of a date or time, such as yMMMd or jm", for: [.format]),
        Option("calendar", "NAME", "calendar by its BCP 47 name, such as gregory or persian", for: [.format]),
        Option("hour-cycle", "h11|h12|h23|h24", "clock of 12 or 24 hours", for: [.format]),
        Option("time-zone", "ZONE", "IANA time zone in which the clocks show the time", for: [.format]),
        Option("order", "locale|ltr", "in which direction a range of dates or times is read", for: [.format]),
        Option("spaces", "cldr|plain", "spaces of dates and times as in CLDR, or U+0020 alone", for: [.format]),
        Option("wording", "numeric|worded", "a relative time in numbers, or in words where there are", for: [.format]),
        Option("connection", "and|or|units", "what connects the items of a list", for: [.format]),
        Option("closed", "WORD", "what stands for a closed day (left out: no such days)", for: [.format]),
        Option("direction", "ltr|rtl", "direction of a text; its first strong letter's otherwise", for: [.format]),
        Option("masked", nil, "show the end of a card number or IBAN alone", for: [.format]),
    ]

    /// Every option, in the order of the help.
    static let table: [Option] =
        [
            base, both, explain, width, file, lines, unescape, check, fix, all, html, exact, color, ascii, plain,
        ] + [locale] + formatFields + [text, json, jsonLines, help, version, generate]

    /// Those for people.
    static var visible: [Option] { table.filter { !$0.isHidden } }

    /// Those of a command for people.
    static func of(_ command: CommandName) -> [Option] { visible.filter { $0.commands.contains(command) } }
}
