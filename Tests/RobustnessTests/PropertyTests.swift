#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif
internal import Properties
import Testing

@Suite("Properties that fuzzers look after")
struct PropertyTests {
    @Test("Every kept input", arguments: FuzzTarget.allCases)
    func keptInputs(target: FuzzTarget) throws {
        let inputs = try Self.corpus(of: target)
        #expect(inputs.count >= 5)
        for (name, input) in inputs {
            do {
                try target.check(input)
            } catch {
                Issue.record("\(target.rawValue)/\(name): \(error)")
            }
        }
    }

    @Test("Random inputs", arguments: FuzzTarget.allCases)
    func randomInputs(target: FuzzTarget) {
        var failures: [String] = []
        for (number, input) in RandomInputs(seed: 2024).prefix(500).enumerated() {
            do {
                try target.check(input)
            } catch {
                failures.append("\(number): \(error)")
            }
        }
        #expect(failures.isEmpty, "\(failures.count) of 500 fail, first: \(failures.prefix(3))")
    }

    /// Nothing, and the files of `Fuzz/Corpus/<target>`, found from where this source file is.
    ///
    /// No file is empty: Foundation leaks its buffer when it reads one, which hides other leaks.
    private static func corpus(of target: FuzzTarget) throws -> [(name: String, input: [UInt8])] {
        let root = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
        let folder = "/\(root)/Fuzz/Corpus/\(target.rawValue)"
        let files = try FileManager.default.contentsOfDirectory(atPath: folder).sorted().map { name in
            let data = try #require(FileManager.default.contents(atPath: "\(folder)/\(name)"))
            try #require(!data.isEmpty, "\(target.rawValue)/\(name) is empty")
            return (name: name, input: Array(data))
        }
        return [("nothing", [])] + files
    }
}
