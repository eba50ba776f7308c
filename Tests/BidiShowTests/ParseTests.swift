import BidiFormat
import Testing

@testable import BidiShow

@Suite("parse")
struct ParseTests {
    @Test(
        "An answer has the value and what goes with it",
        arguments: [
            (#"{"id":1,"kind":"number","text":"١٬٢٣٤٫٥-","locale":"ar-EG"}"#, #""value":"-1234.5""#),
            (#"{"id":1,"kind":"percent","text":"26","locale":"he"}"#, #""value":"0.26""#),
            (
                #"{"id":1,"kind":"price","text":"\u200f1,234.50 ₪","locale":"he"}"#,
                #""value":"1234.5","currency":"ILS""#
            ),
            (
                #"{"id":1,"kind":"price","text":"$5","locale":"ar-EG","currency":"cad"}"#,
                #""value":"5","currency":"CAD""#
            ),
            (#"{"id":1,"kind":"unit","text":"ساعتان","locale":"ar"}"#, #""value":"2","unit":"hour""#),
            (#"{"id":1,"kind":"unit","text":"5 m","locale":"en"}"#, #""value":"5","unit":"meter""#),
            (#"{"id":1,"kind":"unit","text":"5 mi","locale":"en","unit":"mile"}"#, #""value":"5","unit":"mile""#),
            (#"{"id":1,"kind":"phone","text":"+٩٧١ ٥٠ ١٢٣ ٤٥٦٧","locale":"ar-EG"}"#, #""value":"+971501234567""#),
            (#"{"id":1,"kind":"card","text":"4111 1111 1111 1111","locale":"fa"}"#, #""value":"4111111111111111""#),
            (
                #"{"id":1,"kind":"iban","text":"AE07 0331 2345 6789 0123 456","locale":"ar"}"#,
                #""value":"AE070331234567890123456""#
            ),
            (#"{"id":1,"kind":"date","text":"٢٥/٣/٢٠٢٤","locale":"ar-EG"}"#, #""value":"2024-03-25""#),
            (#"{"id":1,"kind":"date","text":"12 مايو 2024","locale":"ar-AE"}"#, #""value":"2024-05-12""#),
            (#"{"id":1,"kind":"time","text":"9:05 pm","locale":"en"}"#, #""value":"21:05""#),
            (#"{"id":1,"kind":"time","text":"21:05","locale":"en"}"#, #""value":"21:05""#),
            (#"{"id":1,"kind":"time-range","text":"18:00–10:00","locale":"he"}"#, #""start":"18:00","end":"10:00""#),
        ])
    func answer(line: String, members: String) {
        let run = Run("parse", "--jsonl", input: line)
        #expect(run.output == #"{"id":1,"# + members + "}\n")
        #expect(run.exitCode == .success)
    }

    @Test(
        "Every mistake has its code",
        arguments: [
            (#"{"kind":"number","text":"1.234","locale":"ru"}"#, "ambiguous"),
            (#"{"kind":"number","text":"12abc","locale":"en"}"#, "unreadable"),
            (#"{"kind":"number","text":"1","locale":"xx"}"#, "no-locale-data"),
            (#"{"kind":"numbers","text":"1","locale":"en"}"#, "unknown-kind"),
            (#"{"kind":"number","locale":"en"}"#, "missing-field"),
            (#"{"kind":"number","text":"1","locale":"en","currency":"AED"}"#, "unknown-field"),
            (#"{"kind":"price","text":"5","locale":"en"}"#, "unreadable"),
            (#"{"kind":"price","text":"$5","locale":"ar-EG"}"#, "ambiguous"),
            (#"{"kind":"price","text":"5","locale":"en","currency":"XXX"}"#, "bad-currency"),
            (#"{"kind":"unit","text":"5","locale":"en","unit":"x"}"#, "bad-unit"),
            (#"{"kind":"unit","text":"5","locale":"en"}"#, "unreadable"),
            (#"{"kind":"date","text":"3/25/2024","locale":"ar-EG"}"#, "unreadable"),
            (#"{"kind":"time","text":"9:05","locale":"en"}"#, "ambiguous"),
            (#"{"kind":"phone","text":"972 50 123 4567+","locale":"en"}"#, "unreadable"),
            (#"{"kind":"card","text":"4111 1111 1111 1112","locale":"en"}"#, "unreadable"),
            (#"{"kind":"iban","text":"AE08 0331 2345 6789 0123 456","locale":"en"}"#, "unreadable"),
            (#"{"kind":"number","text":"123456789012345678901234567890123456789","locale":"en"}"#, "out-of-range"),
        ])
    func mistakes(line: String, code: String) {
        let run = Run("parse", "--jsonl", input: line)
        #expect(run.exitCode == .refused)
        #expect(run.output.hasPrefix(#"{"id":null,"error":{"code":"\#(code)","message":""#), "\(run.output)")
        for secret in ["4567", "1112", "AE08"] { #expect(!run.output.contains(secret)) }
    }

    @Test func anAmbiguousTextHasBothReadings() {
        let run = Run("parse", "--jsonl", input: #"{"kind":"number","text":"1.234","locale":"ru"}"#)
        #expect(run.output.contains(#""offset":1,"readings":["1234","1.234"]"#))
    }

    @Test func forPeople() {
        #expect(Run("parse", "price", "249 د.إ.", "--locale", "ar-AE").output == "249 AED\n")
        #expect(Run("parse", "time-range", "18:00–10:00", "--locale", "he").output == "18:00 10:00\n")
        let refused = Run("parse", "number", "12abc", "--locale", "en")
        #expect(refused.exitCode == .refused)
        #expect(refused.errors.hasPrefix("bidi-show: not an amount"))
        for arguments in [
            ["parse"], ["parse", "number"], ["parse", "number", "5"], ["parse", "number", "5", "6", "--locale", "en"],
        ] {
            #expect(Run(bytes: arguments.map { Array($0.utf8) }, input: []).exitCode == .usage)
        }
    }

    @Test("What format prints, parse reads")
    func roundTrip() {
        for (kind, value, more) in [
            ("number", "-1234.5", []), ("percent", "0.26", []), ("price", "-249", ["--currency", "AED"]),
            ("phone", "+971501234567", []), ("card", "4111111111111111", []),
        ] {
            for locale in ["ar-EG", "ar-AE", "he", "fa", "ur", "ckb", "en"] {
                let options = ["--locale", locale] + more
                let printed = Run(
                    bytes: (["format", kind, value, "--text"] + options).map { Array($0.utf8) }, input: [])
                let text = String(printed.output.dropLast())
                let read = Run(bytes: (["parse", kind] + options + ["--", text]).map { Array($0.utf8) }, input: [])
                #expect(read.output == value + (more.isEmpty ? "" : " AED") + "\n", "\(kind) in \(locale)")
            }
        }
    }
}

@Suite("field")
struct FieldTests {
    @Test func steps() {
        let run = Run(
            "field", "phone", "--unescape", input: "type ٠٥٠ ١٢\nleft\ntype ٩\nback\npaste \\u{2066}34\\u{2069}\n")
        #expect(
            run.lines.filter { $0.hasPrefix("text:") } == [
                "text:  050 12|", "text:  050 1|2", "text:  050 19|2", "text:  050 1|2", "text:  050 134|2",
            ])
        #expect(run.exitCode == .success)
        #expect(run.output.hasSuffix("value: 0501342\n"))
    }

    @Test func refusalsAreSaid() {
        let run = Run("field", "card", input: "type 4111x\nclear\n")
        #expect(run.output.contains("text:  4111|\n"))
        #expect(run.output.contains("refused: U+0078 "))
        #expect(run.output.hasSuffix("empty\n"))
    }

    @Test(
        arguments: [
            (["field"], "", ExitCode.usage), (["field", "phones"], "", .usage), (["field", "phone", "x"], "", .usage),
            (["field", "amount"], "", .usage), (["field", "phone"], "jump\n", .usage),
            (["field", "amount", "--locale", "xx"], "", .refused),
            (["field", "amount", "--locale", "ar", "--currency", "EGP"], "type 5\n", .success),
        ])
    func exitCodes(arguments: [String], input: String, code: ExitCode) {
        #expect(Run(bytes: arguments.map { Array($0.utf8) }, input: [Array(input.utf8)]).exitCode == code)
    }
}
