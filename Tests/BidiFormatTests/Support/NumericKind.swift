import BidiFormat
import ICUBridge

/// A kind of numeric value with the number skeleton of ICU's that it stands for, written by hand.
struct NumericKind: Sendable {
    let name: String
    let skeleton: String
    /// The collapse of a range that shows a sign (`rules.md` 1).
    let signedCollapse: ICUNumberRangeFormatter.Collapse
    let format: @Sendable (ExactDecimal, LanguageTag) -> FormattedText
    let formatRange: @Sendable (NumberRange, LanguageTag) -> FormattedText

    init<Options: NumericFormatOptions>(
        _ name: String, _ skeleton: String, signed: ICUNumberRangeFormatter.Collapse, _ options: Options
    ) {
        self.name = name
        self.skeleton = skeleton
        signedCollapse = signed
        format = { options.formattedText(exactly: $0, in: $1) }
        formatRange = { NumericRangeOptions(options).formattedText($0, in: $1) }
    }

    static let all: [NumericKind] = numbers + prices + units

    static let numbers: [NumericKind] = [
        NumericKind("number", "sign-negative", signed: .unit, NumberFormatStyle.Options()),
        NumericKind(
            "signed number", "sign-except-zero", signed: .unit, NumberFormatStyle.Options().sign(.exceptZero)),
        NumericKind(
            "compact", "sign-negative compact-short", signed: .unit, NumberFormatStyle.Options().notation(.compact)),
        NumericKind(
            "long compact", "sign-negative compact-long", signed: .unit,
            NumberFormatStyle.Options().notation(.compactLong)),
        NumericKind(
            "scientific", "sign-negative scientific", signed: .unit,
            NumberFormatStyle.Options().notation(.scientific)),
        NumericKind("percent", "percent scale/100 sign-negative", signed: .none, PercentFormatStyle.Options()),
        NumericKind(
            "per mille", "permille scale/1000 sign-negative", signed: .none, PerMilleFormatStyle.Options()),
    ]

    static let prices: [NumericKind] = [
        NumericKind("price", "currency/USD sign-negative", signed: .none, PriceFormatStyle.Options(.usd)),
        NumericKind(
            "narrow price", "currency/EUR unit-width-narrow sign-negative", signed: .none,
            PriceFormatStyle.Options(.eur).presentation(.narrow)),
        NumericKind(
            "price by code", "currency/AED unit-width-iso-code sign-negative", signed: .none,
            PriceFormatStyle.Options(.aed).presentation(.code)),
        NumericKind(
            "price by name", "currency/USD unit-width-full-name sign-negative", signed: .none,
            PriceFormatStyle.Options(.usd).presentation(.name)),
        NumericKind(
            "accounting", "currency/USD sign-accounting-negative", signed: .none,
            PriceFormatStyle.Options(.usd).sign(.accounting)),
        NumericKind(
            "cash", "currency/CHF precision-currency-cash sign-negative", signed: .none,
            PriceFormatStyle.Options(.chf).usage(.cash)),
        NumericKind("rials", "currency/IRR sign-negative", signed: .none, PriceFormatStyle.Options(.irr)),
        NumericKind(
            "compact price", "currency/USD sign-negative compact-short", signed: .none,
            PriceFormatStyle.Options(.usd).notation(.compact)),
    ]

    static let units: [NumericKind] = [
        NumericKind(
            "hours", "unit/hour unit-width-full-name sign-negative", signed: .unit,
            UnitFormatStyle.Options(.hour, width: .long)),
        NumericKind(
            "liters", "unit/liter unit-width-full-name sign-negative", signed: .unit,
            UnitFormatStyle.Options(.liter, width: .long)),
        NumericKind(
            "celsius", "unit/celsius unit-width-short sign-negative", signed: .unit,
            UnitFormatStyle.Options(.celsius)),
        NumericKind(
            "speed", "unit/kilometer-per-hour unit-width-narrow sign-negative", signed: .unit,
            UnitFormatStyle.Options(.kilometerPerHour, width: .narrow)),
        NumericKind(
            "consumption", "unit/liter-per-100-kilometer unit-width-short sign-negative", signed: .unit,
            UnitFormatStyle.Options(.literPer100Kilometers)),
    ]

    /// The values of the acceptance list.
    static let values = ["0", "1", "2", "3", "11", "100", "-5", "1234567.891", "0.005"]

    /// The ranges of the acceptance list.
    static let ranges = [("-10", "-5"), ("-5", "10"), ("5", "10"), ("-10", "10")]
}
