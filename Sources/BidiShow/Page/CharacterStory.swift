internal import BidiDiagnosis
internal import BidiText

/// What happened to one character: what it is, which rules changed it, and where it ends up.
struct CharacterStory {
    let scalar: Unicode.Scalar
    /// From the start of the text.
    let offset: Int
    let level: EmbeddingLevel?
    /// The place from the left.
    let position: Int?
    /// The steps that decided its place.
    let steps: [ResolutionStep]
    /// Where the paragraph starts.
    private let start: Int

    init(
        _ scalar: Unicode.Scalar, at offset: Int, from start: Int, level: EmbeddingLevel?, position: Int?,
        steps: [ResolutionStep]
    ) {
        self.scalar = scalar
        self.offset = start + offset
        self.level = level
        self.position = position
        self.steps = Explanation.decisive(steps)
        self.start = start
    }

    /// Each step as a rule's name and the characters that made it act, and what the rule says.
    private var rules: [(name: String, meaning: String)] {
        steps.map { step in
            let causes = step.because.prefix(4).map { "\(start + $0)" }.joined(separator: ", ")
            return (step.rule.rawValue + (causes.isEmpty ? "" : " by \(causes)"), step.rule.explanation)
        }
    }

    /// What the character is.
    var identity: String {
        "\(offset): \(EscapedText.codePoint(scalar)) \(scalar.characterName), "
            + "\(scalar.bidiClass.plainName) (\(scalar.bidiClass.abbreviation))"
    }

    /// Where it is drawn.
    var ending: String {
        guard let level, let position else { return "Not drawn." }
        let direction = level.direction == .leftToRight ? "left to right" : "right to left"
        return "Level \(level), \(direction), place \(position) from the left."
    }

    /// The story in lines.
    var lines: [String] { [identity] + rules.map { "\($0.name): \($0.meaning)" } + [ending] }

    /// A row of the table of characters.
    var row: String {
        let glyph = HTMLText.boxed(String(Character(scalar)))
        return "<tr><td class=\"number\">\(offset)</td><td>\(EscapedText.codePoint(scalar))</td>"
            + "<td><bdi>\(glyph)</bdi></td><td>\(scalar.bidiClass.abbreviation)</td>"
            + "<td class=\"number\">\(level?.description ?? "-")</td>"
            + "<td class=\"number\">\(position.map { "\($0)" } ?? "-")</td>"
            + "<td>\(HTMLText.plain(scalar.characterName))</td>"
            + "<td>\(HTMLText.plain(rules.map(\.name).joined(separator: ", ")))</td></tr>\n"
    }
}
