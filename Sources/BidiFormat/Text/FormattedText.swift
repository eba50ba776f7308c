public import BidiText

/// A value as it is drawn: its parts in logical order, its direction, and whether an isolate stands round it.
///
/// The parts joined give ``text`` exactly, and every invisible bidi character is a part of kind `control`.
public struct FormattedText: Hashable, Sendable {
    /// The parts of the value itself, without the isolate round it.
    public let content: [FormattedPart]
    /// The direction the value runs in, decided by its locale, digits and pattern, never by its neighbours.
    public let direction: WritingDirection
    /// The digits it is written in; nil for text that has none of its own.
    public let numberingSystem: NumberingSystem?
    /// Whether ``text`` begins with LRI or RLI and ends with PDI.
    public internal(set) var isIsolated = false
    /// What a telephone dials (RFC 3966); nil for what is no phone number or cannot be dialled with certainty.
    public internal(set) var dialable: String?
    /// The value as it was given; nil where what is shown is what is copied.
    let given: String?
    /// What the content holds, for the decision whether to isolate.
    let contents: DirectionalContents
    /// One run of digits with single separators: it moves nowhere, and isolated it would turn round its neighbours.
    let isDigitRun: Bool

    init(
        _ content: [FormattedPart], direction: WritingDirection, numberingSystem: NumberingSystem? = nil,
        isDigitRun: Bool = false, given: String? = nil, contents: DirectionalContents = DirectionalContents()
    ) {
        self.content = content
        self.direction = direction
        self.numberingSystem = numberingSystem
        self.isDigitRun = isDigitRun
        self.given = given
        var contents = contents
        for part in content { contents.formUnion(DirectionalContents(of: part.text)) }
        self.contents = contents
    }

    /// All parts, the isolate's two controls included.
    public var parts: [FormattedPart] {
        guard isIsolated else { return content }
        return [.control(DirectionalIsolate(direction).initiator.text)] + content
            + [.control(BidiControl.popDirectionalIsolate.text)]
    }

    /// The text for display.
    public var text: String {
        let inner = content.reduce(into: "") { $0 += $1.text }
        guard isIsolated else { return inner }
        return DirectionalIsolate(direction).initiator.text + inner + BidiControl.popDirectionalIsolate.text
    }

    /// The text without its invisible bidi characters and with ordinary spaces for NBSP.
    public var plain: String {
        var result = ""
        for part in content where part.kind != .control { result += part.text.replacingScalar("\u{A0}", with: " ") }
        return result
    }

    /// What should land on the clipboard: identifiers as they were given and in Latin digits, which every field accepts;
    /// other values as ``plain``.
    public var copyText: String { given ?? plain }

    /// The value as HTML: `<bdi dir>` round the escaped text; marks inside stay.
    public var html: String { HTML.bdi(content, direction: direction) }
}

extension FormattedText {
    /// The same value as a message with this direction shows it (`rules.md`, "What is isolated").
    package func isolated(in message: WritingDirection, _ isolation: Isolation) -> FormattedText {
        var copy = self
        copy.isIsolated =
            switch isolation {
            case .isolates: true
            case .none: false
            case .automatic:
                !isDigitRun && (message == .rightToLeft || contents.canDisturbLeftToRightText)
            }
        return copy
    }
}

extension FormattedText: CustomStringConvertible {
    public var description: String { text }
}
