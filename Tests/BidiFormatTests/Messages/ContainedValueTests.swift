import BidiFormat
import BidiText
import Testing

/// What stands outside a value is drawn as if the value were a plain word.
@Suite("Containment of hostile values")
struct ContainedValueTests {
    private static let controls = BidiControl.allCases.map(\.text)

    /// Every control alone, doubled, between letters, nested 130 deep and closed so often; separators; closers of all kinds.
    private static let hostile: [String] = {
        var values: [String] = []
        for control in controls {
            for pattern in [
                control, control + control, "x" + control, control + "x", "x" + control + "y", "א" + control + "b",
                "ب" + control + "5", control + "-5" + control, String(repeating: control, count: 130) + "x",
                "א" + String(repeating: control + "a", count: 130),
            ] { values.append(pattern) }
            for closer in ["\u{202C}", "\u{2069}"] {
                values.append(String(repeating: control, count: 130) + "x" + String(repeating: closer, count: 130))
                values.append("x" + closer + control + "y")
                values.append("x" + closer + closer + "א" + control + "5")
            }
            for separator in ["\n", "\r\n", "\u{2029}", "\u{85}", "\u{1C}", "\t", "\u{1F}", "\u{B}"] {
                values.append("x" + separator + control + "y")
                values.append(control + separator + "א")
            }
        }
        return values
    }()

    private static let surroundings: [(String, String)] = [
        ("Total ", " today"), ("المجموع ", " اليوم"), ("Total ", " اليوم"), ("المجموع ", " today"), ("a 5 ", " 7 b"),
        ("ب (", ") ب"), ("", " -1"), ("1 ", ""),
    ]

    @Test("In messages of both directions, as text", arguments: ["ar", "en"])
    func text(tag: String) throws {
        let language = try LanguageTag(tag)
        var placements = 0
        var failures: [String] = []
        for (before, after) in Self.surroundings {
            for base in [BaseDirection.leftToRight, .rightToLeft] {
                let plain = Self.order(Self.message(before, "x", after).text(in: language, isolation: .isolates), base)
                for value in Self.hostile {
                    placements += 1
                    let text = Self.message(before, value, after).text(in: language)
                    let paragraphs = BidiParagraph.paragraphs(of: text, base: base).count
                    if Self.order(text, base) != plain || paragraphs != 1 {
                        failures.append("\(text.debugDescription) \(base)")
                    }
                }
            }
        }
        #expect(failures.isEmpty, "\(failures.count) of \(placements): \(failures.prefix(5))")
        #expect(placements == 2 * Self.surroundings.count * Self.hostile.count)
        #expect(Self.hostile.count == 12 * 32)
    }

    @Test("No value is changed in what can be seen, and none holds an override")
    func visible() throws {
        let language = try LanguageTag("ar")
        for value in Self.hostile {
            let text = ("\(value)" as BidiString).text(in: language)
            let seen = text.removingBidiControls()
            let given = value.removingBidiControls().replacing("\r\n", with: " ")
            let expected = String(
                String.UnicodeScalarView(
                    given.unicodeScalars.map {
                        [.paragraphSeparator, .segmentSeparator].contains(BidiClass($0)) ? " " : $0
                    }))
            #expect(seen == expected)
            #expect(!text.unicodeScalars.contains { $0 == "\u{202D}" || $0 == "\u{202E}" })
        }
    }

    private static func message(_ before: String, _ value: String, _ after: String) -> BidiString {
        BidiString("⟨" + before) + "\(value)" + BidiString(after + "⟩")
    }

    /// What is seen outside the value, from left to right; the value is one place among it, if anything of it is seen.
    private static func order(_ text: String, _ base: BaseDirection) -> [String] {
        let scalars = Array(text.unicodeScalars)
        let language = outside(scalars)
        guard let paragraph = BidiParagraph(text, base: base) else { return [] }
        return paragraph.visualOrder.compactMap { offset in
            language.contains(offset) && BidiControl(scalars[offset]) == nil ? String(scalars[offset]) : nil
        }
    }

    /// The offsets of the message's own words: up to the value's place and after it.
    private static func outside(_ scalars: [Unicode.Scalar]) -> Set<Int> {
        let text = String(String.UnicodeScalarView(scalars))
        for (before, after) in surroundings.sorted(by: { $0.0.count > $1.0.count }) {
            let (start, end) = ("⟨" + before, after + "⟩")
            guard text.hasPrefix(start), text.hasSuffix(end) else { continue }
            let (first, last) = (start.unicodeScalars.count, scalars.count - end.unicodeScalars.count)
            return Set(0..<first).union(last..<scalars.count)
        }
        return []
    }
}
