internal import BidiText

/// The pieces of a message in one language: literals, and values with the decision whether they are isolated.
struct ResolvedMessage {
    private(set) var items: [Item] = []

    enum Item {
        case literal(String)
        case value(FormattedText)
    }

    init() {}

    init(_ message: BidiString, in context: MessageContext) {
        for piece in message.pieces {
            switch piece {
            case .literal(let text): append(literal: text)
            case .value(let make):
                append(value: make(context).isolated(in: context.baseDirection, context.isolation))
            }
        }
    }

    mutating func append(value: FormattedText) {
        // An empty isolate would part letters that join across it.
        if value.content.contains(where: { !$0.text.isEmpty }) { items.append(.value(value)) }
    }

    mutating func append(literal text: String) {
        if case .literal(let before) = items.last {
            items[items.count - 1] = .literal(before + text)
        } else if !text.isEmpty {
            items.append(.literal(text))
        }
    }

    /// The parts in logical order. Where letters join across the edge of an isolate, ZWJ on both of its sides keeps
    /// them joined: an isolate has Joining_Type U and would part them.
    func parts() -> [FormattedPart] {
        var parts: [FormattedPart] = []
        for (index, item) in items.enumerated() {
            let joinsBefore = index > 0 && joins(items[index - 1], item)
            let joinsAfter = index + 1 < items.count && joins(item, items[index + 1])
            switch item {
            case .literal(let text):
                if joinsBefore { parts.append(.joiner) }
                parts += FormattedPart.splittingControls(.literal, text)
                if joinsAfter { parts.append(.joiner) }
            case .value(let value):
                var content = value.content
                if joinsBefore { content.insert(.joiner, at: 0) }
                if joinsAfter { content.append(.joiner) }
                parts += isolate(content, of: value)
            }
        }
        return parts
    }

    private func isolate(_ content: [FormattedPart], of value: FormattedText) -> [FormattedPart] {
        guard value.isIsolated else { return content }
        return [.control(DirectionalIsolate(value.direction).initiator.text)] + content
            + [.control(BidiControl.popDirectionalIsolate.text)]
    }

    /// What should land on the clipboard: the literals without controls, the values as they are copied.
    func copyText() -> String {
        items.reduce(into: "") { text, item in
            switch item {
            case .literal(let literal): text += literal.removingBidiControls().replacingScalar("\u{A0}", with: " ")
            case .value(let value): text += value.copyText
            }
        }
    }

    /// The message as HTML: literals escaped, each value in a `<bdi>` of its own, joiners as in `parts`.
    func html() -> String {
        var html = ""
        for (index, item) in items.enumerated() {
            // `<bdi>` parts letters as an isolate does, whatever the policy for text is.
            let before = index > 0 && joins(items[index - 1], item, always: true) ? FormattedPart.joiner.text : ""
            let after =
                index + 1 < items.count && joins(item, items[index + 1], always: true)
                ? FormattedPart.joiner.text : ""
            switch item {
            case .literal(let text): html += before + HTML.escaped(text) + after
            case .value(let value):
                let content = [FormattedPart.control(before)] + value.content + [.control(after)]
                html += HTML.bdi(content, direction: value.direction)
            }
        }
        return html
    }

    /// Whether letters join across the edge between two items, and an isolate stands there that would part them.
    private func joins(_ left: Item, _ right: Item, always: Bool = false) -> Bool {
        guard always || left.isIsolated || right.isIsolated else { return false }
        return Joining.joins(left.text, right.text)
    }
}

extension ResolvedMessage.Item {
    fileprivate var isIsolated: Bool { if case .value(let value) = self { value.isIsolated } else { false } }

    /// The text without the isolate round it.
    fileprivate var text: String {
        switch self {
        case .literal(let text): text
        case .value(let value): value.content.reduce(into: "") { $0 += $1.text }
        }
    }
}

extension FormattedPart {
    /// ZWJ, a part of kind `control` where this package writes it.
    fileprivate static let joiner = FormattedPart(.control, "\u{200D}")
}
