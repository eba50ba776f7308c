#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// A number with a unit of measure: −5 degrees are `م°-5` as seen in `ar-AE`, 2 hours `ساعتان` in `ar` (long).
///
/// The unit stands where the language reads it, whatever the sign. ICU's C function `unumf_formatDecimal`.
public struct UnitFormatStyle: BidiFormatStyle {
    public var options: Options
    public var language: LanguageTag
    public var isolation: Isolation

    public init(_ options: Options, locale: LanguageTag, isolation: Isolation = .automatic) {
        self.options = options
        self.language = locale
        self.isolation = isolation
    }

    public init(unit: MeasureUnit, locale: LanguageTag) { self.init(Options(unit), locale: locale) }

    /// The style for a CLDR identifier and a tag.
    ///
    /// Throws ``BidiFormatError`` for what ``MeasureUnit`` or ``LanguageTag`` refuses.
    public init(unit: String, locale: String) throws(BidiFormatError) {
        self.init(unit: try MeasureUnit(unit), locale: try LanguageTag(locale))
    }

    /// A number with a unit, without a language.
    public struct Options: NumericFormatOptions {
        public var unit: MeasureUnit
        public var width: UnitWidth
        public var number: NumberOptions

        public init(_ unit: MeasureUnit, width: UnitWidth = .short, number: NumberOptions = NumberOptions()) {
            self.unit = unit
            self.width = width
            self.number = number
        }

        public var quantity: NumericQuantity { .unit(unit, width) }
    }
}

extension HasFormatOptions where Options == UnitFormatStyle.Options {
    /// How much of the unit is written out.
    public func width(_ width: UnitWidth) -> Self { changing { $0.width = width } }
}

extension FormatStyle where Self == UnitFormatStyle {
    /// A number with a unit in a language.
    public static func unit(_ unit: MeasureUnit, locale: LanguageTag) -> Self {
        UnitFormatStyle(unit: unit, locale: locale)
    }
}

extension BidiFormatOptions where Self == UnitFormatStyle.Options {
    /// A number with a unit in the message's language.
    public static func unit(_ unit: MeasureUnit) -> Self { UnitFormatStyle.Options(unit) }
}
