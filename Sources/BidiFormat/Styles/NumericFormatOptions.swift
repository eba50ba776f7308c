internal import BidiText

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// Options that say how the digits of a number are written.
public protocol HasNumberOptions {
    /// How the digits are written.
    var number: NumberOptions { get set }
}

/// Options of a style for numbers: `Decimal` by `FormatStyle`, every integer and floating-point type beside it.
public protocol NumericFormatOptions: BidiFormatOptions, HasNumberOptions where FormatInput == Decimal {
    /// What the number counts.
    var quantity: NumericQuantity { get }
}

extension NumericFormatOptions {
    public func formattedText(_ value: Decimal, in language: LanguageTag) -> FormattedText {
        formattedText(exactly: ExactDecimal(value), in: language)
    }

    /// The number in a language, exact to its last digit, not yet isolated.
    public func formattedText(exactly number: ExactDecimal, in language: LanguageTag) -> FormattedText {
        NumericFormatter.shared(quantity, self.number, in: language).formattedText(number)
    }
}

extension HasFormatOptions where Options: HasNumberOptions {
    /// When a sign is written.
    public func sign(_ sign: SignDisplay) -> Self { changing { $0.number.sign = sign } }

    /// Whether digits stand in groups.
    public func grouping(_ grouping: NumberGrouping) -> Self { changing { $0.number.grouping = grouping } }

    /// How many digits are shown; nil is the style's own number.
    public func precision(_ precision: NumberPrecision?) -> Self { changing { $0.number.precision = precision } }

    /// How a number with more digits is rounded.
    public func rounding(_ rounding: NumberRounding) -> Self { changing { $0.number.rounding = rounding } }

    /// The way large and small numbers are written.
    public func notation(_ notation: NumberNotation) -> Self { changing { $0.number.notation = notation } }
}

extension BidiFormatStyle where Options: NumericFormatOptions {
    /// The number, exact to its last digit, with its parts, its direction and its isolate.
    public func formattedText(exactly number: ExactDecimal) -> FormattedText {
        options.formattedText(exactly: number, in: language).isolated(in: language.baseDirection, isolation)
    }

    /// An integer of any type, exact.
    public func formattedText(_ value: some BinaryInteger) -> FormattedText {
        formattedText(exactly: ExactDecimal(value))
    }

    /// A floating-point number as the shortest decimal that reads back to it; NaN and infinities as ICU prints them.
    public func formattedText(_ value: some BinaryFloatingPoint) -> FormattedText {
        formattedText(exactly: ExactDecimal(value))
    }

    /// An integer of any type, exact.
    public func format(_ value: some BinaryInteger) -> String { formattedText(value).text }

    /// A floating-point number as the shortest decimal that reads back to it; NaN and infinities as ICU prints them.
    public func format(_ value: some BinaryFloatingPoint) -> String { formattedText(value).text }

    /// A number as exact decimal text.
    public func format(exactly number: ExactDecimal) -> String { formattedText(exactly: number).text }
}
