import BidiText
import Foundation
import TestSupport
import Testing

@testable import BidiShow

/// The conformance files of UAX #9 as requests.
///
/// In this process a part of them, for the debug build needs minutes for all: every 101st case of BidiTest.txt and every
/// 11th line of BidiCharacterTest.txt. `scripts/check-release` names a built program in `BIDI_SHOW`, which answers all.
@Suite("Conformance through --jsonl")
struct ConformanceTests {
    private static let program = ProcessInfo.processInfo.environment["BIDI_SHOW"]

    private struct Case: Sendable {
        let name: String
        let text: String
        let base: BaseDirection
        let levels: [UInt8?]
        let order: [Int]
        var baseLevel: UInt8?
    }

    /// What an answer has to hold.
    private struct Answer: Decodable {
        struct Paragraph: Decodable {
            let base: String
            let levels: [UInt8?]
            let order: [Int]
            let trace: [Step]
        }

        struct Step: Decodable {
            let offset: Int
            let to: Result
        }

        /// The `to` of a step: a class, a level, or null.
        enum Result: Decodable {
            case bidiClass, level(UInt8), removed

            init(from decoder: any Decoder) throws {
                let container = try decoder.singleValueContainer()
                if container.decodeNil() {
                    self = .removed
                } else if let level = try? container.decode(UInt8.self) {
                    self = .level(level)
                } else {
                    self = .bidiClass
                }
            }
        }

        let id: Int
        let paragraphs: [Paragraph]
    }

    @Test("BidiTest.txt: levels, order, and the last level of every character in the trace")
    func bidiTest() async throws {
        var cases: [Case] = []
        for row in try BidiTestFile().rows {
            for base in row.bases {
                cases.append(
                    Case(
                        name: "line \(row.line), \(base)", text: row.text, base: base, levels: row.levels,
                        order: row.order))
            }
        }
        #expect(cases.count == 770_241)
        try await check(cases, every: 101, count: 7_627)
    }

    @Test("BidiCharacterTest.txt: base level, levels, order, and the last level of every character in the trace")
    func bidiCharacterTest() async throws {
        let cases = try BidiCharacterTestFile().rows.map { row in
            Case(
                name: "line \(row.line)", text: row.text, base: row.base, levels: row.levels, order: row.order,
                baseLevel: row.baseLevel)
        }
        #expect(cases.count == 91_707)
        try await check(cases, every: 11, count: 8_337)
    }

    private func check(_ all: [Case], every step: Int, count: Int) async throws {
        let cases = Self.program == nil ? stride(from: 0, to: all.count, by: step).map { all[$0] } : all
        #expect(cases.count == (Self.program == nil ? count : all.count))
        let batchSize = 20_000
        var batches = stride(from: 0, to: cases.count, by: batchSize).makeIterator()
        var checked = 0
        var wrong: [String] = []
        // As many at a time as there are processors.
        try await withThrowingTaskGroup(of: (checked: Int, wrong: [String]).self) { group in
            func addBatch() {
                guard let start = batches.next() else { return }
                let batch = Array(cases[start..<min(start + batchSize, cases.count)])
                group.addTask { try Self.check(batch) }
            }
            for _ in 0..<ProcessInfo.processInfo.activeProcessorCount { addBatch() }
            while let result = try await group.next() {
                checked += result.checked
                wrong += result.wrong
                addBatch()
            }
        }
        #expect(checked == cases.count)
        #expect(wrong.isEmpty, "\(wrong.count) wrong, first: \(wrong.prefix(5).joined(separator: "; "))")
        if Self.program != nil {
            print("Conformance through --jsonl: \(checked) of \(all.count) cases, \(wrong.count) wrong")
        }
    }

    private static func check(_ batch: [Case]) throws -> (checked: Int, wrong: [String]) {
        let answers = try answers(to: batch)
        #expect(answers.count == batch.count)
        let wrong = zip(batch, answers).enumerated().filter { index, pair in
            pair.1.id != index || !isRight(pair.1, for: pair.0)
        }
        return (min(batch.count, answers.count), wrong.map(\.element.0.name))
    }

    private static func isRight(_ answer: Answer, for row: Case) -> Bool {
        guard let paragraph = answer.paragraphs.first, answer.paragraphs.count == 1 else { return false }
        if let baseLevel = row.baseLevel, paragraph.base != (baseLevel == 0 ? "ltr" : "rtl") { return false }
        var traced = [UInt8?](repeating: nil, count: row.levels.count)
        for step in paragraph.trace {
            switch step.to {
            case .bidiClass: break
            case .level(let level): traced[step.offset] = level
            case .removed: traced[step.offset] = nil
            }
        }
        return paragraph.levels == row.levels && paragraph.order == row.order && traced == row.levels
    }

    private static func answers(to cases: [Case]) throws -> [Answer] {
        var requests: [UInt8] = []
        for (id, row) in cases.enumerated() {
            var writer = JSONWriter()
            writer.object { writer in
                writer.name("id")
                writer.integer(id)
                writer.member("text", row.text)
                writer.member("base", row.base == .leftToRight ? "ltr" : row.base == .rightToLeft ? "rtl" : "auto")
                writer.name("explain")
                writer.bool(true)
            }
            requests += writer.bytes + [UInt8(ascii: "\n")]
        }
        let output = try answers(to: requests)
        let decoder = JSONDecoder()
        return try output.split(separator: UInt8(ascii: "\n")).map { try decoder.decode(Answer.self, from: $0) }
    }

    private static func answers(to requests: [UInt8]) throws -> Data {
        guard let program else {
            let run = Run(bytes: [Array("show".utf8), Array("--jsonl".utf8)], input: [requests])
            #expect(run.exitCode == .success)
            return Data(run.output.utf8)
        }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (input, output) = (folder.appendingPathComponent("in"), folder.appendingPathComponent("out"))
        try Data(requests).write(to: input)
        try Data().write(to: output)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = ["show", "--jsonl"]
        process.standardInput = try FileHandle(forReadingFrom: input)
        process.standardOutput = try FileHandle(forWritingTo: output)
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        return try Data(contentsOf: output)
    }
}
