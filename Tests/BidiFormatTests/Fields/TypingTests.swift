import BidiFormat
import BidiText
import Testing

/// Typing, deleting and pasting keep the caret where a person expects it.
@Suite("Typing into a field")
struct TypingTests {
    /// Types a text key by key at the end, and checks after each that the caret stays at the end.
    static func typed(_ keys: String, into kind: TextFieldKind) -> String {
        var text = ""
        for key in keys.unicodeScalars {
            let change = kind.replacing(text.endIndex..<text.endIndex, of: text, with: String(Character(key)))
            #expect(change.refusal == nil, "\(key)")
            #expect(change.caret == change.text.endIndex, "after \(key) in \(change.text)")
            #expect(!change.text.containsBidiControls)
            text = change.text
        }
        return text
    }

    @Test(
        arguments: [
            ("+971 50 123 4567", "+971 50 123 4567"), ("+٩٧١ ٥٠ ١٢٣ ٤٥٦٧", "+971 50 123 4567"),
            ("۰۵۰-۱۲۳-۴۵۶۷", "050-123-4567"), ("(02) 555 0123", "(02) 555 0123"),
        ])
    func phoneKeyByKey(_ keys: String, _ shown: String) throws {
        let text = Self.typed(keys, into: .phone)
        #expect(text == shown)
        #expect(try TextFieldKind.phone.value(of: text) == PhoneNumber(shown).dialable)
        // The field is laid out from left to right on every screen: there the groups are seen in their order.
        #expect(TextFieldKind.phone.direction == .leftToRight)
        #expect(text.visualText(base: .leftToRight) == shown)
    }

    @Test("In Arabic-Indic digits the groups are seen in their order in both directions")
    func phoneInArabicDigits() throws {
        let kind = TextFieldKind.phone(digits: .arabicIndic)
        for keys in ["050 123 4567", "٠٥٠ ١٢٣ ٤٥٦٧"] {
            let text = Self.typed(keys, into: kind)
            #expect(text == "٠٥٠\u{A0}١٢٣\u{A0}٤٥٦٧")
            #expect(try kind.value(of: text) == "0501234567")
            for base in [BaseDirection.leftToRight, .rightToLeft] { #expect(text.visualText(base: base) == text) }
        }
    }

    @Test(
        "An edit in the middle",
        arguments: [
            // kind, text with | for the caret and [ ] round what is replaced, replacement, result
            ("phone", "050 1|3 4567", "٢", "050 12|3 4567"), ("phone", "050 [123] 4567", "", "050 |4567"),
            ("phone", "050 |", " ", "050 |"), ("phone", "[050]", "٠٥٥", "055|"), ("phone", "|50", "0", "0|50"),
            ("card", "4111|", "1", "4111 1|"), ("card", "4111 1[1]", "", "4111 1|"), ("card", "4111 [1]", "", "4111|"),
            ("card", "4111[ ]1111", "", "411|1 111"), ("card", "41|11 1111", "٢", "412|1 1111 1"),
            ("card", "411|1 1111", "22", "4112 2|111 11"), ("card", "[4111 1111]", "378282246310005", "3782 822463 10005|"),
            ("card", "37|", "8282246310005", "3782 822463 10005|"),
            ("one-time-code", "12|", "٣", "123|"), ("one-time-code", "|", "123-456", "123456|"),
        ])
    func middle(_ name: String, _ before: String, _ replacement: String, _ after: String) throws {
        let kind = try #require([TextFieldKind.phone, .card, .oneTimeCode].first { $0.name == name })
        let marks: Set<Character> = ["|", "[", "]"]
        let text = before.filter { !marks.contains($0) }
        let start = try #require(before.firstIndex { marks.contains($0) })
        let offset = before.distance(from: before.startIndex, to: start)
        let length = before.contains("[") ? before.split(separator: "[", omittingEmptySubsequences: false)[1].prefix { $0 != "]" }.count : 0
        let lower = text.index(text.startIndex, offsetBy: offset)
        let change = kind.replacing(lower..<text.index(lower, offsetBy: length), of: text, with: replacement)
        var shown = change.text
        shown.insert("|", at: change.caret)
        #expect(shown == after)
    }

    @Test func aCharacterOfAnotherKindIsRefusedAndNothingChanges() {
        for (kind, text, key) in [
            (TextFieldKind.phone, "050", "x"), (.card, "4111", "a"), (.oneTimeCode, "12", "b"),
            (.promoCode, "SAVE", "%"),
        ] {
            let change = kind.replacing(text.endIndex..<text.endIndex, of: text, with: key)
            #expect(change.text == text)
            #expect(change.caret == text.endIndex)
            #expect(change.refusal?.offset == 0)
        }
    }

    @Test func amountsAreTypedInTheLanguagesDigits() throws {
        let kind = TextFieldKind.amount(try PriceFormatStyle(currency: "EGP", locale: "ar-EG"))
        let text = Self.typed("-1234.5", into: kind)
        #expect(text == "-١٢٣٤.٥")
        #expect(try kind.value(of: text) == "-1234.5")
    }
}
