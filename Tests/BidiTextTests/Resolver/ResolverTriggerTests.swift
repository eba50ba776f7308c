@testable internal import BidiText
internal import TestSupport
internal import Properties
import Testing

@Suite("Which engine answers")
struct ResolverTriggerTests {
    static let rows: [(text: String, trigger: ResolverTrigger?)] = [
        ("", nil), ("abc", nil), ("שלום (world) [1] {2}.", nil),
        ("السعر \u{2067}249.00 د.إ.\u{200F}\u{2069} (مع الضريبة)", nil),
        ("\u{2068}(\u{2069}) \u{202B}(a)\u{202C}", nil), ("“quoted” – 1…2", nil),
        (String(repeating: "(a) ", count: 1_000), nil), (String(repeating: "(", count: 63), nil),
        (String(repeating: "(\u{2066}", count: 20) + String(repeating: "\u{2069})", count: 20) + ")", nil),
        ("e\u{301}(a) שָׁלוֹם", nil),
        ("a\u{202D}b", .override), (String(repeating: "a", count: 5_000) + "\u{202E}", .override), ("(a)، و", nil),
        ("(a)\u{301}", .markAfterBracket), ("(a)\u{200D}\u{5B0}", .markAfterBracket),
        ("(a)\u{202C}\u{E0100}", .markAfterBracket), ("a\u{FF09}\u{1D167}", .markAfterBracket),
        (String(repeating: "a", count: 31) + ")\u{5B0}", .markAfterBracket),
        (String(repeating: "(", count: 64), .openBrackets), (String(repeating: "([{", count: 22), .openBrackets),
        (String(repeating: "(]", count: 64), .openBrackets),
        (String(repeating: "(\u{202B})\u{202C}", count: 64), .openBrackets),
        (String(repeating: "\u{2068}(", count: 64), .openBrackets),
        (String(repeating: "(\u{2066})\u{2069}", count: 64), .openBrackets),
        ("\u{2329}a\u{3009}", .equivalentBrackets), ("a\u{232A}", .equivalentBrackets),
    ]

    @Test("Triggers by hand", arguments: rows.indices)
    func triggers(index: Int) {
        let row = Self.rows[index]
        #expect(ResolverTrigger.find(in: Array(row.text.utf16)) == row.trigger)
    }

    @Test("Every bracket of Unicode is seen, wherever it stands", arguments: [0, 1, 4_094, 4_095, 4_096])
    func brackets(padding: Int) {
        let start = [UInt16](repeating: 0x5D0, count: padding)
        var brackets = 0
        for value in UInt32(0)...0xFFFF {
            guard let scalar = Unicode.Scalar(value), let type = scalar.pairedBracketType else { continue }
            brackets += 1
            guard value != 0x2329, value != 0x232A else { continue }
            let unit = UInt16(value)
            switch type {
            case .open:
                let units = start + [UInt16](repeating: unit, count: 64)
                #expect(ResolverTrigger.find(in: units) == .openBrackets, "U+\(String(value, radix: 16))")
            case .close:
                #expect(
                    ResolverTrigger.find(in: start + [unit, 0x301]) == .markAfterBracket,
                    "U+\(String(value, radix: 16))")
            }
        }
        #expect(brackets >= 128)
        for value in UInt32(0x10000)...0x10FFFF {
            guard let scalar = Unicode.Scalar(value) else { continue }
            #expect(scalar.pairedBracketType == nil, "the scan looks for brackets in the basic plane")
        }
    }

    @Test("Every mark of Unicode is seen after a bracket, and everything that rule X9 removes between them")
    func marks() {
        var marks = 0
        var removed = 0
        for value in UInt32(0)...0x10FFFF {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let bidiClass = BidiClass(scalar)
            if bidiClass == .nonspacingMark {
                marks += 1
                let text = ")" + String(Character(scalar))
                #expect(
                    ResolverTrigger.find(in: Array(text.utf16)) == .markAfterBracket, "U+\(String(value, radix: 16))")
            }
            if bidiClass == .boundaryNeutral {
                removed += 1
                let text = ")" + String(String.UnicodeScalarView([scalar, "\u{301}"]))
                #expect(
                    ResolverTrigger.find(in: Array(text.utf16)) == .markAfterBracket, "U+\(String(value, radix: 16))")
            }
        }
        #expect(marks > 1_900)
        #expect(removed > 100)
    }

    @Test("Every Arabic number of Unicode can have a level that ICU's shortcut hides")
    func arabicNumbers() {
        var numbers = 0
        for value in UInt32(0)...0x10FFFF {
            guard let scalar = Unicode.Scalar(value), BidiClass(scalar) == .arabicNumber else { continue }
            numbers += 1
            let units = Array(UTF16.encode(scalar) ?? UTF16.EncodedScalar([]))
            let flat = [UInt8](repeating: 0, count: units.count)
            #expect(ShortenedLevels.arePossible(flat, of: units, base: .leftToRight), "U+\(String(value, radix: 16))")
        }
        #expect(numbers >= 63)
    }

    @Test("Without a trigger ICU's order is the resolver's; 100,000 random strings, seeded")
    func agreement() {
        var generator = SplitMix64(seed: 9)
        var ordinary = 0
        var triggered = 0
        var wrong: [String] = []
        for _ in 0..<100_000 {
            let scalars = RandomBidiText.next(using: &generator)
            let text = String(String.UnicodeScalarView(scalars))
            let units = Array(text.utf16)
            guard ResolverTrigger.find(in: units) == nil else {
                triggered += 1
                continue
            }
            ordinary += 1
            let direction: WritingDirection = Bool.random(using: &generator) ? .leftToRight : .rightToLeft
            let resolution = BidiResolver.resolve(scalars, base: BaseDirection(direction))
            let unitLevels = LevelSource.icuLevels(of: units, direction: direction)
            var unit = 0
            var levels: [UInt8] = []
            for scalar in scalars {
                levels.append(unitLevels[unit])
                unit += UTF16.width(scalar)
            }
            let own = Self.kept(scalars, resolution.levels.map(\.rawValue))
            let icu = Self.kept(scalars, levels)
            // Equal levels need no sorting to have one order.
            if own != icu, VisualRunOrder.order(ofLevels: own) != VisualRunOrder.order(ofLevels: icu) {
                wrong.append("\(direction): \(scalars.map { String($0.value, radix: 16) })")
            }
            if own != icu, !ShortenedLevels.arePossible(unitLevels, of: units, base: direction) {
                wrong.append("levels, \(direction): \(scalars.map { String($0.value, radix: 16) })")
            }
        }
        #expect(ordinary > 50_000)
        #expect(triggered > 10_000)
        #expect(wrong.isEmpty, "\(wrong.count) wrong, first: \(wrong.prefix(3).joined(separator: "; "))")
    }

    private static func kept(_ scalars: [Unicode.Scalar], _ levels: [UInt8]) -> [UInt8] {
        zip(scalars, levels).filter { !BidiClass($0.0).isRemovedByX9 }.map(\.1)
    }

    @Test("The explanation of a paragraph has the levels of the paragraph, whoever resolved it")
    func explanation() throws {
        for row in try BidiCharacterTestFile().rows.prefix(4_000) {
            let paragraph = try #require(BidiParagraph(row.text, base: row.base))
            let trace = paragraph.explanation()
            let levels = trace.levels.map { $0?.rawValue }
            #expect(levels == row.levels, "line \(row.line)")
            #expect(trace.paragraphLevel == paragraph.baseLevel, "line \(row.line)")
        }
    }
}
