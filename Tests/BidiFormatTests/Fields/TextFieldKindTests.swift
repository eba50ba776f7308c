import BidiFormat
import BidiText
import Testing

/// What each kind of field holds, shows and refuses (`design.md`, section 7).
@Suite("Kinds of text fields")
struct TextFieldKindTests {
    static let kinds: [TextFieldKind] = [
        .freeText, .phone, .card, .oneTimeCode, .promoCode, .email, .url, .amount(in: arabic), .percent(in: arabic),
    ]
    static let arabic = LanguageTag.require("ar-EG")

    @Test(
        arguments: [
            ("free-text", " مرحبا\u{200F} ", "مرحبا"), ("free-text", "می\u{200C}خواهم", "می\u{200C}خواهم"),
            ("free-text", "👨\u{200D}👩\u{200D}👧", "👨\u{200D}👩\u{200D}👧"),
            ("phone", "٠٥٠ ١٢٣ ٤٥٦٧", "0501234567"), ("phone", "050-123-4567", "0501234567"),
            ("phone", "\u{2066}+971\u{202F}50\u{2011}123\u{2011}4567\u{2069}", "+971501234567"),
            ("phone", "\u{202A}+972 50-555-0123\u{202C}", "+972505550123"),
            ("phone", "+971 4 555 0123 ext. 12", "+97145550123;ext=12"),
            ("card", "٤١١١ ١١١١ ١١١١ ١١١١", "4111111111111111"), ("card", "4111-1111-1111-1111", "4111111111111111"),
            ("one-time-code", "١٢٣ ٤٥٦", "123456"), ("promo-code", "SAVE٢٠", "SAVE20"),
            ("promo-code", "رمضان٢٠", "رمضان20"),
            ("email", " a@example.com\u{200E}", "a@example.com"),
            ("url", "https://example.com/مسار", "https://example.com/مسار"),
            ("amount", "١٬٢٣٤٫٥٠", "1234.5"), ("amount", "1,234.5-", "-1234.5"), ("percent", "26", "0.26"),
            ("percent", "٢٦٫٥٪", "0.265"),
        ])
    func values(_ name: String, _ text: String, _ value: String) throws {
        let kind = try #require(Self.kinds.first { $0.name == name })
        #expect(try kind.value(of: text) == value)
        #expect(kind.isComplete(text))
        // A paste is one way to type it, and what the field shows then is clean and has the same value.
        let change = kind.pasting(text)
        #expect(change.refusal == nil)
        #expect(!change.text.containsBidiControls)
        #expect(change.caret == change.text.endIndex)
        #expect(try kind.value(of: change.text) == value)
        #expect(kind.editingText(change.text) == change.text)
        #expect(try kind.value(of: kind.restingText(text)) == value)
    }

    @Test(
        arguments: [
            ("phone", "05"), ("phone", "972 50 123 4567+"), ("phone", ")050( 1234567"), ("phone", "--"),
            ("card", "4111 1111 1111 1112"),
            ("card", "4111"), ("one-time-code", "12345"), ("promo-code", "50 %"), ("email", "a@b"),
            ("email", "a b@example.com"), ("email", "a\u{0}@example.com"),
            ("url", "."), ("url", "https://example.com/\u{0}"),
            ("url", "example"), ("amount", "1,23,45"), ("amount", "12/5"), ("percent", "5%%"), ("amount", "12abc"),
        ])
    func incomplete(_ name: String, _ text: String) throws {
        let kind = try #require(Self.kinds.first { $0.name == name })
        let problem = try #require(kind.problem(in: text))
        #expect(!kind.isComplete(text))
        for secret in ["4567", "1111 1", "1112"] { #expect(!problem.message.contains(secret)) }
    }

    @Test("A number in visual order is flagged where it shows")
    func visualOrder() throws {
        for text in ["972 50 123 4567+", "4567-123-050+", ")050( 1234567"] {
            let problem = try #require(TextFieldKind.phone.problem(in: text))
            #expect(problem.message.contains("visual order"))
            #expect(problem.offset != nil)
        }
    }

    @Test func aFieldOfInvisibleCharactersIsEmpty() throws {
        for kind in Self.kinds {
            for text in ["", " ", "\u{200F}\u{202C}", "\u{200C}", "\u{2067}\u{00A0}\u{2069}", "\u{FEFF}\n"] {
                #expect(kind.isEmpty(text))
                #expect(try kind.value(of: text) == "")
                #expect(!kind.isComplete(text))
            }
            #expect(!kind.isEmpty("5"))
        }
    }

    @Test func noKindEverEditsAControl() {
        let controls = BidiControl.allCases.map(\.text).joined()
        for kind in Self.kinds {
            for text in ["5\(controls)5", "\(controls)٥", "a\(controls)@b.c"] {
                #expect(!kind.editingText(text).containsBidiControls)
                #expect(!kind.pasting(text).text.containsBidiControls)
                #expect(kind.editingText(kind.editingText(text)) == kind.editingText(text))
            }
        }
    }

    @Test func anUnreadablePasteIsRefusedWhole() {
        let kind = TextFieldKind.amount(in: Self.arabic)
        let change = kind.replacing("7".startIndex..<"7".endIndex, of: "7", with: "12abc")
        #expect(change.text == "7")
        #expect(change.refusal?.offset == 2)
    }

    @Test func aPastedPriceBecomesItsAmount() throws {
        let kind = TextFieldKind.amount(try PriceFormatStyle(currency: "USD", locale: "ar-EG"))
        #expect(kind.pasting("US$ 1,234.50").text == "١٢٣٤٫٥٠")
        #expect(kind.restingText("1234.5") == (try PriceFormatStyle(currency: "USD", locale: "ar-EG").format(1234.5)))
    }

    @Test func directions() {
        #expect(Self.kinds.filter { $0.direction == .natural }.map(\.name) == ["free-text", "amount", "percent"])
    }

    /// A kind of an app's own.
    private struct TableNumberRules: TextFieldRules {
        var direction: TextFieldDirection { .leftToRight }

        func accepts(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.numericType == .decimal }

        func value(of text: String) throws(BidiParseError) -> String {
            let digits = NumberingSystem.latin.replacingDigits(in: text)
            guard digits.count <= 2 else { throw BidiParseError(.unreadable, "tables have two digits") }
            return digits
        }
    }

    @Test func appsAddTheirOwn() throws {
        let kind = TextFieldKind("table", TableNumberRules())
        #expect(try kind.value(of: "\u{200F}٤٢") == "42")
        #expect(kind.problem(in: "123") != nil)
        #expect(kind == TextFieldKind("table", TableNumberRules()))
        #expect(kind != .phone)
    }
}

extension LanguageTag {
    /// A tag that the test knows to be one.
    static func require(_ tag: String) -> LanguageTag {
        do {
            return try LanguageTag(tag)
        } catch {
            preconditionFailure("\(error)")
        }
    }
}
