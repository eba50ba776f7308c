#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// A style that reads back what it shows: the whole text, exactly, in any digits (`rules.md`, section 4).
///
/// `TextField(value:format:)` and `Decimal(text, strategy:)` take it through ``BidiParseStrategy``.
public protocol ReadableFormatStyle: BidiFormatStyle {
    /// The value that a text shows. Spaces at the ends and invisible characters do not count.
    ///
    /// Throws ``BidiParseError``. Linear in the text.
    func read(_ text: String) throws(BidiParseError) -> FormatInput

    /// The value as a text field shows it while it is edited: read back to the value, without invisible characters.
    func editingText(_ value: FormatInput) -> String
}

extension ReadableFormatStyle {
    /// The value as it is shown, without invisible characters and with ordinary spaces.
    public func editingText(_ value: FormatInput) -> String { formattedText(value).plain }

    /// What `ParseableFormatStyle` asks for.
    public var parseStrategy: BidiParseStrategy<Self> { BidiParseStrategy(style: self) }
}

/// Reads with a style; throws ``BidiParseError``.
public struct BidiParseStrategy<Style: ReadableFormatStyle>: ParseStrategy, Sendable {
    public var style: Style

    public init(style: Style) { self.style = style }

    public func parse(_ value: String) throws -> Style.FormatInput { try style.read(value) }
}
