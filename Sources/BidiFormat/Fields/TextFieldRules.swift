/// What a kind of text field accepts and holds: the rules that ``TextFieldKind`` puts to work.
///
/// Apps write their own for kinds that are not here: a licence number, a table number.
public protocol TextFieldRules: Hashable, Sendable {
    /// How the field is laid out.
    var direction: TextFieldDirection { get }

    /// Whether a character may be typed. Asked after ``cleaned(_:)``.
    func accepts(_ scalar: Unicode.Scalar) -> Bool

    /// What is left of a text before anything else is done with it: at least without the 12 controls.
    func cleaned(_ text: String) -> String

    /// What the field shows for a cleaned text while it is edited. Never holds one of the 12 controls, and is its own
    /// editing text.
    func editingText(for text: String) -> String

    /// What the field shows if a text is pasted over everything in it; nil to treat it as typed.
    func pastedText(for text: String) -> String?

    /// The value in one spelling: equal values have equal texts, whatever digits, spaces and marks they were typed
    /// with. Throws ``BidiParseError`` while the field is incomplete or wrong.
    func value(of text: String) throws(BidiParseError) -> String

    /// What the field shows when it is left, for a text that has a value.
    func restingText(for text: String) -> String

    /// Whether a character of the editing text is written by the field itself, as spaces between groups are.
    func isWrittenByField(_ scalar: Unicode.Scalar) -> Bool
}

extension TextFieldRules {
    public func cleaned(_ text: String) -> String { FieldText.withoutInvisibles(text) }

    public func editingText(for text: String) -> String { text }

    public func pastedText(for text: String) -> String? { nil }

    public func restingText(for text: String) -> String { editingText(for: text) }

    public func isWrittenByField(_ scalar: Unicode.Scalar) -> Bool { false }
}
