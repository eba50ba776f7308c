/// Something that has format options: the options themselves, and the style that completes them with a language.
///
/// Modifiers are written once, for both.
public protocol HasFormatOptions {
    associatedtype Options: BidiFormatOptions
    var options: Options { get set }
}

/// What to print, without the language: `.price(.aed)`.
///
/// The half of a style that a ``BidiString`` completes with the language it is asked for. It cannot be used alone,
/// since its digits would be nobody's choice.
public protocol BidiFormatOptions: HasFormatOptions, Hashable, Codable, Sendable where Options == Self {
    associatedtype FormatInput

    /// What kind of value these options print, for a ``DigitPolicy``; ``ValueKind/other`` unless said otherwise.
    static var valueKind: ValueKind { get }

    /// The value in a language, not yet isolated.
    func formattedText(_ value: FormatInput, in language: LanguageTag) -> FormattedText
}

/// Options that need nothing to be chosen.
public protocol DefaultFormatOptions: BidiFormatOptions {
    /// What is printed where nothing is chosen.
    init()
}

extension BidiFormatOptions {
    /// Itself, so that a modifier changes options and styles alike.
    public var options: Self {
        get { self }
        set { self = newValue }
    }
}

extension HasFormatOptions {
    /// A copy with changed options.
    func changing(_ change: (inout Options) -> Void) -> Self {
        var copy = self
        change(&copy.options)
        return copy
    }
}
