@testable internal import BidiText
internal import TestSupport
import Testing

@Suite("The trace of the rules")
struct ResolutionTraceTests {
    @Test("Replayed, it gives the levels; every class it starts from is the one before")
    func replay() throws {
        var characters = 0
        for row in try ResolvedText.all().prefix(6_000) {
            let trace = BidiResolver.explain(row.scalars, base: row.base)
            var classes = row.scalars.map(BidiClass.init)
            var levels = [EmbeddingLevel?](repeating: nil, count: classes.count)
            var mentioned = [Bool](repeating: false, count: classes.count)
            var isSound = true
            for step in trace.steps {
                mentioned[step.offset] = true
                isSound = isSound && step.because.allSatisfy(row.scalars.indices.contains)
                switch step.change {
                case .bidiClass(let from, let to):
                    isSound = isSound && classes[step.offset] == from && from != to
                    classes[step.offset] = to
                case .level(let from, let to):
                    isSound = isSound && levels[step.offset] == from && from != to
                    levels[step.offset] = to
                case .removed: levels[step.offset] = nil
                }
            }
            #expect(isSound, "line \(row.line)")
            #expect(!mentioned.contains(false), "line \(row.line)")
            let rawLevels = levels.map { $0?.rawValue }
            #expect(rawLevels == row.levels, "line \(row.line)")
            #expect(trace.levels == levels, "line \(row.line)")
            characters += classes.count
        }
        #expect(characters > 50_000)
    }

    /// Which rules act on which character, worked out by hand from the standard.
    static let rows: [(text: String, offset: Int, rules: [BidiRule])] = [
        ("a", 0, [.x6]),
        ("א", 0, [.x6]),
        ("aא", 1, [.x6, .i1]),
        ("אa", 1, [.x6, .i2]),
        ("ب1", 0, [.x6, .w3]),
        ("ب1", 1, [.x6, .w2, .i2]),
        ("א1-2", 2, [.x6, .w4, .i2]),
        ("א$1", 1, [.x6, .w5, .i2]),
        ("א-", 1, [.x6, .w6, .n1]),
        ("a1", 1, [.x6, .w7]),
        ("א\u{5B0}", 1, [.x6, .w1]),
        ("א (a) א", 2, [.x6, .n0c2]),
        ("א a(b)\u{301}", 5, [.x6, .n0c1, .i2]),
        ("א a(b)\u{301}", 6, [.x6, .w1, .n0, .i2]),
        ("a(b)א", 1, [.x6, .n0b]),
        ("a א", 1, [.x6, .n2]),
        ("a ", 1, [.x6, .n1]),
        ("\u{202E}a\u{202C} ", 0, [.x9]),
        ("\u{202E}a\u{202C} ", 1, [.x6, .x6]),
        ("א\u{2066}a\u{2069} ", 1, [.x5b, .n1]),
        ("א\u{2067}a\u{2069}", 3, [.x6a, .n1]),
        ("א\u{2068}a\u{2069}", 1, [.x5c, .n1]),
        ("א a \t", 3, [.x6, .n2]),
        ("a\u{202B} א", 2, [.x6, .n1]),
        ("a\u{202B}א \t", 3, [.x6, .n1, .l1]),
        ("a\u{2029}", 1, [.x8, .n1]),
    ]

    @Test("Rules by hand", arguments: rows.indices)
    func rules(index: Int) {
        let row = Self.rows[index]
        let trace = BidiResolver.explain(Array(row.text.unicodeScalars), base: .automatic)
        let rules = trace.steps(at: row.offset).map(\.rule)
        #expect(rules == row.rules)
    }

    @Test("Causes: the Arabic letter, both ends of a separator, the override, the strong letter in brackets")
    func causes() throws {
        func because(_ text: String, _ offset: Int, _ rule: BidiRule) -> [Int]? {
            BidiResolver.explain(Array(text.unicodeScalars), base: .automatic).steps(at: offset)
                .last { $0.rule == rule }?.because
        }
        #expect(because("ب 1", 2, .w2) == [0])
        #expect(because("א1-2", 2, .w4) == [1, 3])
        #expect(because("\u{202E}a", 1, .x6) == [0])
        #expect(because("a(b)", 1, .n0b) == [3, 2])
        #expect(because("a א", 1, .n2) == [0, 2])
    }

    @Test("The base direction: given, found, or the fallback")
    func base() throws {
        func trace(_ text: String, _ base: BaseDirection) throws -> ResolutionTrace {
            try #require(BidiParagraph(text, base: base)).explanation()
        }
        let found = try trace("1 \u{2067}a\u{2069}א", .automatic)
        #expect(found.paragraphRule == .p2)
        #expect(found.paragraphCause == 5)
        #expect(found.paragraphLevel == EmbeddingLevel(.rightToLeft))
        #expect(try trace("1", .automatic).paragraphRule == .p3)
        #expect(try trace("1", .firstStrong(fallback: .rightToLeft)).paragraphRule == .hl1)
        #expect(try trace("a", .rightToLeft).paragraphRule == .hl1)
        #expect(try trace("a", .rightToLeft).paragraphCause == nil)
    }

    @Test("Every rule explains itself", arguments: BidiRule.allCases)
    func explanations(rule: BidiRule) {
        #expect(rule.explanation.count > 20)
        #expect(!rule.explanation.contains { !$0.isASCII })
    }
}
