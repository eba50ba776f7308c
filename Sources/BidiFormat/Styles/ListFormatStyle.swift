#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// Several things in one line: `iPhone 15`, `سامسونج` and `C++` are `C++و جنوسماسو iPhone 15` as seen in Arabic.
///
/// Items are free text or values that are laid out already; nothing in an item reaches its neighbours.
/// ICU's C function `ulistfmt_formatStringsToResult`.
public struct ListFormatStyle: BidiFormatStyle {
    public typealias FormatInput = [ListItem]

    public var options: Options
    public var language: LanguageTag
    public var isolation: Isolation

    public init(_ options: Options, locale: LanguageTag, isolation: Isolation = .automatic) {
        self.options = options
        self.language = locale
        self.isolation = isolation
    }

    /// A list, without a language.
    public struct Options: DefaultFormatOptions {
        /// What the words between the items say.
        public var connection: ListConnection
        /// How much they are shortened.
        public var width: ListWidth

        public init() { self.init(.and) }

        public init(_ connection: ListConnection, width: ListWidth = .wide) {
            self.connection = connection
            self.width = width
        }

        public func formattedText(_ value: [ListItem], in language: LanguageTag) -> FormattedText {
            ListLayout(connection, width, language: language).arrange(value)
        }
    }

    /// A list of names, titles, brands.
    public func format(_ items: [String]) -> String { format(items.map(ListItem.text)) }
}

extension HasFormatOptions where Options == ListFormatStyle.Options {
    /// How much the words between the items are shortened.
    public func width(_ width: ListWidth) -> Self { changing { $0.width = width } }
}

extension FormatStyle where Self == ListFormatStyle {
    /// A list in a language.
    public static func list(_ connection: ListConnection = .and, locale: LanguageTag) -> Self {
        ListFormatStyle(.list(connection), locale: locale)
    }
}

extension BidiFormatOptions where Self == ListFormatStyle.Options {
    /// A list in the message's language.
    public static func list(_ connection: ListConnection = .and) -> Self { ListFormatStyle.Options(connection) }
}

extension Sequence<String> {
    /// The texts as a list.
    public func formatted(_ style: ListFormatStyle) -> String { style.format(map(ListItem.text)) }
}

extension BidiString.StringInterpolation {
    /// Names, titles or brands as a list.
    public mutating func appendInterpolation(_ items: [String], format options: ListFormatStyle.Options) {
        appendInterpolation(items.map(ListItem.text), format: options)
    }
}
