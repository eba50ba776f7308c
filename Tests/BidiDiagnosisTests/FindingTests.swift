import BidiDiagnosis
import BidiText
import Testing

/// Ranges, repairs and rules of single strings. The orders are those measured with ICU for the table of what is seen.
@Suite("Findings")
struct FindingTests {
    @Test func phoneNumber() throws {
        let diagnosis = Diagnosis(of: "رقم +971 50 123 4567")
        let finding = try #require(diagnosis.findings.first)
        #expect(diagnosis.findings.count == 1)
        #expect(finding.rule == .reversedNumber)
        #expect(finding.severity == .error)
        #expect(finding.range == 4..<20)
        #expect(finding.fixed == "رقم \u{2066}+971 50 123 4567\u{2069}")
        #expect(diagnosis.fixed == finding.fixed)
        #expect(finding.message.contains("\"+971 50 123 4567\" is seen as \"4567 123 50 971+\""))
        #expect(finding.message.contains("LRI (U+2066, left-to-right isolate)"))
        #expect(finding.message.contains("PDI (U+2069, pop directional isolate)"))
    }

    struct Row: CustomTestStringConvertible {
        let base: BaseDirection
        let text: String
        let rule: BidiFindingRule
        /// What is isolated; the whole text where it is nil.
        var piece: String?
        var testDescription: String { text }
    }

    static let isolated: [Row] = [
        Row(base: .rightToLeft, text: "+972 50 123 4567", rule: .reversedNumber),
        Row(base: .rightToLeft, text: "+972-50-123-4567", rule: .reversedNumber),
        Row(base: .rightToLeft, text: "(050) 123-4567", rule: .reversedNumber),
        Row(base: .rightToLeft, text: "4111 1111 1111 1234", rule: .reversedNumber),
        Row(base: .rightToLeft, text: "•••• 1234", rule: .reversedNumber),
        Row(
            base: .rightToLeft, text: "طلب 050\u{2011}123\u{2011}4567", rule: .reversedNumber,
            piece: "050\u{2011}123\u{2011}4567"),
        Row(base: .rightToLeft, text: "في 2024-01-05.", rule: .reversedNumber, piece: "2024-01-05"),
        Row(base: .rightToLeft, text: "في 2024-01-05T10:30:00Z", rule: .reversedText, piece: "2024-01-05T10:30:00Z"),
        Row(base: .rightToLeft, text: "31.77,-35.21", rule: .reversedNumber),
        Row(base: .rightToLeft, text: "-5", rule: .reversedNumber),
        Row(base: .rightToLeft, text: "+5%", rule: .reversedNumber),
        Row(base: .rightToLeft, text: "-5°C", rule: .reversedNumber),
        Row(base: .rightToLeft, text: "السعر -US$1,234.50 شامل", rule: .reversedNumber, piece: "-US$1,234.50"),
        Row(base: .rightToLeft, text: "السعر \u{2212}US$\u{A0}5.", rule: .reversedNumber, piece: "\u{2212}US$\u{A0}5"),
        Row(base: .rightToLeft, text: "المجموع -USD 5", rule: .reversedNumber, piece: "-USD 5"),
        Row(base: .rightToLeft, text: "קיבלת +AED\u{A0}5", rule: .reversedNumber, piece: "+AED\u{A0}5"),
        Row(base: .rightToLeft, text: "חייג *123#.", rule: .reversedNumber, piece: "*123#"),
        Row(base: .rightToLeft, text: "اطلب *#06#", rule: .reversedNumber, piece: "*#06#"),
        Row(base: .rightToLeft, text: "2+3=5", rule: .reversedNumber),
        Row(base: .rightToLeft, text: "3 × 4", rule: .reversedNumber),
        Row(base: .rightToLeft, text: "10 × 20 سم", rule: .reversedNumber, piece: "10 × 20"),
        Row(base: .rightToLeft, text: "C++", rule: .movedPunctuation),
        Row(base: .rightToLeft, text: "لغة C#.", rule: .movedPunctuation, piece: "C#"),
        Row(base: .rightToLeft, text: "/usr/bin/x", rule: .movedPunctuation),
        Row(base: .rightToLeft, text: "1.2.3-beta", rule: .reversedText),
        Row(base: .rightToLeft, text: "שעות: 9:00 AM – 5:00 PM", rule: .reversedText, piece: "9:00 AM – 5:00 PM"),
        Row(base: .rightToLeft, text: "١٬٢٣٤٫٥٠ US$", rule: .tornSymbol, piece: "US$"),
        Row(base: .leftToRight, text: "דנה - 5 reviews", rule: .reversedText, piece: "5 reviews"),
        Row(base: .leftToRight, text: "דנה 050 123 4567 now", rule: .reversedNumber, piece: "050 123 4567"),
    ]

