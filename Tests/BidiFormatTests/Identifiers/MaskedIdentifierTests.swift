import BidiFormat
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

@Suite("Identifiers do not show themselves")
struct MaskedIdentifierTests {
    /// A value inside another one, as models hold them.
    struct Customer<Value: Sendable>: Sendable {
        var name = "Sara"
        var value: Value
        var optional: Value?
        var list: [Value]
    }

    @Test func masks() throws {
        #expect(try PhoneNumber("+971 50 123 4567").masked == "•••• 67")
        #expect(try PhoneNumber("٠٥٠ ١٢٣ ٤٥٦٧ ext. 98").masked == "•••• 67")
        #expect(try PhoneNumber("1-800-FLOWERS").masked == "••••")
        #expect(try PhoneNumber("999").masked == "••••")
        #expect(try CardNumber("4242 4242 4242 1234").masked == "•••• 1234")
        #expect(try CardExpiry("05/27").masked == "••/••")
        #expect(try SecurityCode("123").masked == "•••")
        #expect(try SecurityCode("1234").masked == "•••")
        #expect(try IBAN("AE07 0331 2345 6789 0123 456").masked == "AE •••• 3456")
        #expect(try OneTimeCode("123 456").masked == "••••")
    }

    @Test func printed() throws {
        try expectHidden(PhoneNumber("+971 50 123 4567 ext. 8899"), ["971", "501", "123", "4567", "88"])
        try expectHidden(CardNumber("4242 4242 4242 1234"), ["4242", "42"])
        try expectHidden(CardExpiry("05/27"), ["05", "27"])
        try expectHidden(SecurityCode("739"), ["7", "3", "9"])
        try expectHidden(IBAN("AE07 0331 2345 6789 0123 456"), ["07", "0331", "2345", "6789", "012"])
        try expectHidden(OneTimeCode("739 584"), ["7", "3", "9", "5", "8", "4"])
    }

    private func expectHidden<Value: MaskedIdentifier>(_ value: Value, _ secrets: [String]) {
        let holder = Customer(value: value, optional: value, list: [value])
        var dumped = ""
        dump(value, to: &dumped)
        dump(holder, to: &dumped)
        let outputs = [
            value.description, value.debugDescription, String(describing: value), String(reflecting: value),
            "\(value)", "\(holder)", String(reflecting: holder), "\([value: 0])", dumped,
            Mirror(reflecting: value).children.map { "\($0)" }.joined(),
        ]
        for (index, output) in outputs.enumerated() {
            for secret in secrets {
                #expect(!output.contains(secret), "output \(index)")
            }
        }
        #expect(dumped.contains(value.masked))
        #expect(value.debugDescription == "\(Value.self)(\(value.masked))")
    }

    @Test(
        "Errors hold positions and counts, never the value",
        arguments: [
            "+971 50 739 4567+", "+971 50 739 4567 8899 7734", "971 50 739 (4567", "971 50 739 4567?", "97150ب7394567",
            "9715073945678899773", "971507394567889977341234", "AE07 9715 0739 4567 8899 7734", "971-50-739--4567",
            "AE97 1507 3945 6788 9977!", "971/50", "97/15", "73945", "AE97 1507 \u{0}", "4567 7394 971507 bb",
        ])
    func errors(given: String) {
        var refusals = 0
        func check<Value: MaskedIdentifier>(_: Value.Type) {
            do {
                _ = try Value(given)
            } catch {
                refusals += 1
                for secret in ["971", "507", "739", "4567", "8899", "7734", "97/15"] {
                    #expect(!"\(error)".contains(secret))
                    #expect(!String(reflecting: error).contains(secret))
                }
                #expect(error.message.contains("accepted"))
            }
        }
        check(PhoneNumber.self)
        check(CardNumber.self)
        check(CardExpiry.self)
        check(SecurityCode.self)
        check(IBAN.self)
        check(OneTimeCode.self)
        #expect(refusals >= 4)
    }

    @Test("Coded as one string, checked when decoded")
    func coding() throws {
        try expectCoded(PhoneNumber("٠٥٠ ١٢٣-٤٥٦٧ تحويلة ١٢"), as: "050 123-4567 تحويلة 12")
        try expectCoded(CardNumber("4242424242424242"), as: "4242 4242 4242 4242")
        try expectCoded(CardExpiry("5/2027"), as: "05/27")
        try expectCoded(IBAN("BE68539007547034"), as: "BE68 5390 0754 7034")
        try expectCoded(OneTimeCode("G-123456"), as: "G-123456")
    }

    private func expectCoded<Value: MaskedIdentifier & Codable>(_ value: Value, as text: String) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .withoutEscapingSlashes
        #expect(try String(decoding: encoder.encode([value]), as: UTF8.self) == "[\"\(text)\"]")
        #expect(try JSONDecoder().decode([Value].self, from: Data("[\"\(text)\"]".utf8)) == [value])
        let refused = Data("[\"\(text)\", \"739184;739184\"]".utf8)
        let error = #expect(throws: DecodingError.self) { try JSONDecoder().decode([Value].self, from: refused) }
        guard case .dataCorrupted(let context) = error else {
            Issue.record("not dataCorrupted: \(String(describing: error))")
            return
        }
        #expect(context.codingPath.map(\.intValue) == [1])
        #expect(context.underlyingError is BidiFormatError)
        #expect(!"\(context)".contains("739184"))
    }
}
