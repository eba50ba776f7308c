import BidiFormat
import Testing

/// An isolate parts letters that join; ZWJ on both sides of its edge keeps them joined.
@Suite("Letters that join across an isolate")
struct JoiningTests {
    private let joiner = "\u{200D}"

    @Test(
        "Before a value: dual-joining or join-causing, then dual or right-joining; marks are looked through",
        arguments: [
            ("ب", "محمد", true), ("ل", "أحمد", true), ("ـ", "محمد", true), ("بِ", "محمد", true), ("ب", "ِمحمد", true),
            ("د", "محمد", false), ("و", "محمد", false), ("ء", "محمد", false), ("ب ", "محمد", false),
            ("ب", "ءمحمد", false),
            ("ب", "Anna", false), ("ב", "שלום", false), ("ب", "5", false), ("a", "محمد", false),
            ("ب\u{200C}", "محمد", false),
        ])
    func before(literal: String, name: String, joins: Bool) throws {
        let line: BidiString = "\(verbatim: literal)\(name)"
        let parts = line.parts(in: try LanguageTag("ar"))
        let zwj = joins ? joiner : ""
        #expect(parts.map(\.text).joined() == literal + zwj + isolated(zwj + name))
        #expect(parts.filter { $0.text == joiner }.allSatisfy { $0.kind == .control })
    }

    @Test("After a value, and between two", arguments: [("محمد", "ب", false), ("ليلى", "ب", true), ("علي", "ا", true)])
    func after(name: String, literal: String, joins: Bool) throws {
        let zwj = joins ? joiner : ""
        let line: BidiString = "\(name)\(verbatim: literal)"
        #expect(line.text(in: try LanguageTag("ar")) == isolated(name + zwj) + zwj + literal)
        let two: BidiString = "\(name)\(literal)"
        #expect(two.text(in: try LanguageTag("ar")) == isolated(name + zwj) + isolated(zwj + literal))
    }

    @Test("No ZWJ where no isolate stands, an empty value is no edge, HTML joins too")
    func edges() throws {
        let arabic = try LanguageTag("ar")
        let line: BidiString = "ب\("محمد")"
        #expect(line.text(in: arabic, isolation: .none) == "بمحمد")
        #expect(line.plain(in: arabic) == "بمحمد")
        #expect(line.html(in: arabic) == "ب\(joiner)<bdi dir=\"rtl\">\(joiner)محمد</bdi>")
        let empty: BidiString = "ب\("")ب"
        #expect(empty.text(in: arabic) == "بب")
    }

    private func isolated(_ text: String) -> String {
        let isRightToLeft = text.unicodeScalars.contains { $0.value > 0x590 && $0 != "\u{200D}" }
        guard text.contains(where: \.isLetter) else { return "\u{2067}\(text)\u{2069}" }
        return (isRightToLeft ? "\u{2067}" : "\u{2066}") + text + "\u{2069}"
    }
}
