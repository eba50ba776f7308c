/// One of several things in a list: free text, or a value that is laid out already.
public enum ListItem: Hashable, Sendable, ExpressibleByStringLiteral {
    /// A name, a title, a brand.
    case text(String)
    /// A price, a phone number, a link.
    case formatted(FormattedText)

    public init(stringLiteral text: String) { self = .text(text) }
}
