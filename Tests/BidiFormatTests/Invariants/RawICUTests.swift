import BidiFormat
import BidiText
import ICUBridge
import Testing

/// The same matrix with ICU's own strings, as every formatter prints them that isolates nothing: that the checks find
/// what they look for, and how much there is to find.
@Suite("ICU's own strings between neighbours")
struct RawICUTests {
    @Test("ICU's prices, numbers, percents and ranges of times move and fall apart")
    func rawStrings() throws {
        var matrix = PlacementMatrix()
        var prices = Outcome()
        var numbers = Outcome()
        var percents = Outcome()
        var times = Outcome()
        let ranges = try TimeRangeSamples.all()
        for language in MatrixLocales.rightToLeft {
            let locale = language.icuIdentifier
            for currency in MatrixLocales.currencies {
                let formatter = try ICUNumberFormatter(skeleton: "currency/\(currency.code)", locale: locale)
                for value in ["1234.5", "-1234.5"] {
                    prices += matrix.outcome(of: Specimen(try formatter.format(value)))
                }
            }
            let number = try ICUNumberFormatter(skeleton: "", locale: locale)
            let percent = try ICUNumberFormatter(skeleton: "percent scale/100", locale: locale)
            for value in ["0", "1", "-5", "1234567.891", "0.26", "-0.26"] {
                numbers += matrix.outcome(of: Specimen(try number.format(value)))
                percents += matrix.outcome(of: Specimen(try percent.format(value)))
            }
            let interval = try ICUIntervalFormatter(skeleton: "jm", locale: locale, timeZone: "Etc/UTC")
            for range in ranges {
                let minutes = [range.start, range.end].map { Double($0.hour % 24 * 60 + $0.minute) * 60_000 }
                times += matrix.outcome(of: Specimen(try interval.format(from: minutes[0], to: minutes[1])))
            }
        }
        print(
            """
            ICU \(ICUVersion.icu) without isolates, right-to-left locales:
              prices           \(prices)
              numbers          \(numbers)
              percents         \(percents)
              ranges of times  \(times)
            """)
        // Not exact: another ICU has other data. A check that finds nothing here would prove nothing above.
        #expect(prices.moved * 4 > prices.placements)
        #expect(prices.torn * 25 > prices.placements)
        #expect(times.moved * 5 > times.placements)
        #expect(percents.moved > 0)
    }
}
