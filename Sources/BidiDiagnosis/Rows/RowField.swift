internal import BidiText

/// What stands in a ``TextRow``: a text, a sign that points along the line, or a picture.
public struct RowField: Hashable, Sendable {
    let content: Content

    enum Content: Hashable, Sendable {
        case text(String)
        case sign(String)
        case logo(String)
    }

    /// A label, a price, a date: a paragraph of its own, whose direction is that of its first strong letter, and the
    /// row's where there is none.
    public static func text(_ text: String) -> RowField { RowField(content: .text(text)) }

    /// A sign that points along the line and is drawn mirrored from right to left: an arrow, a chevron.
    public static func sign(_ sign: String) -> RowField { RowField(content: .sign(sign)) }

    /// A chevron to what comes next: `›`, from right to left `‹`.
    public static let forward = RowField.sign("\u{203A}")

    /// A chevron to where one came from: `‹`, from right to left `›`.
    public static let back = RowField.sign("\u{2039}")

    /// What looks the same in both directions, whatever stands in it: a logo, a picture.
    public static func logo(_ logo: String) -> RowField { RowField(content: .logo(logo)) }

    /// The text, sign or logo as it was given.
    package var storedText: String {
        switch content {
        case .text(let text), .sign(let text), .logo(let text): text
        }
    }

    /// What is seen of the field, from left to right, in a row of the given direction.
    func visualText(in direction: WritingDirection) -> String {
        switch content {
        case .text(let text): RowText.visual(text, base: .firstStrong(fallback: direction))
        case .sign(let sign): RowText.shown(direction == .leftToRight ? sign : MirroredSign.of(sign))
        case .logo(let logo): RowText.shown(logo)
        }
    }
}
