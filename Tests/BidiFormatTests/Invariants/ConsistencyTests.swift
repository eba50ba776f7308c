import BidiFormat
import BidiText
import Testing

/// Invariant 5: sign, magnitude and number of digits do not change the order in which the other parts are seen.
@Suite("One order for all values")
struct ConsistencyTests {
    private static let values: [ExactDecimal] = [1, 1_000_000, -1, -1_000_000, 0, 12, -999]

    @Test("Prices keep the currency's side", arguments: [SignDisplay.automatic, .accounting, .always, .exceptZero])
    func prices(sign: SignDisplay) {
        var compared = 0
        var faults: [String] = []
        for (language, isolation) in MatrixLocales.all {
            for currency in MatrixLocales.currencies {
                let style = PriceFormatStyle(currency: currency, locale: language).isolation(isolation).sign(sign)
                compared += Self.compare("\(language) \(currency)", &faults) { style.formattedText(exactly: $0) }
            }
        }
        #expect(compared == MatrixLocales.all.count * 20 * Self.values.count)
        #expect(faults.isEmpty, "\(faults.count): \(faults.prefix(12).joined(separator: "\n"))")
    }

    @Test("Accounting does not change the currency's side")
    func accounting() {
        var faults: [String] = []
        for (language, isolation) in MatrixLocales.all {
            for currency in MatrixLocales.currencies {
                let style = PriceFormatStyle(currency: currency, locale: language).isolation(isolation)
                    .sign(.accounting)
                let positive = Specimen(style.formattedText(1234.5)).seenKinds(in: .rightToLeft)
                let negative = Specimen(style.formattedText(-1234.5)).seenKinds(in: .rightToLeft)
                if positive != negative { faults.append("\(language) \(currency): \(positive) \(negative)") }
            }
        }
        #expect(faults.isEmpty, "\(faults.count): \(faults.prefix(12).joined(separator: "\n"))")
    }

    @Test("Percents keep the percent sign's side and the sign's")
    func percents() {
        var compared = 0
        var faults: [String] = []
        for (language, isolation) in MatrixLocales.all {
            let style = PercentFormatStyle(locale: language).isolation(isolation)
            compared += Self.compare("\(language)", &faults) { style.formattedText(exactly: $0) }
        }
        #expect(compared == MatrixLocales.all.count * Self.values.count)
        #expect(faults.isEmpty, "\(faults.count): \(faults.prefix(12).joined(separator: "\n"))")
    }

    /// Plural forms, widths and digits: of one unit and width, every value has the word on one side of the number.
    @Test("Units keep the word's side in all their forms")
    func units() throws {
        var compared = 0
        var faults: [String] = []
        var seen: Set<String> = []
        let languages = NumericKindTests.languages.filter {
            $0.language.baseDirection == .rightToLeft
                && seen.insert($0.language.languageCode + $0.language.numberingSystem.name).inserted
        }
        let parted = try ["meter-per-minute", "liter-per-hour", "dot-per-centimeter", "inch-ofhg"]
            .map { try MeasureUnit($0) }
        for (language, isolation) in languages {
            for unit in MeasureUnit.common + parted {
                for width in UnitWidth.allCases {
                    let style = UnitFormatStyle(unit: unit, locale: language).width(width).isolation(isolation)
                    var order: [Specimen.Role]?
                    for value in Self.values + [2, 3, 11, 100] + [ExactDecimal(0.5)] {
                        let kinds = Specimen(style.formattedText(exactly: value)).seenKinds(in: .rightToLeft)
                        guard kinds.contains(.digit) else { continue }
                        if kinds != order ?? kinds {
                            faults.append("\(language) \(unit) \(width) \(value.text): \(kinds)")
                        }
                        order = order ?? kinds
                        compared += 1
                    }
                }
            }
        }
        #expect(languages.count > 20 && compared > languages.count * 33 * 3 * 11, "\(languages.count) \(compared)")
        #expect(faults.isEmpty, "\(faults.count): \(faults.prefix(12).joined(separator: "\n"))")
    }

    @Test("Names of currencies keep their side in all plural forms")
    func names() {
        var faults: [String] = []
        for (language, isolation) in MatrixLocales.all {
            for currency in MatrixLocales.currencies {
                let style = PriceFormatStyle(currency: currency, locale: language).isolation(isolation)
                    .presentation(.name).precision(nil)
                _ = Self.compare("\(language) \(currency)", &faults) { style.formattedText(exactly: $0) }
            }
        }
        #expect(faults.isEmpty, "\(faults.count): \(faults.prefix(12).joined(separator: "\n"))")
    }

    /// The number of values that were compared with the first one; of those with a sign, with the first one of these.
    private static func compare(
        _ what: String, _ faults: inout [String], _ format: (ExactDecimal) -> FormattedText
    ) -> Int {
        var plain: [Specimen.Role]?
        var signed: [Bool: [Specimen.Role]] = [:]
        for value in values {
            let specimen = Specimen(format(value))
            let kinds = specimen.seenKinds(in: .rightToLeft)
            if kinds != plain ?? kinds { faults.append("\(what) \(value.text): \(kinds), not \(plain ?? [])") }
            plain = plain ?? kinds
            let withSign = specimen.seenKindsAndSigns(in: .rightToLeft)
            guard withSign.contains(.sign) else { continue }
            // Plus and minus stand on the same side, too.
            if let first = signed[true], first != withSign {
                faults.append("\(what) \(value.text): \(withSign), not \(first)")
            }
            signed[true] = signed[true] ?? withSign
        }
        return values.count
    }

    @Test("The start of a range of times is where reading begins")
    func timeRanges() throws {
        let ranges = try TimeRangeSamples.all()
        var faults: [String] = []
        for (language, isolation) in MatrixLocales.all {
            for order in RangeOrder.allCases {
                let style = TimeRangeFormatStyle(locale: language).isolation(isolation).order(order)
                for range in ranges {
                    let specimen = Specimen(style.formattedText(range))
                    let seen = Drawing.order(of: specimen.text, base: .leftToRight)
                    let start = seen.firstIndex { specimen.ends[$0] == .start && specimen.roles[$0] == .digit }
                    let end = seen.firstIndex { specimen.ends[$0] == .end && specimen.roles[$0] == .digit }
                    let isRightToLeft = order == .locale && language.baseDirection == .rightToLeft
                    guard let start, let end, (start > end) == isRightToLeft else {
                        faults.append("\(language) \(range) \(order)")
                        continue
                    }
                }
            }
        }
        #expect(faults.isEmpty, "\(faults.count): \(faults.prefix(12).joined(separator: "\n"))")
    }

    @Test("A range of times has no date and two ends")
    func noDates() throws {
        let ranges = try TimeRangeSamples.all()
        var count = 0
        for (language, isolation) in MatrixLocales.all {
            let style = TimeRangeFormatStyle(locale: language).isolation(isolation)
            for range in ranges {
                let specimen = Specimen(style.formattedText(range))
                #expect(!specimen.roles.contains(.date), "\(language) \(range)")
                for end in [FormattedPart.RangeSource.start, .end] {
                    let hasDigits = zip(specimen.roles, specimen.ends).contains { $0 == .digit && $1 == end }
                    #expect(hasDigits, "\(language) \(range)")
                }
                count += 1
            }
        }
        #expect(count == MatrixLocales.all.count * 5)
    }
}