    @Test(arguments: isolated)
    func isIsolated(_ row: Row) throws {
        let diagnosis = Diagnosis(of: row.text, base: row.base)
        let piece = row.piece ?? row.text
        #expect(diagnosis.findings.map(\.rule) == [row.rule])
        #expect(diagnosis.fixed == row.text.replacing(piece, with: "\u{2066}\(piece)\u{2069}"))
        // What is isolated is seen as it is alone.
        #expect(try #require(diagnosis.fixed).visualText(base: row.base).contains(piece))
    }

    struct Control: CustomTestStringConvertible {
        let text: String
        var base: BaseDirection = .rightToLeft
        var testDescription: String { text }
    }

    /// Ordinary lines: lists, ranges, prefixes before a hyphen, ends of sentences, placeholders.
    static let ordinary: [Control] =
        [
            "כ-5 ק\"מ ב-10 דקות", "ה-API של ה-iPhone.", "קנה 3 תפוחים, 5 אגסים ו-7 בננות.", "10, 20, 30",
            "من 10 إلى 20",
            "2020–2024", "الفترة 2020-2024", "صفحة 3-5", "שעות פתיחה: 9:00-17:00", "ساعات العمل: 9:00-17:00",
            "מרחב (5) ועוד", "هل تحب iPhone؟", "אני אוהב iPhone!", "مرحبا John! كيف حالك", "1. פריט ראשון", "- פריט",
            "السعر 100$", "المجموع: 249.00 ر.س", "מחיר: ₪100", "\"iPhone 15\" הוא", "قرأت «Harry Potter» أمس",
            "Wi-Fi / Bluetooth", "כתובת: user@example.com.", "(ראו example.com)", "האתר www.example.com, והטלפון",
            "تحديث iOS 17.2 متوفر", "نسبة 50/50", "في 5/3/2024 الساعة 10:30", "فيروس COVID-19 منتشر", "ערוץ 12",
            "א) שלום ב) עולם", ":) שלום", "שלום :(", "...", "99%", "Hello, world!", "{name} אמר {count}",
            "%1$@ من %2$@",
            "٥ - ١٠", "٠٥٠-١٢٣-٤٥٦٧", "تاريخ ٥/٣/٢٠٢٤ - ٩/٣/٢٠٢٤", "۱۲ - ۱۵", "ב-12:30", "ב-US$5", "-API 5",
            "-תפוחים 5",
            "לחץ 1#", "סה\"כ 5 מתוך 10 (50%)",
            "\u{2067}אבג\u{2069} ו\u{2066}abc\u{2069}", "\u{2068}+971 50 123 4567\u{2069} هاتف",
        ].map { Control(text: $0) } + [
            Control(text: "مرحبا iPhone 15 Pro Max", base: .automatic),
            Control(text: "a) (b c( d) 12-5", base: .automatic),
            Control(text: "The word שלום means hello.", base: .leftToRight),
        ]

    @Test(arguments: ordinary)
    func isClean(_ control: Control) {
        let diagnosis = Diagnosis(of: control.text, base: control.base)
        #expect(diagnosis.findings.isEmpty)
        #expect(diagnosis.fixed == nil)
    }

