#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
import Testing

@testable import BidiShow

@Suite("JSON")
struct JSONTests {
    private func written(_ value: JSONValue) -> [UInt8] {
        var writer = JSONWriter()
        writer.value(value)
        return writer.bytes
    }

    private func read(_ text: String) throws -> JSONValue { try JSONReader.read(Array(text.utf8)) }

    @Test("Every scalar comes back through Foundation's decoder and through ours")
    func roundTrip() throws {
        var count = 0
        for plane in 0...0x10 as ClosedRange<UInt32> {
            var text = String.UnicodeScalarView()
            for value in plane << 16...plane << 16 | 0xFFFF {
                guard let scalar = Unicode.Scalar(value) else { continue }
                text.append(scalar)
                count += 1
            }
            let string = String(text)
            let bytes = written(.array([.string(string)]))
            // By scalars: equality of strings would forgive another normal form.
            let decoded = try JSONDecoder().decode([String].self, from: Data(bytes))
            #expect(decoded.map { Array($0.unicodeScalars) } == [Array(text)], "plane \(plane)")
            guard case .array(let elements) = try JSONReader.read(bytes), case .string(let ours) = elements[0] else {
                Issue.record("plane \(plane) is no string")
                continue
            }
            #expect(Array(ours.unicodeScalars) == Array(text), "plane \(plane)")
        }
        #expect(count == 0x110000 - 0x800)
    }

    @Test("Nothing that steers a terminal or splits a line is written as it is")
    func escapes() {
        let text = "\"\\\u{0}\n\r\t\u{1B}\u{7F}\u{9B}\u{61C}\u{200E}\u{2028}\u{2029}\u{202E}\u{2069}\u{200C}\u{A0}א"
        let expected =
            #""\"\\\u0000\n\r\t\u001b\u007f\u009b\u061c\u200e\u2028\u2029\u202e\u2069"# + "\u{200C}\u{A0}א\""
        #expect(String(decoding: written(.string(text)), as: UTF8.self) == expected)
    }

    @Test(
        "Members keep their order, numbers their digits",
        arguments: [
            #"{"b":1,"a":[],"c":{}}"#, #"[1.0,-0,1e400,12345678901234567890123,0.10,1E+2,-1.5e-7]"#,
            #"[true,false,null,""]"#,
            #"{"a":1,"a":2}"#,
        ])
    func verbatim(text: String) throws {
        #expect(String(decoding: written(try read(text)), as: UTF8.self) == text)
    }

    @Test(
        "Escapes are read",
        arguments: [
            (#""\u05d0\u05D1""#, "אב"), (#""\ud83d\ude00""#, "\u{1F600}"),
            (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"),
            (#""\u0000""#, "\0"),
        ])
    func readsEscapes(text: String, expected: String) throws {
        #expect(try read(text) == .string(expected))
    }

    @Test(
        "What is not JSON is refused where it stops being JSON, as Foundation refuses it",
        arguments: [
            ("", 0), ("x", 0), ("tru", 3), ("{", 1), ("{\"a\"}", 4), ("{\"a\":1,}", 7), ("[1 2]", 3), ("[1,]", 3),
            ("01", 1),
            ("1.", 2), ("-", 1), ("1e", 2), ("+1", 0), (".5", 0), ("\"a", 2), ("\"\u{1}\"", 1), (#""\x""#, 1),
            (#""\u12g4""#, 5),
            (#""\ud800""#, 1), (#""\ud800\u0041""#, 1), (#""\udc00""#, 1), ("{a:1}", 1), ("{'a':1}", 1), ("[] []", 3),
            ("nul", 3),
            ("\u{FEFF}1", 0), ("NaN", 0), ("{\"a\":1 \"b\":2}", 7),
        ])
    func refusals(text: String, byte: Int) {
        let error = #expect(throws: JSONSyntaxError.self) { _ = try read(text) }
        #expect(error?.byteOffset == byte)
    }

    @Test("Nesting is limited")
    func depth() throws {
        func nested(_ depth: Int) -> String {
            String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
        }
        _ = try read(nested(JSONReader.maximumDepth + 1))
        #expect(throws: JSONSyntaxError.self) { _ = try read(nested(JSONReader.maximumDepth + 2)) }
        #expect(throws: JSONSyntaxError.self) { _ = try read(String(repeating: "[", count: 1_000_000)) }
    }
}
