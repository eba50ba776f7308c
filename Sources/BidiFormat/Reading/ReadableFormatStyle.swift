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
}

extension ReadableFormatStyle {
    /// What `ParseableFormatStyle` asks for.
    public var parseStrategy: BidiParseStrategy<Self> { BidiParseStrategy(style: self) }
}

/// Reads with a style; throws ``BidiParseError``.
public struct BidiParseStrategy<Style: ReadableFormatStyle>: ParseStrategy {
    public var style: Style

    public init(style: Style) { self.style = style }

    public func parse(_ value: String) throws -> Style.FormatInput { try style.read(value) }
}

extension ReadableFormatStyle where FormatInput == Decimal, Options: NumericFormatOptions {
    /// A read number as `Decimal`, which keeps the 38 digits that are read.
    func decimal(_ number: ExactDecimal) throws(BidiParseError) -> Decimal {
        guard let decimal = Decimal(string: number.text) else {
            throw BidiParseError(.outOfRange, "the number is out of the range of Decimal")
        }
        return decimal
    }
}