    @Test func everyParagraphForItself() throws {
        let diagnosis = Diagnosis(of: "رقم 050-123-4567\r\nabc\n\u{2067}אבג\n-5 אבג", base: .rightToLeft)
        #expect(diagnosis.findings.map(\.rule) == [.reversedNumber, .unbalancedControl, .reversedNumber])
        #expect(diagnosis.findings.map(\.range) == [4..<16, 22..<23, 27..<29])
        #expect(
            diagnosis.fixed
                == "رقم \u{2066}050-123-4567\u{2069}\r\nabc\n\u{2067}אבג\u{2069}\n\u{2066}-5\u{2069} אבג")
        #expect(
            try #require(diagnosis.findings.last).fixed
                == "رقم 050-123-4567\r\nabc\n\u{2067}אבג\n\u{2066}-5\u{2069} אבג")
    }

    /// Rule X6a: a PDI ends the embeddings inside its isolate, and a PDF inside an isolate ends nothing outside.
    @Test func embeddingsInsideIsolates() {
        let inside = Diagnosis(of: "\u{2066}a\u{202B}b\u{2069}c", base: .leftToRight)
        #expect(inside.findings.map(\.range) == [2..<3])
        #expect(inside.fixed == "\u{2066}a\u{202B}b\u{202C}\u{2069}c")
        let outside = Diagnosis(of: "\u{202B}a\u{2066}b\u{202C}\u{2069}\u{202C}", base: .leftToRight)
        #expect(outside.findings.map(\.range) == [4..<5])
        #expect(outside.fixed == "\u{202B}a\u{2066}b\u{2069}\u{202C}")
        let nested = Diagnosis(of: "\u{2067}\u{202A}\u{2068}א", base: .leftToRight)
        #expect(nested.fixed == "\u{2067}\u{202A}\u{2068}א\u{2069}\u{202C}\u{2069}")
    }

    /// A sign that no direction can draw beside its number is stored anew.
    @Test(arguments: [
        ("\u{200E}\u{2212}\u{200E}ریال\u{A0}۱٬۲۳۴", "\u{2066}\u{200E}\u{2212}۱٬۲۳۴\u{2069}\u{A0}\u{200E}ریال"),
        ("خصم -ر.س 50", "خصم \u{2066}-50\u{2069} ر.س"),
        ("הזמנה ORD2041#.", "הזמנה \u{2066}#ORD2041\u{2069}."),
    ])
    func misplacedSigns(text: String, fixed: String) {
        let diagnosis = Diagnosis(of: text, base: .rightToLeft)
        #expect(diagnosis.findings.map(\.rule) == [.misplacedSign])
        #expect(diagnosis.findings.first?.fixed == diagnosis.fixed)
        #expect(diagnosis.fixed?.removingBidiControls() == fixed.removingBidiControls())
        #expect(diagnosis.fixed?.visualText(base: .rightToLeft) == fixed.visualText(base: .rightToLeft))
        #expect(Diagnosis(of: diagnosis.fixed ?? text, base: .rightToLeft).findings.isEmpty)
    }

    struct Reason: CustomTestStringConvertible {
        let text: String
        let base: BaseDirection
        let words: String
        var testDescription: String { text }
    }

    /// One rule, several reasons: the message names the one at work.
    @Test(arguments: [
        Reason(
            text: "رقم +971 50 123 4567", base: .automatic, words: "the groups of the number change places"),
        Reason(text: "رقم 050-123-4567", base: .automatic, words: "after an Arabic letter"),
        Reason(text: "050 123 4567", base: .rightToLeft, words: "Where text runs from right to left"),
        Reason(text: "٥٥٥٠ ٠١٢٣", base: .rightToLeft, words: ""),
        Reason(text: "\u{2066}٥٥٥٠ ٠١٢٣\u{2069}", base: .rightToLeft, words: "Arabic-Indic digits"),
        Reason(text: "מחיר -$5", base: .automatic, words: "a sign at the edge of a number"),
        Reason(text: "מחיר -US$5", base: .automatic, words: "a sign at the edge of a number"),
        Reason(text: "+\u{200F}678.09", base: .rightToLeft, words: "an invisible mark stands between the sign"),
        Reason(text: "5\u{200F}/3\u{200F}/2024", base: .leftToRight, words: "invisible marks (RLM or ALM)"),
        Reason(
            text: "https://example.com/منتج/معرف", base: .leftToRight, words: "its parts have directions of their own"),
    ])
    func causes(reason: Reason) {
        let messages = Diagnosis(of: reason.text, base: reason.base).findings.map(\.message)
        if reason.words.isEmpty {
            #expect(messages.isEmpty)
        } else {
            #expect(messages.count == 1)
            #expect(messages.first?.contains(reason.words) == true, "\(messages)")
        }
    }

    /// One cause is one finding: an override that is not closed is no further fault.
    @Test(arguments: ["invoice\u{202E}fdp.exe", "\u{2066}a\u{202D}b\u{2069}c", "\u{202E}\u{202D}\u{202E}abc"])
    func unclosedOverride(text: String) {
        let diagnosis = Diagnosis(of: text, base: .leftToRight)
        #expect(diagnosis.findings.map(\.rule) == [.override])
        #expect(diagnosis.findings.first?.message.contains("It is not closed") == true)
        #expect(diagnosis.fixed?.contains { "\u{202D}\u{202E}".contains($0) } == false)
        let closed = Diagnosis(of: "a\u{202E}b\u{202C}", base: .leftToRight)
        #expect(closed.findings.first?.message.contains("It is not closed") == false)
    }

    @Test func visualOrder() {
        #expect(Diagnosis(of: ".2024 תנש (לארשי) םולש", base: .rightToLeft).fixed == "שלום (ישראל) שנת 2024.")
        #expect(Diagnosis(of: "ךתוא להקמ םולש", base: .rightToLeft).findings.map(\.rule) == [.visualOrderText])
        #expect(Diagnosis(of: "שלום לכולם", base: .rightToLeft).findings.isEmpty)
    }
}
