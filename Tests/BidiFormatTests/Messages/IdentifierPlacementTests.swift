import BidiFormat
import BidiText
import Testing

/// Identifiers, technical text, names and lists between all neighbours (`design.md` 6: stable, harmless, clean).
@Suite("Identifiers and foreign text between neighbours")
struct IdentifierPlacementTests {
    private static let languages = [
        "ar-EG", "ar-AE", "ar", "he", "fa", "ur", "ckb", "ps", "sd", "ug", "yi", "ff-Adlm", "en", "ru", "hi", "bn",
    ]

    /// Whose placements others look at.
    private static let numeric: Set<String> = [
        "number", "percent", "per-mille", "price", "unit", "number-range", "price-range", "time-range", "date",
        "date-range", "time", "datetime", "duration", "relative",
    ]

    @Test("The order of a value is the same everywhere, and so is the order of its neighbours", arguments: languages)
    func placements(tag: String) throws {
        let language = try LanguageTag(tag)
        let isolation: Isolation = language.baseDirection == .rightToLeft ? .automatic : .isolates
        var placements = 0
        var failures: [String] = []
        for (kind, value) in try BrowserSamples.values() where !Self.numeric.contains(kind) {
            let text = value.text(in: language, isolation: isolation)
            let alone = Self.seen(text, .leftToRight)
            for neighbours in Neighbours.all {
                let (before, after) = (neighbours.before, neighbours.after)
                let message = BidiString(before) + value + BidiString(after)
                for base in [BaseDirection.leftToRight, .rightToLeft] {
                    placements += 1
                    // The nested message is pieces of this one, so it has no order of its own.
                    let expected =
                        kind == "nested"
                        ? Self.seen(before + text + after, base)
                        : Self.seen(before + "\u{FFFC}" + after, base).replacing("\u{FFFC}", with: alone)
                    let seen = Self.seen(message.text(in: language, isolation: isolation), base)
                    if seen != expected {
                        failures.append("\(kind) \(before)…\(after) \(base): \(seen) not \(expected)")
                    }
                }
            }
        }
        #expect(failures.isEmpty, "\(failures.count) of \(placements): \(failures.prefix(5))")
        #expect(placements > 900)
    }

    @Test("Parts joined give the text, isolates are balanced, plain has no control", arguments: languages)
    func clean(tag: String) throws {
        let language = try LanguageTag(tag)
        for (kind, value) in try BrowserSamples.values() {
            let text = value.text(in: language)
            #expect(value.parts(in: language).map(\.text).joined() == text)
            #expect(ContainedText(text).text == text, "\(kind): not balanced")
            #expect(!value.plain(in: language).containsBidiControls)
            #expect(!value.copyText(in: language).containsBidiControls)
            for part in value.parts(in: language) where part.kind != .control {
                #expect(!part.text.containsBidiControls, "\(kind): \(part)")
            }
        }
    }

    /// From left to right, without controls and joiners.
    private static func seen(_ text: String, _ base: BaseDirection) -> String {
        String(String.UnicodeScalarView(text.visualText(base: base).unicodeScalars.filter { $0 != "\u{200D}" }))
    }
}
