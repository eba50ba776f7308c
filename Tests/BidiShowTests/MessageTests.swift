import BidiFormat
import BidiText
import Testing

@testable import BidiShow

/// `bidi-show message --jsonl`: the same as a `BidiString` in Swift.
@Suite("Messages")
struct MessageTests {
    @Test("Values in a message are as the library puts them there")
    func message() throws {
        let arabic = try LanguageTag("ar-EG")
        let price = PriceFormatStyle.Options(try Currency("AED"))
        let shop = try PhoneNumber("+971 50 123 4567")
        let message: BidiString = "المجموع \(249, format: price)، \(shop, format: .phoneNumber)"
        let run = Run(
            "message", "--jsonl",
            input: #"{"id":1,"locale":"ar-EG","pieces":["المجموع ",{"kind":"price","value":"249","currency":"AED"},"، ","#
                + #"{"kind":"phone","value":"+971 50 123 4567"}]}"#)
        #expect(run.exitCode == .success)
        let text = try #require(JSONValue.answer(run.output, "text"))
        #expect(text == message.text(in: arabic))
        #expect(JSONValue.answer(run.output, "html") == message.html(in: arabic))
        #expect(JSONValue.answer(run.output, "plain") == message.plain(in: arabic))
        #expect(JSONValue.answer(run.output, "copyText") == message.copyText(in: arabic))
    }

    @Test("A base that first strong would not find gets a mark")
    func base() {
        let run = Run(
            "message", "--jsonl", input: #"{"locale":"ar","base":"rtl","pieces":["iPhone 15 متوفر"]}"#)
        #expect(JSONValue.answer(run.output, "text") == "\u{200F}iPhone 15 متوفر")
    }

    @Test(
        "Every mistake has its code",
        arguments: [
            (#"{"pieces":[]}"#, "missing-field"), (#"{"locale":"ar"}"#, "missing-field"),
            (#"{"locale":"ar","pieces":"x"}"#, "bad-value"), (#"{"locale":"ar","pieces":[1]}"#, "bad-value"),
            (#"{"locale":"ar","pieces":[{"kind":"x"}]}"#, "unknown-kind"),
            (#"{"locale":"ar","pieces":[{"kind":"number"}]}"#, "missing-field"),
            (#"{"locale":"ar","pieces":[{"kind":"number","value":"1","locale":"he"}]}"#, "unknown-field"),
            (#"{"locale":"ar","pieces":[{"kind":"number","kind":"price","value":"1"}]}"#, "bad-json"),
            (#"{"locale":"ar","pieces":[],"base":"auto"}"#, "bad-value"),
            (#"{"locale":"xx","pieces":[]}"#, "no-locale-data"),
        ])
    func mistakes(line: String, code: String) {
        let run = Run("message", "--jsonl", input: line)
        #expect(run.exitCode == .refused)
        #expect(run.output.hasPrefix(#"{"id":null,"error":{"code":"\#(code)""#))
    }

    @Test("Without --jsonl the command is refused")
    func usage() { #expect(Run("message").exitCode == .usage) }
}

extension JSONValue {
    /// A string member of an answer.
    fileprivate static func answer(_ line: String, _ name: String) -> String? {
        guard case .object(let members)? = try? JSONReader.read(Array(line.utf8)),
            case .string(let text)? = members.first(where: { $0.name == name })?.value
        else { return nil }
        return text
    }
}
