import Foundation
import Terminal
import Testing

@testable import BidiShow

@Suite("README")
struct ReadmeTests {
    /// A command of the README with the lines that are printed under it.
    private struct Command {
        let arguments: [String]
        let lines: [String]
    }

    private func commands() throws -> [Command] {
        let folder = "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
        let data = try #require(FileManager.default.contents(atPath: folder + "/README.md"))
        let text = String(decoding: data, as: UTF8.self)
        var commands: [Command] = []
        for lines in blocks(of: text) {
            for (index, line) in lines.enumerated() {
                let command = line.hasPrefix("$ ") ? String(line.dropFirst(2)) : line
                guard command.hasPrefix("bidi-show ") else { continue }
                let printed = lines[(index + 1)...].prefix { !$0.hasPrefix("$ ") && !$0.hasPrefix("bidi-show ") }
                commands.append(Command(arguments: try words(command), lines: Array(printed)))
            }
        }
        return commands
    }

    /// The lines of every block of code without a language.
    private func blocks(of text: String) -> [[String]] {
        var blocks: [[String]] = []
        var fence: Substring?
        for line in text.split(separator: "\n") {
            if line.hasPrefix("```") {
                if fence == nil, line == "```" { blocks.append([]) }
                fence = fence == nil ? line : nil
            } else if fence == "```" {
                blocks[blocks.count - 1].append(String(line))
            }
        }
        return blocks
    }

    /// The words of a line as a shell splits it; of quotes the README uses the single ones alone.
    private func words(_ line: String) throws -> [String] {
        #expect(!line.contains { "\"$|<>;".contains($0) } || line.contains("'"))
        var words: [String] = []
        for (index, part) in line.split(separator: "'", omittingEmptySubsequences: false).enumerated() {
            if index.isMultiple(of: 2) {
                words += part.split(separator: " ").map(String.init)
            } else {
                words.append(String(part))
            }
        }
        // A file that a command makes belongs elsewhere.
        let page = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).html").path
        return words.dropFirst().map { $0 == "page.html" ? page : $0 }
    }

    @Test("Every command of bidi-show works and prints what stands under it, line by line")
    func examples() throws {
        let commands = try commands()
        #expect(commands.count >= 6)
        #expect(commands.filter { !$0.lines.isEmpty }.count >= 5)
        for command in commands {
            defer {
                for file in command.arguments where file.hasSuffix(".html") {
                    try? FileManager.default.removeItem(atPath: file)
                }
            }
            let run = Run(
                bytes: command.arguments.map { Array($0.utf8) }, input: [],
                environment: TerminalEnvironment(outputIsTerminal: true, columns: 80, isDumb: true))
            // Strings that differ are told by the exit code too.
            let expected = command.arguments.first == "compare" ? ExitCode.refused : .success
            #expect(run.exitCode == expected, "\(command.arguments): \(run.errors)")
            var rest = run.output.split(separator: "\n").map(String.init)[...]
            for line in command.lines where line != "..." {
                let index = rest.firstIndex(of: line)
                #expect(index != nil, "\(command.arguments) does not print \(line)")
                if let index { rest = rest[(index + 1)...] }
            }
        }
    }
}
