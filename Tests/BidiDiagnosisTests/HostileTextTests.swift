import BidiDiagnosis
import BidiText
import Testing

@Suite("Hostile texts")
struct HostileTextTests {
    static let bases: [BaseDirection] = [.leftToRight, .rightToLeft, .automatic, .firstStrong(fallback: .rightToLeft)]

    @Test(arguments: bases)
    func edges(base: BaseDirection) {
        #expect(Diagnosis(of: "", base: base).findings.isEmpty)
        #expect(Diagnosis(of: " \t\n", base: base).findings.isEmpty)
        for control in BidiControl.allCases {
            #expect(Diagnosis(of: control.text, base: base).findings.contains { $0.rule == .invisibleOnly })
            let nested = String(repeating: control.text, count: 130)
            let diagnosis = Diagnosis(of: nested + "א 1 2 a" + nested, base: base)
            #expect((diagnosis.fixed ?? "א 1 2 a").removingBidiControls() == "א 1 2 a")
        }
    }

    /// Much of one thing: the answer comes, and is one finding or none.
    @Test(arguments: [
        "(", ")", "+", "-", "1-", "1 ", "#", "@", "a#", "\u{2068}", "\u{2069}", "\u{202E}", "\u{200F}", "א",
        "☺\u{FE0F}",
    ])
    func repeated(unit: String) {
        let text = String(repeating: unit, count: 20_000 / unit.utf8.count)
        let diagnosis = Diagnosis(of: text, base: .rightToLeft)
        #expect(diagnosis.findings.count <= 3)
        #expect((diagnosis.fixed ?? text).removingBidiControls() == text.removingBidiControls())
    }

    /// Ten times as much of it, of a kind that was quadratic once or ran out of stack: then each takes minutes, and now a
    /// second or two.
    @Test(
        .timeLimit(.minutes(2)),
        arguments: [
            ("", "\u{2068}"), ("א", "\u{2067}"), ("א", "\u{2069}"), ("א", "\u{202E}"), ("א", "\u{202C}"),
            ("אa", "+"), ("a", "/"), ("_a", "!"), ("a ", "(1) "), ("", "5 US$ "),
            ("א #א … a ", "\u{2068}#א\u{2069}"), ("א", "\u{300}"),
        ])
    func long(start: String, unit: String) {
        let count = unit.unicodeScalars.count
        let start = start.replacing("…", with: String(repeating: ".", count: 20_000))
        let text = start + String(repeating: unit, count: (count == 1 ? 120_000 : 60_000) / count)
        let diagnosis = Diagnosis(of: text, base: .rightToLeft)
        #expect((diagnosis.fixed ?? text).removingBidiControls() == text.removingBidiControls())
        #expect(count > 1 || diagnosis.findings.count <= 3)
    }

    /// Other people's visible characters are never changed, and ranges stay inside the text.
    @Test(arguments: 0..<4)
    func random(seed: UInt64) {
        let alphabet: [Unicode.Scalar] =
            BidiControl.allCases.map(\.scalar)
            + Array("אבםשعربمaZ019٠٥۴۹+-−–/.,:;#@%°$€()[]<>=!?_ •×&🇸🇦".unicodeScalars)
            + Array("\u{A0}\t\n\r\u{2029}\u{300}\u{200D}\u{FEED}".unicodeScalars)
        var random = SplitMix(state: seed)
        var count = 0
        for _ in 0..<150 {
            let length = Int.random(in: 1...24, using: &random)
            let text = String(
                String.UnicodeScalarView((0..<length).compactMap { _ in alphabet.randomElement(using: &random) }))
            for base in Self.bases {
                let diagnosis = Diagnosis(of: text, base: base)
                let scalars = text.unicodeScalars.count
                #expect(diagnosis.findings.allSatisfy { $0.range.lowerBound >= 0 && $0.range.upperBound <= scalars })
                #expect(diagnosis.findings.allSatisfy { !$0.message.isEmpty })
                guard !diagnosis.findings.contains(where: { [.visualOrderText, .misplacedSign].contains($0.rule) })
                else { continue }
                let visible = text.removingBidiControls().unicodeScalars
                for fixed in diagnosis.findings.compactMap(\.fixed) + [diagnosis.fixed ?? text] {
                    #expect(fixed.removingBidiControls().unicodeScalars.elementsEqual(visible))
                }
                count += 1
            }
        }
        #expect(count > 300)
    }
}

/// A small generator with a seed, so that a failure can be seen again.
private struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
