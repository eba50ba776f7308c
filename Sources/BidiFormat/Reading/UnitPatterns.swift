internal import ICUBridge

/// The words of a unit in a language, learnt from what is printed in every plural form and width.
struct UnitPatterns: Sendable {
    let words: AmountWords
    /// The values of the forms that have no digits.
    let withoutDigits: [[Unicode.Scalar]: [ExactDecimal]]

    private struct Key: Hashable {
        let unit: MeasureUnit
        let language: LanguageTag
    }

    private static let cache = FormatterCache<Key, UnitPatterns>(limit: 64)

    static func shared(_ unit: MeasureUnit, in language: LanguageTag) -> UnitPatterns {
        cache.value(for: Key(unit: unit, language: language)) { UnitPatterns(unit, in: language) }
    }

    /// Every plural category of every language has one of these.
    private static let samples: [ExactDecimal] =
        [0, 1, 2, 3, 4, 5, 6, 10, 11, 20, 21, 22, 40, 100, 101, 1_000_000]
        + ["0.5", "1.5"].map(ExactDecimal.init(unchecked:))

    private init(_ unit: MeasureUnit, in language: LanguageTag) {
        var words: [AmountWords.Word: Set<Int>] = [:]
        var withoutDigits: [[Unicode.Scalar]: [ExactDecimal]] = [:]
        for width in UnitWidth.allCases {
            let options = UnitFormatStyle.Options(unit, width: width)
            for sample in Self.samples {
                let parts = options.formattedText(exactly: sample, in: language).content
                guard let first = parts.firstIndex(where: { Self.isNumber($0.kind) }),
                    let last = parts.lastIndex(where: { Self.isNumber($0.kind) })
                else {
                    let key = AmountWords.key(of: parts.map(\.text).joined())
                    if withoutDigits[key]?.contains(sample) != true { withoutDigits[key, default: []].append(sample) }
                    continue
                }
                let word = AmountWords.Word(
                    before: AmountWords.key(of: parts[..<first].map(\.text).joined()),
                    after: AmountWords.key(of: parts[(last + 1)...].map(\.text).joined()))
                words[word] = [0]
            }
        }
        self.words = AmountWords(words)
        self.withoutDigits = withoutDigits
    }

    private static func isNumber(_ kind: FormattedPart.Kind) -> Bool {
        switch kind {
        case .integer, .group, .decimal, .fraction: true
        default: false
        }
    }
}
