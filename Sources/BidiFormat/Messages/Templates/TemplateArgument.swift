/// What is put in a place of a template.
///
/// Text literals are free text. An integer is written in the digits of the message's language, and fits `%lld` and `%d`
/// alone; all else fits `%@` and named places, whichever digits it has.
public struct TemplateArgument: Sendable {
    let kind: Kind
    let message: BidiString

    enum Kind: Sendable {
        case text, value, integer

        /// For errors.
        var name: String {
            switch self {
            case .text: "text"
            case .value: "a formatted value"
            case .integer: "an integer"
            }
        }
    }

    private init(_ kind: Kind, _ message: BidiString) {
        self.kind = kind
        self.message = message
    }

    /// Free text: a name, a title, a brand.
    public static func text(_ text: some StringProtocol) -> TemplateArgument {
        TemplateArgument(.text, "\(text)" as BidiString)
    }

    /// A value that is formatted already.
    public static func formatted(_ text: FormattedText) -> TemplateArgument {
        TemplateArgument(.value, "\(text)" as BidiString)
    }

    /// Another message: its pieces become pieces of this one.
    public static func message(_ message: BidiString) -> TemplateArgument { TemplateArgument(.value, message) }

    /// A value in the message's language.
    public static func value<Options: BidiFormatOptions>(
        _ value: Options.FormatInput, format options: Options
    ) -> TemplateArgument where Options.FormatInput: Sendable {
        TemplateArgument(.value, "\(value, format: options)" as BidiString)
    }

    /// A value in a style that has a language of its own.
    public static func value<Style: BidiFormatStyle>(
        _ value: Style.FormatInput, format style: Style
    ) -> TemplateArgument {
        TemplateArgument(.value, "\(value, format: style)" as BidiString)
    }

    /// An integer for `%lld` or `%d`, or for a named place.
    public static func integer(
        _ value: some BinaryInteger, format options: NumberFormatStyle.Options = .number
    ) -> TemplateArgument {
        TemplateArgument(.integer, "\(value, format: options)" as BidiString)
    }
}

extension TemplateArgument: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
    public init(stringLiteral text: String) { self = .text(text) }

    public init(integerLiteral value: Int) { self = .integer(value) }
}
