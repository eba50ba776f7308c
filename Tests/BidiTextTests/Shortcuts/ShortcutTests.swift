@testable internal import BidiText
internal import TestSupport
internal import Properties
import Testing

/// The shortcuts of visual order against levels, which the conformance tests check, and the rules L2 and L4 written out.
@Suite("Shortcuts of visual order")
struct ShortcutTests {
    static let bases: [BaseDirection] = [
        .leftToRight, .rightToLeft, .automatic, .firstStrong(fallback: .rightToLeft),
    ]

    /// Whether a shortcut answered; an answer has to be that of the plain path, scalar by scalar.
    private func answers(_ text: String, _ base: BaseDirection) -> Bool {
        let isLogical = LogicalOrder.isVisual(text, base: base)
        let reversed = ReversedText.visual(of: text, base: base)
        if isLogical {
            let paragraphs = BidiParagraph.paragraphs(of: text, base: base)
            #expect(
                paragraphs.flatMap(\.levels).allSatisfy { ($0?.rawValue ?? 0) == 0 }, "\(text.debugDescription)")
            #expect(!text.unicodeScalars.contains { BidiControl($0) != nil }, "\(text.debugDescription)")
        }
        if let reversed {
            // The plain path reverses runs by this shortcut, so what is compared with is made here.
            let levels = BidiParagraph.paragraphs(of: text, base: base).flatMap(\.levels)
            #expect(levels.allSatisfy { ($0?.rawValue ?? 1) == 1 }, "\(text.debugDescription) \(base)")
            let clusters = text.reversed().flatMap(\.unicodeScalars).map { $0.bidiMirroringGlyph ?? $0 }
            #expect(reversed.unicodeScalars.elementsEqual(clusters), "\(text.debugDescription) \(base)")
        }
        return isLogical || reversed != nil
    }

    @Test("Every character alone, between letters of both directions, and with a mark", arguments: bases)
    func everyCharacter(base: BaseDirection) {
        var answered = 0
        // Every character of the first two planes' blocks that the shortcuts tell apart, and samples of the others.
        let values =
            Array(UInt32(0)..<0x3100) + Array(0xF900..<0x11000) + Array(0x1E000..<0x1F000) + [0xE0001, 0x10FFFF]
        for value in values {
            guard let scalar = Unicode.Scalar(value) else { continue }
            for text in ["\(scalar)", "a\(scalar)b", "א\(scalar)ב", "\(scalar)\u{05B0}א", "א(\(scalar))\u{0651}"] {
                if answers(text, base) { answered += 1 }
            }
        }
        #expect(answered > 1_000)
    }

    @Test("Random text", arguments: bases)
    func randomText(base: BaseDirection) {
        let pools: [[UInt32]] = [
            [0x5D0, 0x627, 0x628, 0x6CC, 0x710, 0x20, 0x28, 0x29, 0x5B, 0xAB, 0xBB, 0x2039, 0x5B0, 0x651, 0x200C],
            [0x61, 0xE9, 0x416, 0x201C, 0x2014, 0x31, 0x2E, 0x300A, 0x4E00, 0x1F600, 0x301, 0xA, 0xFEFF],
            [0x5D0, 0x20, 0x61, 0x31, 0x661, 0x200F, 0x200E, 0x2067, 0x2069, 0x700, 0x7F, 0x9, 0x2028, 0x2029, 0xD],
        ]
        var generator = SplitMix64(seed: 11)
        var answered = 0
        for count in 0..<10_000 {
            let pool = pools[count % 10 < 5 ? 0 : count % 10 < 9 ? 1 : 2]
            var text = String.UnicodeScalarView()
            for _ in 0..<Int.random(in: 0...24, using: &generator) {
                if let value = pool.randomElement(using: &generator), let scalar = Unicode.Scalar(value) {
                    text.append(scalar)
                }
            }
            if answers(String(text), base) { answered += 1 }
        }
        #expect(answered > 2_000)
    }

    @Test("Which text is answered")
    func coverage() {
        #expect(LogicalOrder.isVisual("Ünïcödé – “quotes” 12,50 € 北京", base: .automatic))
        #expect(!LogicalOrder.isVisual("abc א", base: .leftToRight))
        #expect(!LogicalOrder.isVisual("abc", base: .rightToLeft))
        #expect(ReversedText.visual(of: "שלום (עולם)", base: .automatic) == "(םלוע) םולש")
        #expect(ReversedText.visual(of: "می\u{200C}شود", base: .automatic) == "دوشی\u{200C}م")
        #expect(ReversedText.visual(of: "שלום 1", base: .automatic) == nil)
        #expect(ReversedText.visual(of: " - ", base: .automatic) == nil)
    }
}
