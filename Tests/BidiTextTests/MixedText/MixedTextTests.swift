@testable internal import BidiText
internal import TestSupport
internal import Properties
import Testing

/// The levels of mixed text against the resolver's, its visual text against rules L1, L2 and L4 written out.
@Suite("Mixed text, stretch by stretch")
struct MixedTextTests {
    static let bases: [BaseDirection] = [
        .leftToRight, .rightToLeft, .automatic, .firstStrong(fallback: .rightToLeft),
    ]

    /// Whether there is an answer; what is answered has to be right.
    private func answers(_ text: String, _ base: BaseDirection) -> Bool {
        for paragraph in BidiParagraph.paragraphs(of: text, base: base) {
            guard let levels = MixedText.levels(of: paragraph.text, direction: paragraph.baseDirection) else {
                continue
            }
            let resolution = BidiResolver.resolve(
                Array(paragraph.text.unicodeScalars), base: BaseDirection(paragraph.baseDirection))
            #expect(
                levels.map(\.level) == resolution.levels.map(\.rawValue), "\(text.debugDescription) \(base)")
            let removed = paragraph.text.unicodeScalars.map { BidiClass($0).isRemovedByX9 }
            #expect(levels.map(\.isRemoved) == removed, "\(text.debugDescription)")
        }
        let rules = VisualTextByRules.visual(of: text, base: base)
        for visual in [MixedText.visual(of: text, base: base), text.plainVisualText(base: base)].compactMap(\.self) {
            #expect(
                visual.unicodeScalars.elementsEqual(rules.unicodeScalars),
                "\(text.debugDescription) \(base): \(visual.debugDescription), not \(rules.debugDescription)")
        }
        return MixedText.visual(of: text, base: base) != nil
    }

    @Test("Every character in words, numbers, brackets, with marks", arguments: bases)
    func everyCharacter(base: BaseDirection) {
        var answered = 0
        let values =
            Array(UInt32(0)..<0x900) + Array(0x1FF0..<0x2310) + [0x3008, 0x4E00, 0xAC00, 0xFB1D, 0xFB1E, 0xFDFC]
            + [0xFEFF, 0xFF08, 0x10800, 0x10E60, 0x1E900, 0x1D7CE, 0x1F1E6, 0x1F468, 0x1F3FD, 0xE0001, 0xE0100]
        for scalar in values.compactMap(Unicode.Scalar.init) {
            for text in [
                "\(scalar)", "a\(scalar)ב", "א\(scalar)ב 1\(scalar)2", "(\(scalar)\u{05B0}א) b", "ب1\(scalar)\u{0651}2",
                "א \(scalar)\u{0651}", "א\(scalar)", "a \u{200F}\(scalar)\u{200E}א\n\(scalar)",
            ] where answers(text, base) {
                answered += 1
            }
        }
        #expect(answered > 20_000)
    }

    @Test("Random text", arguments: bases)
    func randomText(base: BaseDirection) {
        var generator = SplitMix64(seed: 17)
        var answered = 0
        for _ in 0..<10_000 {
            let text = String(String.UnicodeScalarView(RandomBidiText.next(using: &generator)))
            if answers(text, base) { answered += 1 }
        }
        #expect(answered > 3_000)
    }

    @Test("Random text of words, numbers, signs and brackets", arguments: bases)
    func sentences(base: BaseDirection) {
        let words = [
            "abc", "Zürich", "שלום", "עוֹלָם", "مرحبا", "می\u{200C}شود", "12", "3.5", "1,234", "١٢٣", "۱۲", "٣٫٥", "$",
            "€", "₪", "%",
            "+", "-", " ", " ", " ", "  ", "(", ")", "[", "]", "{", "}", "⟨", "⟩", "「", "」", ":", ",", "،", "؟", "/",
            "\u{A0}", "\t",
            "\n", "\r\n", "\u{2029}", "–", "“", "”", "«", "»", "≤", "😀", "👍🏽", "👨\u{200D}👩", "🇮🇱", "\u{200E}", "\u{200F}",
            "\u{61C}", "\u{2066}", "\u{2067}", "\u{2068}", "\u{2069}", "\u{2069}", "\u{200B}", "\u{FEFF}", "\u{0301}",
            "\u{1E900}", "\u{0600}", "ﷺ", "한글", "हिन्दी", "日本", "\u{1F}", "\u{0}",
        ]
        var generator = SplitMix64(seed: 23)
        var answered = 0
        for count in 0..<10_000 {
            let length = count % 100 == 0 ? 400 : Int.random(in: 1...20, using: &generator)
            let text = (0..<length).compactMap { _ in words.randomElement(using: &generator) }.joined()
            if answers(text, base) { answered += 1 }
        }
        #expect(answered > 9_000)
    }

    @Test("The conformance file's texts")
    func conformanceTexts() throws {
        var answered = 0
        for (number, row) in try BidiCharacterTestFile().rows.enumerated() where number % 16 == 0 {
            if answers(row.text, row.base) { answered += 1 }
        }
        #expect(answered > 1_000)
    }

    @Test("Brackets: as many as BD16 allows, and one more")
    func manyBrackets() {
        for count in [62, 63] {
            #expect(
                answers(String(repeating: "(א", count: count) + " a" + String(repeating: ")", count: count), .automatic)
            )
        }
        #expect(MixedText.visual(of: String(repeating: "(א", count: 64), base: .automatic) == nil)
        // Open in turn, the limit is never reached.
        #expect(answers(String(repeating: "(א) [a] ", count: 1_000), .automatic))
    }

    @Test("The table's clusters are the standard library's")
    func clusters() {
        var simple = 0
        let table = CharacterTable.shared.traits
        for value in Array(UInt32(0)..<0x800) + Array(0x2000..<0x2300) {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let traits = table[value < 0x800 ? Int(value) : Int(value) - 0x1800]
            #expect(traits.kind == StretchKind(scalar))
            #expect(traits.role.contains(.control) == (BidiControl(scalar) != nil))
            let name = Comment("U+\(String(value, radix: 16))")
            guard traits.role.contains(.simple) else { continue }
            simple += 1
            let (extends, isAlone) = (traits.role.contains(.extends), traits.role.contains(.alone))
            #expect("א\(scalar)".count == (extends ? 1 : 2), name)
            #expect("\(scalar)א".count == 2, name)
            #expect("\(scalar)\u{5B0}".count == (isAlone ? 2 : 1), name)
            let mirrored = scalar.bidiMirroringGlyph ?? scalar
            #expect(traits.lastByte == Array(mirrored.utf8).last, name)
            #expect(Array(scalar.utf8).dropLast() == Array(mirrored.utf8).dropLast(), name)
        }
        #expect(simple > 2_790)
    }

    @Test("Isolates: closed, open, in each other, as many as are answered and one more")
    func isolates() {
        for initiator in ["\u{2066}", "\u{2067}", "\u{2068}"] {
            for content in [
                "", "א", "a", "1", " \u{5B0}א(", "\u{5B0}a", "\u{200B}\u{5B0} ", "ב\u{2068}5%\u{2069}-", "\t",
            ] {
                for text in [
                    "a \(initiator)\(content)\u{2069} ב", "א (\(initiator)\(content)) b\u{2069})",
                    "1\(initiator)\(content)\u{2069}\u{301}2", " \(initiator)\(content) ",
                    "\u{2069}\(initiator)\(content)\t",
                    "ב,\(initiator)\(content)\u{2069},3",
                ] {
                    for base in Self.bases { #expect(answers(text, base), "\(text.debugDescription)") }
                }
            }
            for count in [14, 15] {
                let deep = String(repeating: "א \(initiator)a", count: count)
                #expect(answers(deep + "1", .automatic))
                #expect(answers(deep + "1" + String(repeating: "\u{2069}", count: count) + "ב", .leftToRight))
            }
            #expect(MixedText.visual(of: String(repeating: initiator, count: 16), base: .automatic) == nil)
        }
    }

    @Test("Which text is answered")
    func coverage() {
        #expect(MixedText.visual(of: "שלום (world) 12", base: .automatic) == "12 (world) םולש")
        #expect(MixedText.visual(of: "א\u{2067}b 1\u{2069}2", base: .automatic) == "2b 1א")
        #expect(MixedText.visual(of: "א\u{202A}b\u{202C}", base: .leftToRight) == nil)
        #expect(MixedText.visual(of: "", base: .leftToRight)?.isEmpty == true)
    }
}
