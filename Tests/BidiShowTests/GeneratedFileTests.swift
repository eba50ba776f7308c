import Foundation
import Testing

@testable import BidiShow

@Suite("Manual page and completions")
struct GeneratedFileTests {
    @Test(
        "Every option, choice and kind is in them, from the one table",
        arguments: [GeneratedFile.man, .bash, .zsh])
    func complete(file: GeneratedFile) {
        let run = Run("--generate", file.rawValue)
        #expect(run.exitCode == .success)
        let text = run.output.replacing("\\-", with: "-")
        for option in Option.visible {
            #expect(text.contains(option.flag))
            for choice in option.choices ?? [] { #expect(text.contains(choice)) }
        }
        for kind in FormatKind.all { #expect(text.contains(kind.name)) }
        #expect(!text.contains("--generate ") || file != .man)
        #expect(run.output.utf8.allSatisfy { $0 < 0x80 })
    }

    @Test("The option names every file that can be generated")
    func choices() {
        #expect(Option.generate.choices == GeneratedFile.allCases.map(\.rawValue))
    }

    @Test("bash completes commands, options, their values and kinds", .enabled(if: exists("/bin/bash")))
    func bash() throws {
        func completions(_ words: String...) throws -> Set<String> {
            let list = words.map { "'\($0)'" }.joined(separator: " ")
            let script = """
                \(BashCompletion.text)
                COMP_WORDS=(\(list)) COMP_CWORD=\(words.count - 1)
                _bidi_show
                printf '%s\\n' "${COMPREPLY[@]}"
                """
            let (output, errors) = try Self.run("/bin/bash", ["-c", script])
            #expect(errors == "")
            return Set(output.split(separator: "\n").map(String.init))
        }
        #expect(try completions("bidi-show", "") == Set(CommandName.allCases.map(\.rawValue)))
        #expect(try completions("bidi-show", "--ba") == ["--base"])
        #expect(try completions("bidi-show", "--base", "") == ["ltr", "rtl", "auto", "auto-rtl"])
        #expect(try completions("bidi-show", "format", "pri") == ["price", "price-range"])
        #expect(try completions("bidi-show", "format", "--width", "") == ["short", "narrow", "long"])
        #expect(try completions("bidi-show", "show", "--width", "") == [])
        #expect(try completions("bidi-show", "format", "price", "1", "--loc") == ["--locale"])
        #expect(try completions("bidi-show", "show", "--") == Set(Option.of(.show).map(\.flag)))
        #expect(try completions("bidi-show", "--base", "=", "rt") == ["rtl"])
        #expect(try completions("bidi-show", "show", "--base", "=").contains("auto-rtl"))
        #expect(try completions("bidi-show", "parse", "ca") == ["card"])
        #expect(try completions("bidi-show", "field", "am") == ["amount"])
        #expect(try completions("bidi-show", "compare", "a") == [])
        #expect(try completions("bidi-show", "--file", "/bin/bas").contains("/bin/bash"))
    }

    /// A zsh at a terminal of its own loads the file and presses Tab; the same script asks what is installed.
    @Test(
        "zsh completes commands, options, their values and kinds", .enabled(if: exists("/usr/bin/zsh")),
        arguments: [
            ("bidi-show ", CommandName.allCases.map(\.rawValue)),
            ("bidi-show --ba", ["--base"]),
            ("bidi-show --base ", ["ltr", "rtl", "auto", "auto-rtl"]),
            ("bidi-show show --base=r", ["rtl"]),
            ("bidi-show format pri", ["price", "price-range"]),
            ("bidi-show format price 1 --width ", ["short", "narrow", "long"]),
            ("bidi-show parse ca", ["card"]),
            ("bidi-show field am", ["amount"]),
            ("bidi-show compare a --ex", ["--exact"]),
            ("bidi-show --file /usr/bin/zs", ["zsh"]),
        ])
    func zsh(line: String, offered: [String]) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(ZshCompletion.text.utf8).write(to: folder.appendingPathComponent("_bidi-show"))
        let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../scripts/zsh-completions").standardized.path
        let (output, errors) = try Self.run("/usr/bin/zsh", [script, folder.path, line])
        #expect(errors == "")
        #expect(Set(output.split(separator: "\n").map(String.init)).isSuperset(of: offered))
        // Files of other names may stand beside the one that is looked for.
        if !line.contains("--file") { #expect(output.split(separator: "\n").count == offered.count) }
    }

    @Test("groff finds nothing to complain about, and the page reads", .enabled(if: exists("/usr/bin/groff")))
    func manual() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).1")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(ManPage.text.utf8).write(to: file)
        let (output, errors) = try Self.run("/usr/bin/groff", ["-man", "-Tutf8", "-ww", "-P-cbou", file.path])
        #expect(errors == "")
        // A second opinion, where there is one.
        if Self.exists("/usr/bin/mandoc") {
            let (findings, _) = try Self.run("/usr/bin/mandoc", ["-T", "lint", "-W", "warning", file.path])
            #expect(findings == "")
        }
        #expect(output.contains("bidi-show 'رقم +971 50 123 4567'"))
        #expect(output.contains(#"Read \u{2068}, \u2068, \n,"#))
        #expect(output.contains("--maximum-fraction-digits N"))
    }

    private static func exists(_ path: String) -> Bool { FileManager.default.isExecutableFile(atPath: path) }

    private static func run(_ program: String, _ arguments: [String]) throws -> (output: String, errors: String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        // bash complains of a locale that the C library does not have.
        process.environment = ProcessInfo.processInfo.environment.merging(["LC_ALL": "C"]) { $1 }
        let (output, errors) = (Pipe(), Pipe())
        process.standardOutput = output
        process.standardError = errors
        process.standardInput = FileHandle.nullDevice
        try process.run()
        let text = output.fileHandleForReading.readDataToEndOfFile()
        let complaints = errors.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (String(decoding: text, as: UTF8.self), String(decoding: complaints, as: UTF8.self))
    }
}

@Suite("Examples")
struct ExampleTests {
    @Test("Every example of the help works", arguments: CommandName.allCases.flatMap(\.examples))
    func works(example: Example) {
        let run = Run(
            bytes: example.arguments.map { Array($0.utf8) }, input: [Array((example.input ?? "").utf8)])
        #expect(run.exitCode == .success)
        #expect(run.errors == "")
        #expect(!run.output.isEmpty)
    }

    @Test("Every example is in the help and in the manual page")
    func printed() {
        for command in CommandName.allCases {
            #expect(!command.examples.isEmpty)
            for example in command.examples {
                for line in example.commandLine.split(separator: "\n") {
                    #expect(HelpText.of(command).contains("    \(line)\n"))
                }
                #expect(ManPage.text.contains(example.caption.dropFirst()))
            }
        }
    }
}
