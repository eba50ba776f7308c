#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

// `value.formatted(style)`, as Foundation's types have it. Foundation's own methods ask for a style whose input is the
// value's type; these take the numeric styles, whose input is Decimal, for every numeric type.

extension BinaryInteger {
    /// The value in a numeric style, exact.
    public func formatted<Style: BidiFormatStyle>(_ style: Style) -> String
    where Style.Options: NumericFormatOptions {
        style.format(self)
    }
}

extension BinaryFloatingPoint {
    /// The value in a numeric style, as the shortest decimal that reads back to it.
    public func formatted<Style: BidiFormatStyle>(_ style: Style) -> String
    where Style.Options: NumericFormatOptions {
        style.format(self)
    }
}

extension Decimal {
    /// The value in a numeric style.
    public func formatted<Style: BidiFormatStyle>(_ style: Style) -> String
    where Style.Options: NumericFormatOptions {
        style.format(self)
    }
}
