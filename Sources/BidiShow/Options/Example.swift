/// A command line for the help and the manual page. The tests run every one of them.
struct Example: Hashable, Sendable {
    /// One line, no capital, no full stop.
    let caption: String
    let arguments: [String]
    /// What is piped in; nil where nothing is.
    var input: String?

    init(_ caption: String, _ arguments: String..., input: String? = nil) {
        self.caption = caption
        self.arguments = arguments
        self.input = input
    }

    /// As it is typed in a shell; what is piped in has a line of its own.
    var commandLine: String {
        let command = (["bidi-show"] + arguments.map(Self.quoted)).joined(separator: " ")
        return input.map { "echo \(Self.quoted($0)) |\n\(command)" } ?? command
    }

    private static func quoted(_ word: String) -> String {
        let isPlain = word.unicodeScalars.allSatisfy { scalar in
            scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
                || "+.:-/_".unicodeScalars.contains(scalar)
        }
        return isPlain && !word.isEmpty ? word : "'\(word.replacing("'", with: #"'\''"#))'"
    }
}

extension CommandName {
    /// The command at work.
    var examples: [Example] {
        switch self {
        case .show:
            [
                Example("why a phone number turns round", "رقم +971 50 123 4567"),
                Example("the same with the rules", "--explain", "رقم +971 50 123 4567"),
                Example("what a log has escaped", "--unescape", #"\u05d0 \u202etxt.exe"#),
                Example("a text in lines of 12 columns", "--base", "rtl", "--width", "12", "iPhone 15 Pro Max"),
                Example(
                    "for a program", "--jsonl", input: #"{"id":1,"text":"(a) \u05d0","explain":true}"#),
            ]
        case .format:
            [
                Example("a price", "format", "price", "249", "--currency", "AED", "--locale", "ar-AE"),
                Example("opening hours", "format", "time-range", "10:00", "18:00", "--locale", "he"),
                Example("for a program", "format", "phone", "+971 50 123 4567", "--locale", "ar", "--json"),
            ]
        case .parse:
            [
                Example("a typed amount", "parse", "number", "١٬٢٣٤٫٥", "--locale", "ar-EG"),
                Example(
                    "for a program", "parse", "--jsonl",
                    input: #"{"kind":"price","text":"249 AED","locale":"en"}"#),
            ]
        case .field:
            [
                Example("typing into a phone field", "field", "phone", input: "type ٠٥٠ 123")
            ]
        case .compare:
            [
                Example("an invisible difference", "compare", "--unescape", #"12\u00a0%"#, "12 %")
            ]
        case .message:
            [
                Example(
                    "a total in Hebrew", "message", "--jsonl",
                    input: #"{"locale":"he","pieces":["Total ",{"kind":"number","value":"5"}]}"#)
            ]
        }
    }
}
