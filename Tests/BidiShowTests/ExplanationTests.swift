import BidiText
import Testing

@testable import BidiShow

@Suite("Why, for people")
struct ExplanationTests {
    @Test("Characters with one story are told of together, with the rules that decided and what made them act")
    func stretches() throws {
        // By UAX #9: W2 for the digits after the Arabic letters, N1 for space and sign between letters and number.
        let paragraph = try #require(BidiParagraph("رقم +971"))
        let explanation = Explanation(of: paragraph)
        #expect(explanation.stretches.map(\.scalarRange) == [0..<3, 3..<5, 5..<8])
        #expect(explanation.stretches.map(\.level?.rawValue) == [1, 1, 2])
        #expect(explanation.stretches.map(\.kinds) == [["Arabic letter"], ["space", "plus or minus"], ["digit"]])
        let reasons = explanation.stretches.map(\.reasons)
        #expect(reasons.map { $0.map(\.rule) } == [[.x6], [.n1], [.w2]])
        #expect(reasons.map { $0.flatMap(\.because) } == [[], [2, 5], [2]])
        #expect(explanation.rules == [.x6, .w2, .n1])
    }

    @Test("The report tells why instead of listing runs, and explains each rule once")
    func report() {
        let lines = Run("--explain", "رقم +971").lines
        let why = lines.drop { !$0.hasPrefix("why ") }.prefix { !$0.hasPrefix("  at ") }
        #expect(
            Array(why) == [
                "why     level 1 ←  0..<3  Arabic letter         X6          رقم",
                "        level 1 ←  3..<5  space, plus or minus  N1 by 2, 5   +",
                "        level 2 →  5..<8  digit                 W2 by 2     971",
                "rules   P2    \(BidiRule.p2.explanation)", "        X6    \(BidiRule.x6.explanation)",
                "        W2    \(BidiRule.w2.explanation)", "        N1    \(BidiRule.n1.explanation)",
            ])
        #expect(!lines.contains { $0.hasPrefix("runs") })
    }

    @Test("Every character of a random text is in exactly one stretch, at its level")
    func cover() throws {
        let text = "a \u{202E}ب1\u{202C} (א-2,3%)\u{2067}x\u{2069} \t\u{300}"
        for base in [BaseDirection.leftToRight, .rightToLeft, .automatic] {
            let paragraph = try #require(BidiParagraph(text, base: base))
            let stretches = Explanation(of: paragraph).stretches
            #expect(stretches.flatMap { Array($0.scalarRange) } == Array(0..<text.unicodeScalars.count))
            for stretch in stretches {
                #expect(paragraph.levels[stretch.scalarRange].allSatisfy { $0 == stretch.level })
                #expect(!stretch.reasons.isEmpty)
                #expect(stretch.reasons.allSatisfy { $0.because.allSatisfy { !stretch.scalarRange.contains($0) } })
            }
        }
    }

    @Test("A long text is cut, unless --all")
    func long() {
        let text = String(repeating: "אב 1 ", count: 100)
        #expect(Run("--explain", text).lines.filter { $0.contains("letter  ") }.count < 25)
        #expect(Run("--explain", "--all", text).lines.filter { $0.contains("right-to-left letter  ") }.count == 100)
    }
}
