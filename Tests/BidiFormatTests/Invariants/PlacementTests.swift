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
    /// So that the matrix cannot shrink unseen: ICU 72 has 75 right-to-left locales, later ones have more.
    @Test("The matrix has all right-to-left locales")
    func size() {
        #expect(MatrixLocales.leftToRight.count == 8)
        #expect(MatrixLocales.currencies.count == 20)
        #expect(Neighbours.all.count == 14)
        if ICUVersion.icu.hasPrefix("72.") {
            #expect(MatrixLocales.rightToLeft.count == 75)
        } else {
            #expect(MatrixLocales.rightToLeft.count > 60)
        }
    }

    private func expectClean(
        _ outcome: Outcome, placements: Int, _ matrix: PlacementMatrix, location: SourceLocation = #_sourceLocation
    ) {
        #expect(
            outcome == Outcome(placements: placements), "\(matrix.examples.joined(separator: "\n"))",
            sourceLocation: location)
    }

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
        expectClean(outcome, placements: MatrixLocales.all.count * 20 * 2 * 28, matrix)
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
        expectClean(outcome, placements: MatrixLocales.all.count * 4 * 3 * 2 * 28, matrix)
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
        expectClean(outcome, placements: MatrixLocales.all.count * 2 * 2 * 6 * 28, matrix)
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
        expectClean(outcome, placements: MatrixLocales.all.count * 6 * 2 * 28, matrix)
        // A bare number is part of the text round it, as a number that is typed there: beside digits it makes one
        // number with them, `#` and `%` belong to it, and words and digits of the other direction are read across it.
        // An isolate would mend these and break `18:30` and `1/2` made of two numbers (rules.md, section 2).
        #expect(
            matrix.bareDigitsReordering == [
                "[1…2] rightToLeft", "[#…%] rightToLeft", "[Total … today] rightToLeft", "[٥ … ٧] leftToRight",
            ])
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
        expectClean(outcome, placements: MatrixLocales.all.count * 5 * 28, matrix)
    }

    @Test("Phone numbers")
    func phones() throws {
        var matrix = PlacementMatrix()
        var outcome = Outcome()
        for (language, isolation) in MatrixLocales.all {
            let style = PhoneNumberFormatStyle(locale: language).isolation(isolation)
            for number in PhoneSamples.all {
                outcome += matrix.outcome(of: Specimen(style.formattedText(try PhoneNumber(number))))
            }
        }
        expectClean(outcome, placements: MatrixLocales.all.count * PhoneSamples.all.count * 28, matrix)
    }

    @Test("Card numbers, whole and masked")
    func cards() throws {
        var matrix = PlacementMatrix()
        var outcome = Outcome()
        for (language, isolation) in MatrixLocales.all {
            let style = CardNumberFormatStyle(locale: language).isolation(isolation)
            for number in ["4111 1111 1111 1234", "378282246310005", "30569309025904"] {
                let card = try CardNumber(number)
                outcome += matrix.outcome(of: Specimen(style.formattedText(card)))
                outcome += matrix.outcome(of: Specimen(style.masked().formattedText(card)))
            }
        }
        expectClean(outcome, placements: MatrixLocales.all.count * 6 * 28, matrix)
    }
}

/// Phone numbers of every shape that people write: international, local, with brackets, dots, slashes, hyphens.
enum PhoneSamples {
    static let all = [
        "+971 50 123 4567", "+972-50-123-4567", "(02) 555-0123", "050-123-4567", "00971501234567", "02/555.0123",
        "*123#", "800 FLOWERS",
    ]
}

/// Ranges of times: across noon, in one half of the day, past midnight, the whole day round, to the end of the day.
enum TimeRangeSamples {
    static func all() throws -> [TimeRange] {
        try [("10:00", "18:00"), ("10:00", "11:00"), ("22:30", "02:00"), ("10:00", "10:00"), ("00:00", "24:00")]
            .map { try TimeRange($0.0, $0.1) }
    }
}
