@testable internal import BidiText
import Testing

@Suite("The resolver's work grows with the length of the text and no faster")
struct LinearTimeTests {
    /// Repeated to fill 10 KB and 100 KB: what makes naive implementations quadratic.
    static let units: [(name: String, unit: String)] = [
        ("opening brackets", "("), ("closing brackets", ")"), ("an open bracket and a letter", "(א"),
        ("a letter and an open bracket", "a("), ("brackets of two kinds", "[(a)"), ("pairs", "(a)"),
        ("pairs of the other direction", "(א)"), ("marks after brackets", "(א)\u{5B0}\u{5B0}"),
        ("FSI", "\u{2068}"), ("FSI and a letter", "\u{2068}א"), ("FSI and a bracket", "\u{2068}("),
        ("RLI", "\u{2067}"), ("LRI and a letter", "\u{2066}א"), ("PDI", "\u{2069}"),
        ("closed isolates", "\u{2067}a\u{2069}"), ("closed FSI", "\u{2068}א\u{2069} "),
        ("RLE", "\u{202B}"), ("RLE and a letter", "\u{202B}a"), ("closed embeddings", "\u{202B}a\u{202C}"),
        ("overrides", "\u{202E}a\u{202C}"), ("PDF", "\u{202C}"), ("terminators", "$"), ("separators", "1,"),
        ("marks", "\u{5B0}"), ("white space", " "), ("tabs", " \t"), ("digits after Arabic", "ب1"),
        ("joiners", "\u{200D}"),
    ]

    private static func work(_ text: String) -> Int {
        let scalars = Array(text.unicodeScalars)
        var resolver = ParagraphResolver(
            classes: scalars.map(BidiClass.init), scalars: scalars, observer: WorkCounter())
        _ = resolver.resolve(base: .automatic)
        return resolver.observer.elements
    }

    private static func expectLinear(_ text: (_ bytes: Int) -> String, _ name: String) {
        let small = work(text(10_000))
        let large = work(text(100_000))
        #expect(small >= 5_000 / 4, "\(name)")
        #expect(large <= 12 * small, "\(name): \(small), then \(large)")
    }

    @Test("Ten times the text", arguments: units.map(\.name))
    func tenfold(name: String) throws {
        let unit = try #require(Self.units.first { $0.name == name }).unit
        Self.expectLinear({ String(repeating: unit, count: $0 / unit.utf8.count) }, name)
    }

    /// Openers that all come before their closers: nothing pairs off early.
    static let nestings: [(name: String, open: String, core: String, close: String)] = [
        ("nested brackets", "(", "a", ")"), ("nested brackets with letters", "(א", "a", "א)"),
        ("nested isolates", "\u{2067}", "a", "\u{2069}"), ("nested FSI", "\u{2068}", "א", "\u{2069}"),
        ("nested isolates with letters", "\u{2066}א", "a", "א\u{2069}"),
        ("nested embeddings", "\u{202B}", "a", "\u{202C}"),
        ("nested brackets in isolates", "(\u{2067}a", "א", "a\u{2069})"),
    ]

    @Test("Ten times the depth", arguments: nestings.map(\.name))
    func depth(name: String) throws {
        let nesting = try #require(Self.nestings.first { $0.name == name })
        Self.expectLinear(
            { bytes in
                let count = bytes / (nesting.open + nesting.close).utf8.count
                return String(repeating: nesting.open, count: count) + nesting.core
                    + String(repeating: nesting.close, count: count)
            }, name)
    }
}
