import BidiText
import Terminal
import Testing

@testable import BidiShow

@Suite("Exit codes and errors")
struct ExitCodeTests {
    @Test(
        "Errors go to standard error, one line: what, why, what to do",
        arguments: [
            (["--bsae", "rtl", "x"], 64, "bidi-show: --bsae, unknown option, did you mean --base?\n"),
            (
                ["--base", "left", "x"], 64,
                "bidi-show: --base left, not a value of --base, write one of ltr, rtl, auto, auto-rtl\n"
            ),
            (["--base"], 64, "bidi-show: --base, the value is missing, write --base ltr|rtl|auto|auto-rtl\n"),
            (["--both=1"], 64, "bidi-show: --both, takes no value, write --both alone\n"),
            (["--both", "--both"], 64, "bidi-show: --both, given more than once, give it once\n"),
            (
                ["--both", "--base", "ltr"], 64,
                "bidi-show: --both and --base, they exclude each other, leave one out\n"
            ),
            (["--jsonl", "--json"], 64, "bidi-show: --jsonl and --json, they exclude each other, leave one out\n"),
            (["--jsonl", "x"], 64, "bidi-show: --jsonl, the input comes from there, leave the other arguments out\n"),
            (
                ["--file", "a", "x"], 64,
                "bidi-show: --file, the input comes from there, leave the other arguments out\n"
            ),
            (["format"], 64, "bidi-show: KIND, missing, write bidi-show format KIND VALUE ... [OPTIONS]\n"),
            (["format", "number"], 64, "bidi-show: VALUE, missing, write bidi-show format KIND VALUE ... [OPTIONS]\n"),
            (["format", "number", "1"], 64, "bidi-show: --locale, required by format, write --locale TAG\n"),
            (
                ["format", "nubmer", "1", "--locale", "he"], 64,
                "bidi-show: \"nubmer\" is not a kind of value; did you mean \"number\"?\n"
            ),
            (
                ["format", "price", "1", "--locale", "he"], 64,
                "bidi-show: --currency, required by format, write --currency CODE\n"
            ),
            (
                ["format", "card", "1", "--locale", "he", "--order", "ltr"], 64,
                "bidi-show: --order does not belong to card; known: --isolation, kind, --locale, --masked, --message-locale, value\n"
            ),
            (["--unescape", #"\q"#], 1, "bidi-show: \\q, unknown escape at character 0, write \\\\ for a backslash\n"),
            (
                ["--file", "/nonexistent/x"], 74,
                "bidi-show: /nonexistent/x, cannot open: No such file or directory, check the path and its permissions\n"
            ),
            (["--ba\u{202E}se"], 64, "bidi-show: --ba<U+202E RLO>se, unknown option, did you mean --base?\n"),
        ] as [([String], Int32, String)])
    func errors(arguments: [String], exitCode: Int32, message: String) {
        let run = Run(bytes: arguments.map { Array($0.utf8) }, input: [])
        #expect(run.exitCode.rawValue == exitCode)
        #expect(run.errors == message)
        #expect(run.output == "")
    }

    @Test("A value that is refused ends with 1")
    func refusedValue() {
        let run = Run("format", "number", "12abc", "--locale", "he")
        #expect(run.exitCode == .refused)
        #expect(run.errors.hasPrefix("bidi-show: \"12abc\""))
    }

    @Test("Text that is not UTF-8 ends with 65 and says where")
    func illFormed() {
        let argument = Run(bytes: [Array("show".utf8), [0x61, 0xD7, 0x90, 0xFF]], input: [])
        #expect(argument.exitCode == .notUTF8)
        #expect(
            argument.errors == "bidi-show: argument 2, not UTF-8 at byte 3, convert it first, for example with iconv\n")
        let input = Run(bytes: [], input: [[0x61], [0xC0, 0x80]])
        #expect(input.exitCode == .notUTF8)
        #expect(input.errors.hasPrefix("bidi-show: standard input, not UTF-8 at byte 1,"))
    }

    @Test("A closed pipe is no error, a full disk is one")
    func output() {
        let closed = StreamError(.write, name: "standard output", reason: "Broken pipe", isClosedPipe: true)
        let run = Run(bytes: [Array("x".utf8)], input: [], outputFailure: closed)
        #expect(run.exitCode == .success)
        #expect(run.errors == "")
        let full = StreamError(.write, name: "standard output", reason: "No space left on device")
        let failed = Run(bytes: [Array("--version".utf8)], input: [], outputFailure: full)
        #expect(failed.exitCode == .stream)
        #expect(failed.errors.hasPrefix("bidi-show: standard output, cannot write: No space left on device,"))
    }

    @Test(
        "Help fits 80 columns and names every option",
        arguments: [
            ["--help"], ["show", "--help"], ["format", "-h"], ["message", "-h"], ["parse", "--help"],
            ["field", "--help"],
        ])
    func help(arguments: [String]) {
        let run = Run(bytes: arguments.map { Array($0.utf8) }, input: [])
        #expect(run.exitCode == .success)
        #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
        let command = CommandName(rawValue: arguments[0]) ?? .show
        for option in Option.of(command) { #expect(run.output.contains("  \(option.flag)")) }
    }

    @Test("The versions are the engine's")
    func version() {
        let run = Run("--version")
        #expect(
            run.lines == [
                "bidi-show \(BidiShowCommand.version)", "ICU \(EngineVersion.icu)", "CLDR \(EngineVersion.cldr)",
                "Unicode \(EngineVersion.unicode)",
            ])
        #expect(EngineVersion.icu.split(separator: ".").count >= 2)
    }
}
