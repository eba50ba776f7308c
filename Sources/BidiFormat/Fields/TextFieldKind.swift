/// How a text field behaves: its direction, the characters it takes, the value it holds, what it shows while it is
/// edited and at rest, and what a paste becomes.
///
/// While a field is edited it never shows one of the 12 controls; what it holds is the same for every way of typing it
/// (`٠٥٠` and `050` are one). A kind for something else is made from ``TextFieldRules``.
public struct TextFieldKind: Hashable, Sendable {
    /// A stable name in kebab case, such as `phone`.
    public let name: String
    private let rules: AnyTextFieldRules

    public init(_ name: String, _ rules: some TextFieldRules) {
        self.name = name
        self.rules = AnyTextFieldRules(rules)
    }

    /// The direction in which the field is laid out.
    public var direction: TextFieldDirection { rules.base.direction }

    /// Whether a character may be typed into the field; invisible ones are dropped without a refusal.
    public func accepts(_ scalar: Unicode.Scalar) -> Bool {
        rules.base.cleaned(String(Character(scalar))).unicodeScalars.allSatisfy(rules.base.accepts)
    }

    /// The value in one spelling, as ``TextFieldRules/value(of:)`` says; `""` for an empty field.
    ///
    /// Throws ``BidiParseError`` while the text is incomplete or wrong. Never quotes a card or phone number.
    public func value(of text: String) throws(BidiParseError) -> String {
        isEmpty(text) ? "" : try rules.base.value(of: rules.base.cleaned(text))
    }

    /// Whether the field holds nothing that can be seen: a field of marks and spaces alone is empty.
    public func isEmpty(_ text: String) -> Bool { FieldText.isInvisible(text) }

    /// Whether the text has a value, and is not empty.
    public func isComplete(_ text: String) -> Bool { !isEmpty(text) && problem(in: text) == nil }

    /// Why the text has no value; nil for one that has one, and for an empty field.
    public func problem(in text: String) -> BidiParseError? {
        do throws(BidiParseError) {
            _ = try value(of: text)
            return nil
        } catch {
            return error
        }
    }

    /// What the field shows while a text is edited in it.
    public func editingText(_ text: String) -> String { rules.base.editingText(for: rules.base.cleaned(text)) }

    /// What the field shows when it is left: the value as its style prints it, the text as it was edited where it has
    /// none.
    public func restingText(_ text: String) -> String {
        isComplete(text) ? rules.base.restingText(for: rules.base.cleaned(text)) : editingText(text)
    }
}

extension TextFieldKind {
    /// The text and caret after a part of the text was replaced: typed over, deleted, pasted.
    ///
    /// The caret stays behind what was typed, also where the field changes digits or moves its groups. Invisible
    /// characters are dropped. A character that the kind does not take is refused and nothing changes, unless the whole
    /// field has a value with it (`ext. 12` in a phone number). Deleting a space that the field itself has written
    /// deletes the character before it.
    /// Linear in the text.
    public func replacing(
        _ range: Range<String.Index>, of text: String, with replacement: String
    ) -> TextFieldChange {
        let scalars = text.unicodeScalars
        var start = range.lowerBound
        let removed = scalars[range]
        if replacement.isEmpty, !removed.isEmpty, start > text.startIndex,
            removed.allSatisfy(rules.base.isWrittenByField)
        {
            start = scalars.index(before: start)
        }
        let before = String(scalars[..<start])
        let after = String(scalars[range.upperBound...])
        let inserted = rules.base.cleaned(replacement)
        if FieldText.isInvisible(before + after), let pasted = rules.base.pastedText(for: inserted) {
            return TextFieldChange(pasted, caretAt: pasted.unicodeScalars.count)
        }
        let whole = before + inserted + after
        if let refusal = refusal(of: inserted), !isComplete(whole) {
            let caret = scalars.distance(from: text.startIndex, to: range.upperBound)
            return TextFieldChange(text, caretAt: caret, refusal: refusal)
        }
        let shown = editingText(whole)
        return TextFieldChange(shown, caretAt: caret(after: before + inserted, in: shown))
    }

    /// The text of an empty field after a paste, or why it is refused.
    public func pasting(_ text: String) -> TextFieldChange { replacing("".startIndex..<"".endIndex, of: "", with: text) }

    private func refusal(of inserted: String) -> BidiParseError? {
        let scalars = inserted.unicodeScalars
        guard let place = scalars.firstIndex(where: { !rules.base.accepts($0) }) else { return nil }
        return BidiParseError(
            .unreadable, "\(scalars[place].codePoint) has no place in a field of this kind (\(name))",
            offset: scalars.distance(from: scalars.startIndex, to: place))
    }

    /// Behind as many characters of the person's own as stand before the caret.
    private func caret(after head: String, in shown: String) -> Int {
        var left = rules.base.editingText(for: rules.base.cleaned(head)).unicodeScalars
            .count { !rules.base.isWrittenByField($0) }
        var offset = 0
        for scalar in shown.unicodeScalars {
            if left == 0 { break }
            offset += 1
            if !rules.base.isWrittenByField(scalar) { left -= 1 }
        }
        return offset
    }
}

/// Rules of some type, compared as what they are.
struct AnyTextFieldRules: Hashable, Sendable {
    let base: any TextFieldRules

    init(_ base: any TextFieldRules) { self.base = base }

    static func == (left: Self, right: Self) -> Bool { AnyHashable(left.base) == AnyHashable(right.base) }

    func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }
}
