import BidiDiagnosis
import BidiText
import Testing

/// Repairs hold both halves of a pair of brackets or quotation marks, or neither.
@Suite("Pairs in repairs")
struct PairTests {
    struct Row: CustomTestStringConvertible {
        let text: String
        var base: BaseDirection = .rightToLeft
        /// The stored pieces that are isolated.
        let pieces: [String]
        var testDescription: String { text }
    }

    static let rows: [Row] = [
        // One half is outside the piece: it stops before the opener, begins after the closer.
        Row(text: "رموز APL (APLX موحد)", pieces: []),
        Row(text: "رموز APL [APLX موحد]", pieces: []),
        Row(text: "رموز APL \"APLX موحد\"", pieces: []),
        Row(text: "رموز APL “APLX موحد”", pieces: []),
        Row(text: "רמז APL «APLX שלום»", pieces: []),
        Row(text: "(שלום APLX) APL", pieces: []),
        Row(text: "נסכה +5 (Pro עם)", pieces: ["+5"]),
        Row(text: "נסכה +5 (C++ עם)", pieces: ["+5", "C++"]),
        Row(text: "נסכה +5 \"Pro עם\"", pieces: ["+5"]),
        Row(text: "(עם Pro) +5", pieces: ["+5"]),
        Row(text: "\"עם Pro\" C++", pieces: ["C++"]),
        // Only the other half is missing: it is taken too.
        Row(text: "אובונטו 4.10 \"Warty Warthog\"", pieces: ["4.10 \"Warty Warthog\""]),
        Row(text: "אובונטו 4.10 “Warty Warthog”.", pieces: ["4.10 “Warty Warthog”"]),
        Row(text: "אובונטו 4.10 (Warty Warthog)!", pieces: ["4.10 (Warty Warthog)"]),
        Row(text: "אובונטו 4.10 [\"Warty Warthog\"]", pieces: ["4.10 [\"Warty Warthog\"]"]),
        Row(text: "עם Pro \"GTK+\"!", pieces: ["Pro \"GTK+\""]),
        Row(text: "אובונטו 4.10 „Warty Warthog“", pieces: ["4.10 „Warty Warthog“"]),
        Row(text: "אובונטו ““C++” 4.10”", pieces: ["“C++” 4.10"]),
        Row(text: "נסכה +5 'Pro עם'", pieces: ["+5"]),
        // Quotation marks that are none, and brackets without a partner, are no halves.
        Row(text: "סה\"כ -5 ק\"מ", pieces: ["-5"]),
        Row(text: "(C++ עם", pieces: ["C++"]),
    ]

    @Test(arguments: rows)
    func isolated(_ row: Row) {
        let diagnosis = Diagnosis(of: row.text, base: row.base)
        var fixed = row.text
        for piece in row.pieces {
            fixed = fixed.replacing(piece, with: "\u{2066}\(piece)\u{2069}")
        }
        #expect((diagnosis.fixed ?? row.text) == fixed)
        #expect(diagnosis.findings.count == row.pieces.count)
        #expect(Diagnosis(of: fixed, base: row.base).findings.isEmpty)
    }

    /// What a sign before a currency signs is the whole number, and a currency is one.
    @Test(arguments: [
        "سعر -د.إ. 9×11", "سعر -د.إ. 9 × 11", "سعر -د.إ. 9-11", "سعر -د.إ. 9 – 11", "سعر -د.إ. 9%", "سعر -د.إ. 9 %",
        "سعر -د.إ. 9/11", "سعر -ق.م. 9", "\u{200F}-מחיר 3.5%", "\u{200F}-מחיר 3.5", "\u{2212}מחיר 3.5",
    ])
    func noMisplacedSign(text: String) {
        let rules = Diagnosis(of: text, base: .rightToLeft).findings.map(\.rule)
        #expect(!rules.contains(.misplacedSign))
    }

    @Test(arguments: [
        ("سعر -د.إ. 9", "سعر \u{2066}-9\u{2069} د.إ."), ("سعر -د.إ. 9.", "سعر \u{2066}-9\u{2069} د.إ.."),
        ("سعر -درهم 9, شامل", "سعر \u{2066}-9\u{2069} درهم, شامل"),
        ("سعر -درهم 9 (شامل)", "سعر \u{2066}-9\u{2069} درهم (شامل)"),
        ("\u{200F}-שקל 3.5", "\u{2066}-3.5\u{2069} שקל"),
    ])
    func misplacedSign(text: String, fixed: String) throws {
        let diagnosis = Diagnosis(of: text, base: .rightToLeft)
        #expect(diagnosis.findings.map(\.rule) == [.misplacedSign])
        let repaired = try #require(diagnosis.fixed)
        #expect(repaired.visualText(base: .rightToLeft) == fixed.visualText(base: .rightToLeft))
        #expect(Diagnosis(of: repaired, base: .rightToLeft).findings.isEmpty)
    }

    /// A mark that decides the direction is outdone by one in front of it, and nothing else is touched.
    @Test(arguments: [
        "50. \u{200E} שלום ", "\u{200E}שלום עולם", "\u{200E}50 שלום", "... \u{200E}مرحبا بكم", "\u{200E}abc שלום עולם",
    ])
    func markDecides(text: String) throws {
        let diagnosis = Diagnosis(of: text)
        #expect(diagnosis.findings.map(\.rule) == [.baseDirection])
        #expect(diagnosis.fixed == "\u{200F}" + text)
        #expect(Diagnosis(of: try #require(diagnosis.fixed)).findings.isEmpty)
    }

    /// Words with one half of a pair before the first right-to-left letter: a mark decides, pieces are isolated.
    @Test(arguments: [
        ("C++ (Pro שלום עולם טוב)", "\u{200F}\u{2066}C++\u{2069} (Pro שלום עולם טוב)"),
        ("Pro (GTK+ שלום עולם טוב)", "\u{200F}Pro (\u{2066}GTK+\u{2069} שלום עולם טוב)"),
        ("Pro \"GTK+ مرحبا بكم هنا\"", "\u{200F}Pro \"\u{2066}GTK+\u{2069} مرحبا بكم هنا\""),
    ])
    func headHoldsHalf(text: String, fixed: String) {
        let diagnosis = Diagnosis(of: text)
        #expect(diagnosis.findings.map(\.rule) == [.baseDirection])
        #expect(diagnosis.fixed == fixed)
        #expect(Diagnosis(of: fixed).findings.isEmpty)
    }
}
