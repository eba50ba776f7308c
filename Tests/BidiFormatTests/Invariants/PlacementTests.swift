import BidiFormat
import BidiText
import ICUBridge
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Invariants 1, 2 and 6: no placement moves a value, tears a part of it, or changes the order of its neighbours.
@Suite("Values between neighbours")
struct PlacementTests {
    @Test("Prices, by symbol")
    func prices() {
        var matrix = PlacementMatrix()
        var outcome = Outcome()
        for (language, isolation) in MatrixLocales.all {
            for currency in MatrixLocales.currencies {
                let style = PriceFormatStyle(currency: currency, locale: language).isolation(isolation)
                for value in [1234.5, -1234.5] as [Decimal] {
                    outcome += matrix.outcome(of: Specimen(style.formattedText(value)))
                }
            }
        }
        #expect(outcome == Outcome(placements: 83 * 20 * 2 * 28), "\(matrix.examples.joined(separator: "\n"))")
    }

    @Test("Prices, by code, name and narrow symbol")
    func presentations() {
        var matrix = PlacementMatrix()
        var outcome = Outcome()
        for (language, isolation) in MatrixLocales.all {
            for currency in [Currency.aed, .usd, .ils, .irr] {
                for presentation in [PriceFormatStyle.Presentation.narrow, .code, .name] {
                    let style = PriceFormatStyle(currency: currency, locale: language)
                        .isolation(isolation).presentation(presentation)
                    for value in [1234.5, -1234.5] as [Decimal] {
                        outcome += matrix.outcome(of: Specimen(style.formattedText(value)))
                    }
                }
            }
        }
        #expect(outcome == Outcome(placements: 83 * 4 * 3 * 2 * 28), "\(matrix.examples.joined(separator: "\n"))")
    }

    @Test("Prices with accounting brackets and explicit signs, and on every side")
    func signsAndSides() {
        var matrix = PlacementMatrix()
        var outcome = Outcome()
        for (language, isolation) in MatrixLocales.all {
            for currency in [Currency.aed, .usd] {
                let style = PriceFormatStyle(currency: currency, locale: language).isolation(isolation)
                for value in [1234.5, -1234.5] as [Decimal] {
                    for sign in [SignDisplay.accounting, .always] {
                        outcome += matrix.outcome(of: Specimen(style.sign(sign).formattedText(value)))
                    }
                    for placement in [SymbolPlacement.leading, .trailing, .left, .right] {
                        outcome += matrix.outcome(of: Specimen(style.placement(placement).formattedText(value)))
                    }
                }
            }
        }
        #expect(outcome == Outcome(placements: 83 * 2 * 2 * 6 * 28), "\(matrix.examples.joined(separator: "\n"))")
    }

    @Test("Numbers and percents")
    func numbers() throws {
        var matrix = PlacementMatrix()
        var outcome = Outcome()
        for (language, isolation) in MatrixLocales.all {
            let number = NumberFormatStyle(locale: language).isolation(isolation)
            let percent = PercentFormatStyle(locale: language).isolation(isolation)
            for value in ["0", "1", "-5", "1234567.891", "0.26", "-0.26"] {
                let value = try ExactDecimal(value)
                outcome += matrix.outcome(of: Specimen(number.formattedText(exactly: value)))
                outcome += matrix.outcome(of: Specimen(percent.formattedText(exactly: value)))
            }
        }
        #expect(
            outcome == Outcome(placements: 83 * 6 * 2 * 28, bareBesideDigits: -1),
            "\(matrix.examples.joined(separator: "\n"))")
    }

    @Test("Ranges of times", arguments: [RangeOrder.locale, .leftToRight])
    func timeRanges(order: RangeOrder) throws {
        var matrix = PlacementMatrix()
        var outcome = Outcome()
        for (language, isolation) in MatrixLocales.all {
            let style = TimeRangeFormatStyle(locale: language).isolation(isolation).order(order)
            for range in try TimeRangeSamples.all() {
                outcome += matrix.outcome(of: Specimen(style.formattedText(range)))
            }
        }
        #expect(outcome == Outcome(placements: 83 * 5 * 28), "\(matrix.examples.joined(separator: "\n"))")
    }
}

/// Ranges of times: across noon, in one half of the day, past midnight, the whole day round, to the end of the day.
enum TimeRangeSamples {
    static func all() throws -> [TimeRange] {
        try [("10:00", "18:00"), ("10:00", "11:00"), ("22:30", "02:00"), ("10:00", "10:00"), ("00:00", "24:00")]
            .map { try TimeRange($0.0, $0.1) }
    }
}
