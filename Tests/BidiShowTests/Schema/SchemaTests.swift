import Foundation
import TestSupport
import Testing

@testable import BidiShow

@Suite("JSON Schema")
struct SchemaTests {
    private let validator: SchemaValidator

    init() throws { validator = try SchemaValidator(MachineSchema.text) }

    private func read(_ line: String) throws -> JSONValue { try JSONReader.read(Array(line.utf8)) }

    /// A value for every kind, with the fields that it needs beside its kind and its language, and no others.
    private static let values = [
        "price": #""value":"-1234.5","currency":"AED""#, "unit": #""value":"5","unit":"kilometer""#,
        "price-range": #""start":"1","end":"2.5","currency":"AED""#,
        "unit-range": #""start":"1","end":"2.5","unit":"kilometer""#, "number-range": #""start":"1","end":"2.5""#,
        "percent-range": #""start":"0.1","end":"0.25""#, "phone": #""value":"+971 50 123 4567""#,
        "card": #""value":"4111111111111111""#, "expiry": #""value":"05/27""#,
        "iban": #""value":"GB82 WEST 1234 5698 7654 32""#, "time": #""value":"18:30""#,
        "date": #""value":"2024-05-12""#,
        "datetime": #""value":"2024-05-12T18:30""#, "duration": #""value":"PT5M""#, "relative": #""value":"-P3D""#,
        "date-range": #""start":"2024-05-12","end":"2024-05-14""#, "time-range": #""start":"10:00","end":"18:00""#,
        "hours": #""days":{"mon":["10:00-14:00","16:00-20:00"],"sun":[]}"#, "list": #""items":["a","ب"]"#,
        "email": #""value":"a@example.com""#, "url": #""value":"https://example.com/a""#,
        "coordinates": #""value":"25.2, 55.3""#, "dimensions": #""value":"120 x 60""#,
        "compact": #""value":"12345""#, "ordinal": #""value":"3""#, "version": #""value":"1.2.3""#,
    ]

    private static let formats = FormatKind.all.map { kind in
        let value = values[kind.name] ?? #""value":"12""#
        return #"{"id":"\#(kind.name)","kind":"\#(kind.name)","locale":"ar-AE",\#(value)}"#
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

    @Test("Messages: requests and answers are valid, with every kind as a piece")
    func message() throws {
        let pieces = FormatKind.all.map { #"{"kind":"\#($0.name)",\#(Self.values[$0.name] ?? #""value":"12""#)}"# }
        let request = #"{"id":1,"locale":"he","base":"rtl","pieces":["a ",\#(pieces.joined(separator: #"," ","#))]}"#
        try validator.validate(try read(request), as: "messageRequest")
        let run = Run("message", "--jsonl", input: request)
        #expect(run.exitCode == .success, "\(run.output)")
        try validator.validate(try read(run.output), as: "formatAnswer")
        let wrong = #"{"locale":"he","pieces":[{"kind":"number","value":"1","locale":"he"}]}"#
        #expect(throws: SchemaValidator.Failure.self) { try validator.validate(try read(wrong), as: "messageRequest") }
    }

    @Test(
        "Every error is valid",
        arguments: [
            "nonsense", "{}", #"{"id":1,"text":5}"#, #"{"id":"a","text":"","x":1}"#, #"{"text":"","base":"up"}"#,
        ])
    func errors(request: String) throws {
        for command in ["show", "format", "message"] {
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
                wrong[index] = .init(name: members[index].name, value: .bool(false))
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
        for definition in definitions
        where !["showRequest", "formatRequest", "messageRequest"].contains(definition.name) {
            #expect(text.contains(##""#/$defs/\##(definition.name)""##), "\(definition.name)")
        }
    }
}
