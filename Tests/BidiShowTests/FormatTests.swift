import BidiFormat
import Testing

@testable import BidiShow

@Suite("format")
struct FormatTests {
    @Test("An answer has every field in the order of the contract")
    func answer() {
        // ICU 72 writes 26 % in Arabic-Indic digits with U+066A and ALM; the isolate is right to left (rules.md, D2).
        let run = Run("format", "--jsonl", input: #"{"id":"a","kind":"percent","value":"0.26","locale":"ar-EG"}"#)
        #expect(run.exitCode == .success)
        #expect(
            run.output
                == #"{"id":"a","text":"\u2067٢٦٪\u061c\u2069","plain":"٢٦٪","html":"<bdi dir=\"rtl\">٢٦٪\u061c</bdi>","#
                + #""copyText":"٢٦٪","direction":"rtl","numberingSystem":"arab","visual":{"ltr":"٪٢٦","rtl":"٪٢٦"},"#
                + #""parts":[{"type":"control","text":"\u2067"},"#
                + #"{"type":"integer","text":"٢٦"},{"type":"percentSign","text":"٪"},{"type":"control","text":"\u061c"},"#
                + #"{"type":"control","text":"\u2069"}]}"# + "\n")
    }

    @Test(
        "The command line asks the same as the machine interface",
        arguments: [
            (
                [
                    "price", "-1234.5", "--currency", "usd", "--locale", "ar-EG", "--sign", "accounting",
                    "--presentation=code",
                ],
                #"{"kind":"price","value":"-1234.5","currency":"usd","locale":"ar-EG","sign":"accounting","presentation":"code"}"#
            ),
            (
                ["number", "1234.567", "--locale", "he", "--maximum-fraction-digits", "1", "--grouping", "never"],
                #"{"kind":"number","value":"1234.567","locale":"he","maximumFractionDigits":1,"grouping":"never"}"#
            ),
            (
                ["phone", "+971 50 123 4567", "--locale", "ar-EG", "--numbering-system", "latn"],
                #"{"kind":"phone","value":"+971 50 123 4567","locale":"ar-EG","numberingSystem":"latn"}"#
            ),
            (
                ["card", "4111111111111111", "--locale", "fa", "--masked", "--isolation", "none"],
                #"{"kind":"card","value":"4111111111111111","locale":"fa","masked":true,"isolation":"none"}"#
            ),
            (
                ["time-range", "09:00", "17:30", "--locale", "he", "--order", "ltr", "--message-locale", "en"],
                #"{"kind":"time-range","start":"09:00","end":"17:30","locale":"he","order":"ltr","messageLocale":"en"}"#
            ),
            (
                ["unit", "5", "--unit", "celsius", "--locale", "ar-EG", "--width", "narrow"],
                #"{"kind":"unit","value":"5","unit":"celsius","locale":"ar-EG","width":"narrow"}"#
            ),
            (
                [
                    "datetime", "2024-05-12T18:30", "--locale", "fa", "--calendar", "gregory", "--time-zone",
                    "Asia/Dubai",
                ],
                #"{"kind":"datetime","value":"2024-05-12T18:30","locale":"fa","calendar":"gregory","timeZone":"Asia/Dubai"}"#
            ),
            (
                ["list", "a", "b", "--locale", "ar", "--connection", "or"],
                #"{"kind":"list","items":["a","b"],"locale":"ar","connection":"or"}"#
            ),
            (
                ["hours", "mon=10:00-14:00,16:00-20:00", "tue=", "--locale", "he", "--closed", "סגור"],
                #"{"kind":"hours","days":{"mon":["10:00-14:00","16:00-20:00"],"tue":[]},"locale":"he","closed":"סגור"}"#
            ),
        ])
    func commandLine(arguments: [String], request: String) {
        let machine = Run("format", "--jsonl", input: request)
        #expect(machine.exitCode == .success)
        let person = Run(bytes: (["format"] + arguments + ["--json"]).map { Array($0.utf8) }, input: [])
        #expect(person.output == machine.output)
    }

    @Test("With --text the text alone is printed")
    func text() throws {
        let style = try PriceFormatStyle(currency: "AED", locale: "ar-AE")
        #expect(
            Run("format", "price", "249", "--currency", "AED", "--locale", "ar-AE", "--text").output
                == style.format(249) + "\n")
    }

