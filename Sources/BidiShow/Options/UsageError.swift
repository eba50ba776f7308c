/// A mistake in the command line.
enum UsageError: Error, Hashable {
    case unknownOption(String, nearest: String?)
    case wrongCommand(Option, CommandName)
    case missingValue(Option)
    case unexpectedValue(Option)
    case badValue(Option, String)
    case badNumber(Option, String, ClosedRange<Int>)
    case repeated(Option)
    case conflict(Option, Option)
    case reservedCommand(String)
    case missingOperand(String, CommandName)
    case extraOperand(String, CommandName)
    case operandWith(Option)
    case missingOption(Option, CommandName)
}

extension CommandFailure {
    /// The words for a mistake: the only place that has them.
    init(_ error: UsageError) {
        let (what, why, remedy) = Self.words(for: error)
        self.init(exitCode: .usage, what: what, why: why, remedy: remedy)
    }

    private static func words(for error: UsageError) -> (what: String, why: String, remedy: String) {
        switch error {
        case .unknownOption(let flag, let nearest):
            let other = "put -- before a text that begins with a dash, or see bidi-show --help"
            return (flag, "unknown option", nearest.map { "did you mean \($0)?" } ?? other)
        case .wrongCommand(let option, let command):
            let owners = CommandName.allCases.filter(option.commands.contains).map(\.rawValue)
            return (
                option.flag, "not an option of \(command.rawValue)",
                "it belongs to \(owners.joined(separator: " and ")); see bidi-show \(command.rawValue) --help"
            )
        case .missingValue(let option):
            return (option.flag, "the value is missing", "write \(option.flag) \(option.value ?? "")")
        case .unexpectedValue(let option):
            return (option.flag, "takes no value", "write \(option.flag) alone")
        case .badValue(let option, let value):
            let choices = option.choices ?? []
            let accepted = "write one of \(choices.joined(separator: ", "))"
            return (
                "\(option.flag) \(value)", "not a value of \(option.flag)",
                EditDistance.nearest(to: value, in: choices).map { "did you mean \($0)?" } ?? accepted
            )
        case .badNumber(let option, let value, let bounds):
            return (
                "\(option.flag) \(value)", "not a value of \(option.flag)",
                "write a whole number from \(bounds.lowerBound) to \(bounds.upperBound)"
            )
        case .repeated(let option):
            return (option.flag, "given more than once", "give it once")
        case .conflict(let first, let second):
            return ("\(first.flag) and \(second.flag)", "they exclude each other", "leave one out")
        case .reservedCommand(let word):
            return (word, "not a command of this version", "to show this word: bidi-show show \(word)")
        case .missingOperand(let name, let command):
            return (name, "missing", "write \(command.usage)")
        case .extraOperand(let text, let command):
            return (text, "one argument too many", "write \(command.usage)")
        case .operandWith(let option):
            return (option.flag, "the input comes from there", "leave the other arguments out")
        case .missingOption(let option, let command):
            return (option.flag, "required by \(command.rawValue)", "write \(option.flag) \(option.value ?? "")")
        }
    }
}
