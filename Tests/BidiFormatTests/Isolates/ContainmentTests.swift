import BidiText
import Testing

/// What stands outside a contained text is drawn as if the text were a plain word, whatever the text holds.
@Suite("Nothing in a value reaches out of it")
struct ContainmentTests {
    /// Separators and controls: alone, doubled, in every pair, nested deeper than UAX #9 counts; each beside letters
    /// and digits of both directions.
    private static let hostile: [String] = {
        let controls = BidiControl.allCases.map(\.text)
        var texts: [String] = [
            "\r\n", "\n", "\u{2029}", "\t", "\u{1F}", "\u{85}", "\u{1C}", "\u{B}", "\u{2028}", "\u{0}",
        ]
        for first in controls {
            texts.append(first)
            texts.append(String(repeating: first, count: 130))
            for second in controls { texts.append(first + second) }
        }
        var hostile: [String] = []
        for text in texts {
            hostile += ["x\(text)", "\(text)x", "x\(text)א", "\(text)ب\(text)", "1\(text)2"]
        }
        return hostile
    }()

    private static let surroundings = [
        ("abc ", " def"), ("المجموع ", " اليوم"), ("abc ", " اليوم"), ("المجموع ", " 5 def"),
    ]

    /// The characters outside from left to right, with one place for the value.
    private static func outside(_ before: String, _ value: String, _ after: String, _ base: BaseDirection) -> [Int]? {
        let start = before.unicodeScalars.count
        let count = value.unicodeScalars.count
        guard let paragraph = BidiParagraph(before + value + after, base: base) else { return nil }
        var order: [Int] = []
        for offset in paragraph.visualOrder {
            if offset < start {
                order.append(offset)
            } else if offset >= start + count {
                order.append(offset - count + 1)
            } else if order.last != start {
                order.append(start)
            }
        }
        return order
    }

    @Test("In an isolate of every kind", arguments: DirectionalIsolate.allCases)
    func isolates(_ isolate: DirectionalIsolate) {
        var count = 0
        var faults: [String] = []
        for (before, after) in Self.surroundings {
            for base in [BaseDirection.leftToRight, .rightToLeft] {
                let expected = Self.outside(before, "word".isolated(isolate), after, base)
                for text in Self.hostile {
                    count += 1
                    if Self.outside(before, text.isolated(isolate), after, base) != expected {
                        faults.append(text.unicodeScalars.map { $0.escaped(asASCII: true) }.joined())
                    }
                }
            }
        }
        #expect(count == 4 * 2 * Self.hostile.count)
        #expect(Self.hostile.count == 5 * (10 + 12 + 12 + 144))
        #expect(faults.isEmpty, "\(faults.count): \(faults.prefix(10))")
    }

    @Test("Visible characters stay, in their order")
    func visible() {
        for text in Self.hostile {
            let contained = ContainedText(text)
            let given = text.unicodeScalars.filter { BidiControl($0) == nil }
            let kept = contained.text.unicodeScalars.filter { BidiControl($0) == nil }
            // CR LF is one separator and becomes one space.
            let separators = given.filter { [.paragraphSeparator, .segmentSeparator].contains(BidiClass($0)) }
            let lost = text.contains("\r\n") ? text.unicodeScalars.count { $0 == "\r" } : 0
            #expect(kept.count == given.count - lost)
            #expect(contained.pieces.count { $0.kind == .replacement } == separators.count - lost)
            #expect(contained.pieces.map(\.text).joined() == contained.text)
            #expect(contained.pieces.allSatisfy { !$0.text.isEmpty })
        }
    }

    @Test("Contained text is balanced, has no overrides, and is contained already")
    func balanced() {
        for text in Self.hostile {
            let contained = ContainedText(text).text
            var open: [BidiControl] = []
            for control in contained.unicodeScalars.compactMap(BidiControl.init) {
                switch control {
                case .leftToRightOverride, .rightToLeftOverride: Issue.record("an override is left")
                case .leftToRightEmbedding, .rightToLeftEmbedding: open.append(control)
                case .popDirectionalFormatting: #expect(open.popLast()?.isIsolateInitiator == false)
                case .popDirectionalIsolate: #expect(open.popLast()?.isIsolateInitiator == true)
                case .arabicLetterMark, .leftToRightMark, .rightToLeftMark: break
                default: open.append(control)
                }
            }
            #expect(open.isEmpty)
            #expect(ContainedText(contained).text == contained)
        }
    }

    @Test(
        "What is well formed stays as it is",
        arguments: [
            "", "word", "שלום", "a\u{200F}b", "\u{2067}שלום\u{2069} (1)", "\u{202B}שלום\u{202C}", "می\u{200C}خواهم",
            "ه\u{200D}",
            "\u{2066}\u{202B}\u{2068}x\u{2069}\u{202C}\u{2069}", "👨\u{200D}👩",
        ])
    func unchanged(_ text: String) { #expect(ContainedText(text).text == text) }

    @Test("A hundred times the text takes nothing like the square of it")
    func linear() {
        let clock = ContinuousClock()
        for control in ["\u{2068}", "\u{2069}", "\u{202B}", "\u{202E}", "\u{2068}\u{202B}", "\t", "(", "ب"] {
            let times = [(2_000, 5), (200_000, 2)].map { count, tries in
                let text = String(repeating: control, count: count)
                return (0..<tries).map { _ in clock.measure { _ = ContainedText(text).text.isEmpty } }.min() ?? .zero
            }
            // Linear is 100 and quadratic 10,000: the bound leaves room for a machine that is busy with other things.
            #expect(times[1] < times[0] * 1000, "\(control.unicodeScalars.map { $0.escaped(asASCII: true) }.joined())")
        }
    }
}
