import Foundation
import Testing

/// The built program beside the test bundle, where the build puts both.
private let program = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    .appendingPathComponent("bidi-show").path

@Suite("The program", .enabled(if: FileManager.default.isExecutableFile(atPath: program)))
struct ProcessTests {
    /// Runs a shell script in which `$0` is the program.
    private func shell(_ script: String) throws -> (exitCode: Int32, output: String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", script, program]
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        process.standardInput = FileHandle.nullDevice
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: output, as: UTF8.self))
    }

    @Test("A reader that goes away is no error")
    func closedPipe() throws {
        let script =
            #"{ seq 1 3000 | "$0" --all; echo "code $?" >&2; } 2>&1 >/dev/null | cat; "#
            + #"{ { seq 1 3000 | "$0" --all; echo "code $?" >&2; } | head -n 1 >/dev/null; } 2>&1"#
        #expect(try shell(script).output == "code 0\ncode 0\n")
    }

    @Test("A stream that cannot be written or read ends with 74")
    func streams() throws {
        #expect(try shell(#""$0" x >&-"#).exitCode == 74)
        #expect(try shell(#""$0" <&-"#).exitCode == 74)
    }

    @Test("An argument that is not UTF-8 ends with 65")
    func illFormed() throws {
        let run = try shell(#""$0" "$(printf 'a\377')""#)
        #expect(run.exitCode == 65)
        #expect(run.output == "bidi-show: argument 1, not UTF-8 at byte 1, convert it first, for example with iconv\n")
    }

    @Test("An answer comes while the next request is still to be written")
    func conversation() throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = ["show", "--jsonl"]
        let (requests, answers) = (Pipe(), Pipe())
        process.standardInput = requests
        process.standardOutput = answers
        try process.run()
        for id in 1...3 {
            requests.fileHandleForWriting.write(Data("{\"id\":\(id),\"text\":\"\"}\n".utf8))
            let answer = String(decoding: answers.fileHandleForReading.availableData, as: UTF8.self)
            #expect(answer == "{\"id\":\(id),\"paragraphs\":[],\"findings\":[]}\n")
        }
        try requests.fileHandleForWriting.close()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
    }
}
