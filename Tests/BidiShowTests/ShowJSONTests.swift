import Testing

@testable import BidiShow

@Suite("show, for machines")
struct ShowJSONTests {
    @Test("An answer has every field in the order of the contract")
    func answer() {
        let run = Run("show", "--jsonl", input: #"{"id":7,"text":"אב 12\n(a)","base":"auto"}"#)
        #expect(run.exitCode == .success)
        #expect(
            run.output
                == #"{"id":7,"paragraphs":[{"start":0,"end":6,"base":"rtl","baseSource":{"kind":"first-strong","offset":0},"#
                + #""levels":[1,1,1,2,2,1],"order":[5,3,4,2,1,0],"visual":"\n12 בא","runs":[{"start":0,"end":3,"level":1},"#
                + #"{"start":3,"end":5,"level":2},{"start":5,"end":6,"level":1}]},{"start":6,"end":9,"base":"ltr","#
                + #""baseSource":{"kind":"first-strong","offset":7},"levels":[0,0,0],"order":[6,7,8],"visual":"(a)","#
                + #""runs":[{"start":6,"end":9,"level":0}]}],"findings":[]}"# + "\n")
    }

    @Test("Levels are null for what rule X9 removes; empty text has no paragraphs")
    func details() {
        let removed = Run("--jsonl", input: #"{"text":"a\u202eb","base":"ltr"}"#)
        #expect(
            removed.output.contains(#""baseSource":{"kind":"given"},"levels":[0,null,1],"order":[0,2],"visual":"ab""#))
        #expect(Run("--jsonl", input: #"{"text":""}"#).output == #"{"id":null,"paragraphs":[],"findings":[]}"# + "\n")
        #expect(
            Run("--jsonl", input: #"{"text":"1","base":"auto-rtl"}"#).output.contains(
                #""base":"rtl","baseSource":{"kind":"fallback"}"#))
    }

    @Test("--json answers the same for a text of the command line")
    func json() {
        let lines = Run("--jsonl", input: #"{"text":"אב 12","base":"ltr"}"#).lines
        #expect(Run("--json", "--base", "ltr", "אב 12").lines == lines)
        #expect(Run("--json", "--base", "ltr", input: "אב 12\n").lines == lines)
    }
}

@Suite("JSON Lines")
struct JSONLinesTests {
    @Test(
        "The id comes back as it was sent",
        arguments: ["1", "-0", "1.0", "1e2", "12345678901234567890", #""x\u2028""#, #""""#, "null"])
    func id(id: String) {
        #expect(Run("--jsonl", input: #"{"text":"","id":\#(id)}"#).output.hasPrefix(#"{"id":\#(id),"#))
    }

    @Test(
        "Every mistake in a request has its code, and its id where that can be read",
        arguments: [
            ("nonsense", "null", "bad-json"), (#"{"id":1,"text":"a""#, "null", "bad-json"),
            (#"[{"id":1}]"#, "null", "bad-json"),
            (#""text""#, "null", "bad-json"), (#"{"id":1,"text":"a","text":"b"}"#, "1", "bad-json"),
            (#"{"id":1,"id":2,"text":"a"}"#, "1", "bad-json"), (#"{"id":1,"text":"\ud800"}"#, "null", "bad-json"),
            (#"{"id":1}"#, "1", "missing-field"), (#"{"id":1,"text":null}"#, "1", "bad-value"),
            (#"{"id":1,"text":5}"#, "1", "bad-value"), (#"{"id":1,"text":"a","base":"up"}"#, "1", "bad-value"),
            (#"{"id":1,"text":"a","base":true}"#, "1", "bad-value"),
            (#"{"id":1,"text":"a","Base":"ltr"}"#, "1", "unknown-field"),
            (#"{"id":1,"text":"a","explain":1}"#, "1", "bad-value"),
            (#"{"id":{},"text":"a"}"#, "null", "bad-value"),
            (#"{"id":true,"text":"a"}"#, "null", "bad-value"),
        ])
    func mistakes(line: String, id: String, code: String) {
        let run = Run("--jsonl", input: line + "\n" + #"{"id":"next","text":""}"#)
        #expect(run.exitCode == .refused)
        #expect(run.errors == "")
        #expect(run.lines.count == 2)
        #expect(run.lines.first?.hasPrefix(#"{"id":\#(id),"error":{"code":"\#(code)","message":""#) == true)
        #expect(run.lines.last == #"{"id":"next","paragraphs":[],"findings":[]}"#)
    }

    @Test("A line that is not UTF-8 is answered, and the rest go on")
    func illFormed() {
        let run = Run(
            bytes: [Array("--jsonl".utf8)],
            input: [[0x22, 0xD7, 0x90, 0xC0, 0x22, 0x0A], Array("{\"text\":\"\"}".utf8)])
        #expect(run.exitCode == .refused)
        #expect(
            run.lines == [
                #"{"id":null,"error":{"code":"bad-utf8","message":"the line is not UTF-8 at byte 3","offset":2}}"#,
                #"{"id":null,"paragraphs":[],"findings":[]}"#,
            ])
    }

    @Test("Empty lines are skipped, CRLF ends a line, no input is no error")
    func emptyLines() {
        let run = Run("--jsonl", input: "\n\r\n  \n{\"text\":\"\"}\r\n\n")
        #expect(run.exitCode == .success)
        #expect(run.lines.count == 1)
        #expect(Run("--jsonl").output == "")
        #expect(Run("--jsonl").exitCode == .success)
    }

    @Test("Every answer is out before the next request is waited for")
    func streaming() {
        let pieces = [#"{"id":1,"text":""}"# + "\n" + #"{"id":2,"te"#, #"xt":""}"# + "\n", "x\n"].map { Array($0.utf8) }
        let run = Run(bytes: [Array("--jsonl".utf8)], input: pieces)
        #expect(run.flushed.map { $0.split(separator: "\n").count } == [0, 1, 2, 3])
    }

    @Test("A broken line of a megabyte is answered")
    func longLine() {
        let run = Run("--jsonl", input: String(repeating: "[", count: 1_000_000) + "\n{\"text\":\"\"}")
        #expect(run.lines.count == 2)
        #expect(run.lines.first?.contains("bad-json") == true)
        #expect(run.output.utf8.count < 1000)
    }
}
