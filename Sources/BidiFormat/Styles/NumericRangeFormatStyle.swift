#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// A range of what another style formats: 5 to 10 dollars are `US$ 10.00–5.00` as seen in `ar-AE`, where reading starts
/// on the right.
///
/// The start is where reading begins, each end is one piece, and no sign is ever shared between them. Made from the
/// style of one value: `.range(.price(.aed, locale: arabic))`. ICU's C function `unumrf_formatDecimalRange`.
public struct NumericRangeFormatStyle<Base: NumericFormatOptions>: BidiFormatStyle {
    public var options: NumericRangeOptions<Base>
    public var language: LanguageTag
    public var isolation: Isolation

    public init(_ options: NumericRangeOptions<Base>, locale: LanguageTag, isolation: Isolation = .automatic) {
        self.options = options
        self.language = locale
        self.isolation = isolation
    }

    /// Ranges of what `style` formats.
    public init<Style: BidiFormatStyle>(_ style: Style) where Style.Options == Base {
        self.init(
            NumericRangeOptions(style.options), locale: style.language, isolation: style.isolation)
    }
}

/// A range of numeric values, without a language.
public struct NumericRangeOptions<Base: NumericFormatOptions>: BidiFormatOptions, HasNumberOptions {
    /// How each end is written.
    public var base: Base
    /// What is written where both ends are equal.
    public var identity: RangeIdentity

    public init(_ base: Base, identity: RangeIdentity = .approximately) {
        self.base = base
        self.identity = identity
    }

    public var number: NumberOptions {
        get { base.number }
        set { base.number = newValue }
    }

    public func formattedText(_ value: NumberRange, in language: LanguageTag) -> FormattedText {
        NumericRangeFormatter.shared(base.quantity, base.number, identity.icu(for: value), in: language)
            .formattedText(value)
    }
}

/// A range of numbers.
public typealias NumberRangeFormatStyle = NumericRangeFormatStyle<NumberFormatStyle.Options>
/// A range of percentages.
public typealias PercentRangeFormatStyle = NumericRangeFormatStyle<PercentFormatStyle.Options>
/// A range of prices.
public typealias PriceRangeFormatStyle = NumericRangeFormatStyle<PriceFormatStyle.Options>
/// A range of values with a unit.
public typealias UnitRangeFormatStyle = NumericRangeFormatStyle<UnitFormatStyle.Options>

/// What `identity(_:)` changes.
public protocol HasRangeIdentity {
    /// What is written where both ends are equal.
    var identity: RangeIdentity { get set }
}

extension NumericRangeOptions: HasRangeIdentity {}

extension HasFormatOptions where Options: HasRangeIdentity {
    /// What is written where both ends are equal.
    public func identity(_ identity: RangeIdentity) -> Self { changing { $0.identity = identity } }
}

extension FormatStyle {
    /// A range of what `style` formats, in its language.
    public static func range<Style: BidiFormatStyle>(_ style: Style) -> Self
    where Self == NumericRangeFormatStyle<Style.Options> {
        NumericRangeFormatStyle(style)
    }
}

extension BidiFormatOptions {
    /// A range of what `base` formats, in the message's language.
    public static func range<Base>(_ base: Base) -> Self where Self == NumericRangeOptions<Base> {
        NumericRangeOptions(base)
    }
}

extension NumberRange {
    /// The range in a style.
    public func formatted<Style: BidiFormatStyle>(_ style: Style) -> String where Style.FormatInput == NumberRange {
        style.format(self)
    }
}
