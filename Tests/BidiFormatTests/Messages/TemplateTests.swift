import BidiFormat
import BidiText
import Testing

@Suite("Templates of string catalogues")
struct TemplateTests {
    @Test("Places in order, by number and by name give the text of the interpolated message")
    func places() throws {
        let language = try LanguageTag("ar-EG")
        let phone = try PhoneNumber("+971 50 123 4567")
        let written: BidiString = "من \("Sami")، \(3, format: .number) رسائل: \(phone, format: .phoneNumber) 5%"
        let templates: [BidiString] = [
            try BidiString(
                template: "من %@، %lld رسائل: %@ 5%%", arguments: ["Sami", 3, .value(phone, format: .phoneNumber)]),
            try BidiString(
                template: "من %2$@، %1$d رسائل: %3$@ 5%%", arguments: [3, "Sami", .value(phone, format: .phoneNumber)]),
            try BidiString(
                template: "من {name}، %{count} رسائل: {shop.phone} 5%",
                arguments: ["name": "Sami", "count": 3, "shop.phone": .value(phone, format: .phoneNumber)]),
        ]
        for template in templates {
            #expect(template.text(in: language) == written.text(in: language))
            #expect(template.html(in: language) == written.html(in: language))
        }
        #expect(
            written.text(in: language)
                == "من \u{2066}Sami\u{2069}، ٣ رسائل: \u{2066}+٩٧١\u{A0}٥٠\u{A0}١٢٣\u{A0}٤٥٦٧\u{2069} 5%")
    }

    @Test("An argument may be a message, be used twice, and hold what looks like a place")
    func arguments() throws {
        let language = try LanguageTag("ar")
        let inner: BidiString = "\("Ali %@") (\("{name}"))"
        let outer = try BidiString(template: "%1$@ - %1$@", arguments: [.message(inner)])
        #expect(
            outer.text(in: language)
                == "\u{2066}Ali %@\u{2069} (\u{2066}{name}\u{2069}) - \u{2066}Ali %@\u{2069} (\u{2066}{name}\u{2069})")
        let named = try BidiString(template: "{a}{b} {} { a } {1}", arguments: ["a": "x", "b": "y"])
        #expect(named.plain(in: language) == "xy {} { a } {1}")
        #expect(try BidiString(template: "100%%", arguments: []).text(in: language) == "100%")
        #expect(try BidiString(template: "{a} 100%% 5%", arguments: ["a": "x"]).plain(in: language) == "x 100% 5%")
    }

    private static let refused: [(String, [TemplateArgument], Int?)] = [
        ("%@ %@", ["a"], 3), ("%@", ["a", "b"], nil), ("%2$@", ["a", "b"], nil), ("%1$@ %@", ["a"], 5),
        ("%0$@", ["a"], 0), ("%3$@", ["a"], 0), ("%lld", ["a"], 0), ("%d", ["a"], 0), ("%@", [5], 0),
        ("5% %@", ["a"], 1), ("%", [], 0), ("%.2f", [5], 0), ("%05d", [5], 0), ("%l@", ["a"], 0),
        ("%99999999999999999999$@", ["a"], 0), ("%s", ["a"], 0), ("%#@files@", ["a"], 0),
    ]

    @Test("What is refused, and where", arguments: refused)
    func refusals(template: String, arguments: [TemplateArgument], offset: Int?) {
        let error = #expect(throws: BidiFormatError.self) {
            try BidiString(template: template, arguments: arguments)
        }
        #expect(error?.code == .badValue)
        #expect(error?.offset == offset)
    }

    @Test("A name without an argument, and an argument without a place, are refused")
    func names() {
        let error = #expect(throws: BidiFormatError.self) {
            try BidiString(template: "a {b} {c}", arguments: ["b": "x", "d": "y"])
        }
        #expect(error?.offset == 6)
        #expect(throws: BidiFormatError.self) { try BidiString(template: "a {b}", arguments: ["b": "x", "d": "y"]) }
    }

    @Test("A million percent signs and braces are read in linear time")
    func hostile() throws {
        let language = try LanguageTag("en")
        let count = 300_000
        #expect(
            try BidiString(template: String(repeating: "%%", count: count), arguments: []).text(in: language).utf8.count
                == count)
        #expect(
            try BidiString(template: String(repeating: "{a", count: count), arguments: [:]).text(in: language).utf8
                .count
                == 2 * count)
        #expect(throws: BidiFormatError.self) {
            try BidiString(template: "%" + String(repeating: "l", count: count) + "x", arguments: [])
        }
    }
}
