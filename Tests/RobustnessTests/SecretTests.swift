internal import BidiFormat
internal import BidiShow
internal import Terminal
internal import Testing

@Suite("No card or phone number is told")
struct SecretTests {
    /// Wrong in every way that has a message of its own; the digits are those of test numbers.
    private static let secrets = [
        "4242 4242 4242 42x2", "4242424242424242424242424242", "x4242424242424242", "4242\u{0}424242424242",
        "+971 50 123 4567 8901 2345 678", "+971501234567x#", "tel:+971501234567", "050\u{2028}1234567",
        "AE07 0331 2345 6789 0123 45", "AE0703312345678901234567890123456789", "٤٢٤٢ ٤٢٤٢ ٤٢٤٢ ٤٢x٢", "1234-56x",
    ]

    @Test("By an error, its description or its dump", arguments: secrets)
    func errors(secret: String) {
        func messages<Value: MaskedIdentifier>(_: Value.Type) -> [String] {
            do {
                _ = try Value(secret)
                return []
            } catch {
                var dumped = ""
                dump(error, to: &dumped)
                return [error.message, error.description, "\(error)", String(reflecting: error), dumped]
            }
        }
        let all =
            messages(PhoneNumber.self) + messages(CardNumber.self) + messages(IBAN.self) + messages(OneTimeCode.self)
            + messages(CardExpiry.self) + messages(SecurityCode.self)
        #expect(all.count >= 15)
        for message in all { #expect(!Self.tells(message, of: secret), "\(message)") }
    }

    /// What a log or a crash message would hold of a right value.
    @Test("By a value's own descriptions")
    func values() throws {
        let card = "4242 4242 4242 4242"
        let phone = "+971 50 123 4567"
        func shown(_ value: some Any) -> [String] {
            var dumped = ""
            dump(value, to: &dumped)
            return [
                "\(value)", String(describing: value), String(reflecting: value), dumped, "\(Optional(value) as Any)",
            ]
        }
        for text in shown(try CardNumber(card)) + shown([try CardNumber(card)]) {
            #expect(!Self.tells(text, of: card), "\(text)")
        }
        for text in shown(try PhoneNumber(phone)) + shown(["of": try PhoneNumber(phone)]) {
            #expect(!Self.tells(text, of: phone), "\(text)")
        }
    }

    @Test("By the command line and its machine answers", arguments: secrets)
    func commands(secret: String) throws {
        for kind in ["card", "phone"] {
            let errors = Collected()
            let output = Collected()
            let exit = BidiShowCommand.run(
                arguments: ["format", kind, secret, "--locale", "ar"].map { Array($0.utf8) }, input: Nothing(),
                output: output, errors: errors, environment: TerminalEnvironment())
            guard exit != .success else { continue }
            #expect(!Self.tells(errors.text + output.text, of: secret), "\(errors.text)")
        }
    }

    /// Whether five digits of the secret stand in a row in a text, in whatever digits.
    private static func tells(_ text: String, of secret: String) -> Bool {
        let digits = decimal(secret).filter(\.isNumber)
        return decimal(text).split { !$0.isNumber }.contains { $0.count > 4 && digits.contains($0) }
    }

    private static func decimal(_ text: String) -> String {
        text.unicodeScalars.map { scalar in
            scalar.properties.numericValue.map { String(Int($0)) } ?? String(Character(scalar))
        }
        .joined()
    }
}

private final class Nothing: ByteInput {
    func read(upTo count: Int) -> [UInt8] { [] }
}

private final class Collected: ByteOutput {
    private var bytes: [UInt8] = []
    var text: String { String(decoding: bytes, as: UTF8.self) }

    func write(_ bytes: [UInt8]) { self.bytes += bytes }

    func flush() {}
}
