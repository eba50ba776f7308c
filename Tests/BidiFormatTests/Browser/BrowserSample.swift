import BidiFormat
import BidiText

/// A message that a browser draws, as text and as HTML, in elements of both directions.
struct BrowserSample: Codable, Hashable {
    let id: String
    let text: String
    let html: String
    /// What has to be seen from left to right, without mirroring, controls and joiners.
    let ltr: String
    let rtl: String
    /// The same for the HTML, where every value stands in an element that isolates it.
    let isolatedLtr: String
    let isolatedRtl: String
    /// The version of ICU that the words come from.
    let icu: String
    /// The message without controls and joiners, if its letters are to be as wide as in it; nil for other samples.
    let joined: String?

    init(id: String, _ message: BidiString, in context: MessageContext, isJoined: Bool = false) {
        self.id = id
        text = message.text(in: context)
        html = message.html(in: context)
        ltr = Self.drawn(text, base: .leftToRight)
        rtl = Self.drawn(text, base: .rightToLeft)
        var isolating = context
        isolating.isolation = .isolates
        let isolated = message.text(in: isolating)
        isolatedLtr = Self.drawn(isolated, base: .leftToRight)
        isolatedRtl = Self.drawn(isolated, base: .rightToLeft)
        icu = EngineVersion.icu
        joined = isJoined ? Self.visible(text) : nil
    }

    /// The grapheme clusters of one paragraph from left to right. Browsers mirror the glyph, not the character.
    static func drawn(_ text: String, base: BaseDirection) -> String {
        guard let paragraph = BidiParagraph(text, base: base) else { return "" }
        var place = [Int](repeating: 0, count: text.unicodeScalars.count)
        for (column, offset) in paragraph.visualOrder.enumerated() { place[offset] = column }
        var clusters: [(place: Int, text: String)] = []
        var offset = 0
        for character in text {
            let visible = visible(String(character))
            if !visible.isEmpty { clusters.append((place[offset], visible)) }
            offset += character.unicodeScalars.count
        }
        return clusters.sorted { $0.place < $1.place }.map(\.text).joined()
    }

    private static func visible(_ text: String) -> String {
        String(
            String.UnicodeScalarView(
                text.unicodeScalars.filter { BidiControl($0) == nil && $0 != "\u{200C}" && $0 != "\u{200D}" }))
    }
}