    @Test(
        "Every mistake has its code",
        arguments: [
            (#"{"value":"1","locale":"he"}"#, "missing-field"), (#"{"kind":"number","locale":"he"}"#, "missing-field"),
            (#"{"kind":"number","value":"1"}"#, "missing-field"),
            (#"{"kind":"price","value":"1","locale":"he"}"#, "missing-field"),
            (#"{"kind":"time-range","start":"09:00","locale":"he"}"#, "missing-field"),
            (#"{"kind":"Number","value":"1","locale":"he"}"#, "unknown-kind"),
            (#"{"kind":"","value":"1","locale":"he"}"#, "unknown-kind"),
            (#"{"kind":"number","value":"1","locale":"he","currency":"ILS"}"#, "unknown-field"),
            (#"{"kind":"number","value":1,"locale":"he"}"#, "bad-value"),
            (#"{"kind":"number","value":"12abc","locale":"he"}"#, "bad-value"),
            (#"{"kind":"number","value":"1","locale":"he","sign":"plus"}"#, "bad-value"),
            (#"{"kind":"number","value":"1","locale":"he","maximumFractionDigits":1.5}"#, "bad-value"),
            (#"{"kind":"number","value":"1","locale":"he","maximumFractionDigits":-1}"#, "bad-value"),
            (#"{"kind":"number","value":"1","locale":"he","maximumFractionDigits":"1"}"#, "bad-value"),
            (
                #"{"kind":"number","value":"1","locale":"he","minimumFractionDigits":3,"maximumFractionDigits":2}"#,
                "bad-value"
            ),
            (#"{"kind":"number","value":"1","locale":"he","significantDigits":3,"increment":"0.05"}"#, "bad-value"),
            (#"{"kind":"card","value":"4111111111111111","locale":"he","masked":"yes"}"#, "bad-value"),
            (#"{"kind":"time-range","start":"25:00","end":"09:00","locale":"he"}"#, "bad-value"),
            (#"{"kind":"time-range","start":"09:00Z","end":"10:00","locale":"he"}"#, "bad-value"),
            (#"{"kind":"number","value":"1","locale":"not a tag"}"#, "bad-locale"),
            (#"{"kind":"number","value":"1","locale":"xx"}"#, "no-locale-data"),
            (#"{"kind":"number","value":"1","locale":"he","messageLocale":"xx"}"#, "no-locale-data"),
            (#"{"kind":"price","value":"1","currency":"XXX","locale":"he"}"#, "bad-currency"),
            (#"{"kind":"number","value":"1","locale":"he","numberingSystem":"hebr"}"#, "bad-numbering-system"),
            (#"{"kind":"number","value":"NaN","locale":"he"}"#, "not-a-number"),
            (#"{"kind":"number","value":"1e5000","locale":"he"}"#, "out-of-range"),
            (#"{"kind":"unit","value":"1","unit":"cubit","locale":"he"}"#, "bad-unit"),
            (#"{"kind":"datetime","value":"2024-05-12T18:30","timeZone":"Mars/Base","locale":"he"}"#, "bad-time-zone"),
            (#"{"kind":"date","value":"2023-02-29","locale":"he"}"#, "bad-value"),
            (#"{"kind":"date","value":"2024-02-29","skeleton":"yMd","dateStyle":"full","locale":"he"}"#, "bad-value"),
            (#"{"kind":"price-range","start":"5","end":"1","currency":"ILS","locale":"he"}"#, "reversed-range"),
            (#"{"kind":"date-range","start":"2024-05-12","end":"2024-05-11","locale":"he"}"#, "reversed-range"),
            (#"{"kind":"ordinal","value":"3","locale":"ku"}"#, "no-locale-data"),
            (#"{"kind":"list","items":["a",1],"locale":"he"}"#, "bad-value"),
            (#"{"kind":"hours","days":{"monday":[]},"locale":"he"}"#, "bad-value"),
            (#"{"kind":"hours","days":{"mon":[],"mon":[]},"locale":"he"}"#, "bad-json"),
        ])
    func mistakes(line: String, code: String) {
        let run = Run("format", "--jsonl", input: line)
        #expect(run.exitCode == .refused)
        #expect(run.output.hasPrefix(#"{"id":null,"error":{"code":"\#(code)","message":""#))
    }

    @Test(
        "A card number or IBAN whose check digits do not fit is shown, and people are told",
        arguments: [
            ("card", "4111111111111111", false), ("card", "4111111111111112", true),
            ("iban", "AE070331234567890123456", false), ("iban", "AE080331234567890123456", true),
        ])
    func checkDigits(kind: String, value: String, isWrong: Bool) {
        let run = Run("format", kind, value, "--locale", "he")
        #expect(run.exitCode == .success)
        #expect(run.output.contains("note    the check digits do not fit") == isWrong)
        let machine = Run("format", kind, value, "--locale", "he", "--json")
        #expect(!machine.output.contains("check digits"))
    }

    @Test("No refusal repeats a card or phone number")
    func privacy() {
        for line in [
            #"{"kind":"card","value":"4111 1111 1111 1111 x","locale":"he"}"#,
            #"{"kind":"phone","value":"+971 50 123 4567 ?","locale":"he"}"#,
        ] {
            let run = Run("format", "--jsonl", input: line)
            #expect(run.exitCode == .refused)
            #expect(!run.output.contains("1111"))
            #expect(!run.output.contains("4567"))
        }
    }

    @Test("Every kind has its value fields among its fields, and every option a field of some kind")
    func tables() {
        for kind in FormatKind.all {
            #expect(kind.fields.isSuperset(of: kind.value.fields + kind.required))
        }
        let fields = FormatKind.all.reduce(into: Set<String>()) { $0.formUnion($1.fields) }
        for option in Option.formatFields + [.locale] { #expect(fields.contains(option.field)) }
        let typed = Set(
            (Option.formatFields + [.locale]).map(\.field) + ["kind", "value", "start", "end", "items", "days"])
        #expect(fields.subtracting(typed).isEmpty)
    }

    @Test("The words of an option are those of its enumeration")
    func choices() {
        func words(_ field: String) -> [String]? { Option.formatFields.first { $0.field == field }?.choices }
        #expect(words("isolation") == Isolation.allCases.map(\.rawValue))
        #expect(words("presentation") == PriceFormatStyle.Presentation.allCases.map(\.rawValue))
        #expect(words("placement") == SymbolPlacement.allCases.map(\.rawValue))
        #expect(words("sign") == SignDisplay.allCases.map(\.rawValue))
        #expect(words("notation") == NumberNotation.allCases.map(\.rawValue))
        #expect(words("grouping") == NumberGrouping.allCases.map(\.rawValue))
        #expect(words("rounding") == NumberRounding.allCases.map(\.rawValue))
        #expect(words("order") == RangeOrder.allCases.map(\.rawValue))
    }

    @Test("Every code of BidiFormat is a code of the machine interface", arguments: BidiFormatError.Code.allCases)
    func codes(code: BidiFormatError.Code) {
        #expect(MachineError(BidiFormatError(code, "x")).code.rawValue == code.rawValue)
    }
}
