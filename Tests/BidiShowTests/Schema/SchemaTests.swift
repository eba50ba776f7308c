import Foundation
import TestSupport
import Testing

@testable import BidiShow

@Suite("JSON Schema")
struct SchemaTests {
    private let validator: SchemaValidator

    init() throws { validator = try SchemaValidator(MachineSchema.text) }

    private func read(_ line: String) throws -> JSONValue { try JSONReader.read(Array(line.utf8)) }

    /// A request of every kind, with the fields that it needs and no others.
    private static let formats = FormatKind.allCases.map { kind in
        let value = switch kind {
            case .number, .percent, .price: #""value":"-1234.5""#
            case .phone: #""value":"+971 50 123 4567""#
            case .card: #""value":"4111111111111111""#
            case .timeRange: #""start":"10:00","end":"18:00""#
        }
        let currency = kind == .price ? #","currency":"AED""# : ""
        return #"{"id":"\#(kind.rawValue)","kind":"\#(kind.rawValue)","locale":"ar-AE",\#(value)\#(currency)}"#
    }

    @Test("The file in the documentation is the one the program prints")
    func file() throws {
        let path = #filePath.split(separator: "/").dropLast(4).joined(separator: "/")
        let data = try #require(FileManager.default.contents(atPath: "/\(path)/Documentation/bidi-show.schema.json"))
        let isSame = String(decoding: data, as: UTF8.self) == Run("--generate", "schema").output
        #expect(isSame, "write it anew: bidi-show --generate schema > Documentation/bidi-show.schema.json")
    }

    @Test("Every answer about a reported fault is valid, in all bases, with its trace")
    func show() throws {
        var answers = 0
        for fault in try ReportedFault.all() {
            guard let text = fault.inputRaw else { continue }
            for base in ["ltr", "auto-rtl"] {
                var writer = JSONWriter()
                writer.object { writer in
                    writer.member("id", fault.id)
                    writer.member("text", text + "\n" + fault.expectedRaw)
                    writer.member("base", base)
                    writer.name("explain")
                    writer.bool(true)
                }
                let request = String(decoding: writer.bytes, as: UTF8.self)
                try validator.validate(try read(request), as: "showRequest")
                let answer = try read(Run("--jsonl", input: request).output)
                #expect(throws: Never.self, "\(fault)") { try validator.validate(answer, as: "showAnswer") }
                #expect(throws: Never.self, "\(fault)") { try validator.validate(answer) }
                answers += 1
            }
        }
        #expect(answers > 150)
    }

    @Test("Every kind of value: request and answer are valid", arguments: formats)
    func format(request: String) throws {
        try validator.validate(try read(request), as: "formatRequest")
        let run = Run("format", "--jsonl", input: request)
        #expect(run.exitCode == .success)
        try validator.validate(try read(run.output), as: "formatAnswer")
        try validator.validate(try read(run.output))
    }

    @Test(
        "Every error is valid",
        arguments: [
            "nonsense", "{}", #"{"id":1,"text":5}"#, #"{"id":"a","text":"","x":1}"#, #"{"text":"","base":"up"}"#,
        ])
    func errors(request: String) throws {
        for command in ["show", "format"] {
            let run = Run(command, "--jsonl", input: request)
            #expect(run.exitCode == .refused)
            try validator.validate(try read(run.output), as: "errorAnswer")
            try validator.validate(try read(run.output))
        }
    }

    @Test("What the program refuses, the schema refuses too: a field more, a field less, a wrong type")
    func strictness() throws {
        for request in Self.formats + [#"{"id":1,"text":"a"}"#] {
            let definition = request.contains("kind") ? "formatRequest" : "showRequest"
            guard case .object(let members) = try read(request) else { continue }
            let more = JSONValue.object(members + [.init(name: "colour", value: .string("red"))])
            #expect(throws: SchemaValidator.Failure.self) { try validator.validate(more, as: definition) }
            for index in members.indices where members[index].name != "id" {
                var less = members
                less.remove(at: index)
                #expect(throws: SchemaValidator.Failure.self) { try validator.validate(.object(less), as: definition) }
                var wrong = members
                wrong[index] = .init(name: members[index].name, value: .array([]))
                #expect(throws: SchemaValidator.Failure.self) { try validator.validate(.object(wrong), as: definition) }
            }
        }
        let answer = try read(Run("--jsonl", input: #"{"id":1,"text":"א 1","explain":true}"#).output)
        guard case .object(let members) = answer else { return }
        for index in members.indices {
            var less = members
            less.remove(at: index)
            #expect(throws: SchemaValidator.Failure.self) { try validator.validate(.object(less)) }
        }
    }

    @Test("Every object of the schema is closed, and every definition is used")
    func closed() throws {
        let text = MachineSchema.text
        #expect(text.ranges(of: #""properties""#).count == text.ranges(of: #""additionalProperties": false"#).count)
        guard case .object(let definitions) = try read(text)["$defs"] else { return }
        #expect(definitions.count > 10)
        for definition in definitions where !["showRequest", "formatRequest"].contains(definition.name) {
            #expect(text.contains(##""#/$defs/\##(definition.name)""##), "\(definition.name)")
        }
    }
}
