#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif
internal import BidiFormat
internal import BidiShow
internal import BidiText
internal import Terminal
internal import Testing

@Suite("Bad input, as the documentation tells it")
struct BadInputTests {
    private static let rows: [BadInputRow] = {
        let root = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
        let data = FileManager.default.contents(atPath: "/\(root)/Documentation/Bidi.docc/BadInput.md") ?? Data()
        let lines = String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        return lines.enumerated().compactMap { BadInputRow(line: $0 + 1, $1) }
    }()

    @Test("The table has its rows")
    func count() { #expect(Self.rows.count >= 60) }

    @Test("Every row", arguments: rows)
    func row(_ row: BadInputRow) throws {
        let answer = try #require(Self.answer(to: row), "no such receiver: \(row.receiver)")
        switch answer {
        case .text(let text):
            let result = try #require(row.result, "the answer is \(text.debugDescription)")
            #expect(text.unicodeScalars.elementsEqual(result.unicodeScalars))
        case .error(let code, let message):
            #expect(code == row.answer)
            #expect(message == row.message)
        }
    }

    private enum Answer {
        case text(String)
        case error(code: String, message: String)
    }

    private static func answer(to row: BadInputRow) -> Answer? {
        let text = row.inputs.first ?? ""
        switch row.receiver {
        case "LanguageTag": return answer { try LanguageTag(text).identifier }
        case "Currency": return answer { try Currency(text).code }
        case "NumberingSystem": return answer { try NumberingSystem(text).name }
        case "ExactDecimal": return answer { try ExactDecimal(text).text }
        case "TimeOfDay": return answer { try TimeOfDay(text).description }
        case "TimeRange": return answer { try TimeRange(text, row.inputs.last ?? "").start.description }
        case "PhoneNumber": return answer { try PhoneNumber(text).text }
        case "CardNumber": return answer { try CardNumber(text).text }
        case "IBAN": return answer { try IBAN(text).text }
        case "ContainedText": return .text(ContainedText(text).text)
        case "bidi-show format": return machineAnswer(of: "format", to: text)
        case "bidi-show show": return machineAnswer(of: "show", to: text)
        default: return nil
        }
    }

    private static func answer(_ make: () throws -> String) -> Answer? {
        do {
            return .text(try make())
        } catch let error as BidiFormatError {
            return .error(code: error.code.rawValue, message: error.message)
        } catch {
            return nil
        }
    }

    private static func machineAnswer(of command: String, to line: String) -> Answer? {
        struct Line: Decodable {
            struct Failure: Decodable {
                let code: String
                let message: String
            }
            let error: Failure?
        }
        let output = MemoryOutput()
        _ = BidiShowCommand.run(
            arguments: [Array(command.utf8), Array("--jsonl".utf8)], input: MemoryInput(Array(line.utf8)),
            output: output, errors: MemoryOutput(), environment: TerminalEnvironment())
        guard let answer = try? JSONDecoder().decode(Line.self, from: Data(output.bytes)) else { return nil }
        return answer.error.map { .error(code: $0.code, message: $0.message) }
            ?? .text(String(decoding: output.bytes, as: UTF8.self))
    }
}

private final class MemoryInput: ByteInput {
    private var bytes: [UInt8]

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    func read(upTo count: Int) -> [UInt8] {
        defer { bytes = Array(bytes.dropFirst(count)) }
        return Array(bytes.prefix(count))
    }
}

private final class MemoryOutput: ByteOutput {
    private(set) var bytes: [UInt8] = []

    func write(_ bytes: [UInt8]) { self.bytes += bytes }

    func flush() {}
}
