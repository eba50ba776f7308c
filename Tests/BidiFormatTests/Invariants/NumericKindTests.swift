import BidiFormat
import BidiText
import ICUBridge
import Testing

/// Invariants 1, 2, 4, 5 and 6 for every numeric kind and its ranges, in the digits of the locale, Latin and native ones.
@Suite("Every numeric kind between neighbours")
struct NumericKindTests {
    /// Every language of the matrix in its own digits, in Latin and in native ones, each set of digits once.
    static let languages: [(language: LanguageTag, isolation: Isolation)] = MatrixLocales.all.flatMap {
        language, isolation in
        var tags = [language, language.numberingSystem(.latin)]
        if let native = try? LanguageTag(language.identifier + "-u-nu-native") { tags.append(native) }
        var seen: Set<NumberingSystem> = []
        return tags.filter { seen.insert($0.numberingSystem).inserted }.map { ($0, isolation) }
    }

    @Test(arguments: NumericKind.all.indices)
    func `no placement moves, tears or disturbs`(_ index: Int) throws {
        let kind = NumericKind.all[index]
        var matrix = PlacementMatrix()
        var outcome = Outcome()
        for (language, isolation) in Self.languages {
            for value in NumericKind.values {
                let text = kind.format(try ExactDecimal(value), language)
                outcome += matrix.outcome(of: Specimen(text.isolated(in: language.baseDirection, isolation)))
            }
        }
        #expect(
            outcome == Outcome(placements: Self.languages.count * NumericKind.values.count * 28),
            "\(kind.name): \(matrix.examples.joined(separator: "\n"))")
    }

    /// That the checks find what they look for, and how much there is to find.
    @Test func `ICU's own strings of these kinds move and fall apart`() throws {
        var matrix = PlacementMatrix()
        var all = Outcome()
        for kind in NumericKind.all {
            var singles = Outcome()
            var ranges = Outcome()
            for language in MatrixLocales.rightToLeft {
                let icu = try ICUNumberFormatter(skeleton: kind.skeleton, locale: language.icuIdentifier)
                let icuRange = try ICUNumberRangeFormatter(
                    skeleton: kind.skeleton, locale: language.icuIdentifier, collapse: .automatic,
                    identityFallback: .approximately)
                for value in NumericKind.values { singles += matrix.outcome(of: Specimen(try icu.format(value))) }
                for (start, end) in NumericKind.ranges {
                    ranges += matrix.outcome(of: Specimen(try icuRange.format(from: start, to: end)))
                }
            }
            print("ICU \(ICUVersion.icu), \(kind.name): \(singles); ranges: \(ranges)")
            all += singles
            all += ranges
        }
        #expect(all.moved * 10 > all.placements && all.torn > 0 && all.disturbing > 0, "\(all)")
    }

    @Test(arguments: NumericKind.all.indices)
    func `no placement moves, tears or disturbs a range`(_ index: Int) throws {
        let kind = NumericKind.all[index]
        var matrix = PlacementMatrix()
        var outcome = Outcome()
        for (language, isolation) in Self.languages {
            for (start, end) in NumericKind.ranges {
                let text = kind.formatRange(try NumberRange(start, end), language)
                let specimen = Specimen(text.isolated(in: language.baseDirection, isolation))
                outcome += matrix.outcome(of: specimen)
                let seen = Drawing.order(of: specimen.text, base: .leftToRight)
                let first = seen.firstIndex { specimen.ends[$0] == .start && specimen.roles[$0] == .digit }
                let last = seen.firstIndex { specimen.ends[$0] == .end && specimen.roles[$0] == .digit }
                guard let first, let last, (first > last) == (language.baseDirection == .rightToLeft) else {
                    Issue.record("\(language) \(kind.name) \(start) to \(end): \(text.text.escaped)")
                    continue
                }
            }
        }
        #expect(
            outcome == Outcome(placements: Self.languages.count * NumericKind.ranges.count * 28),
            "\(kind.name): \(matrix.examples.joined(separator: "\n"))")
    }

    @Test(arguments: NumericKind.all.indices)
    func `sign and size change no order`(_ index: Int) throws {
        let kind = NumericKind.all[index]
        let values = ["1", "1000000", "-1", "-1000000", "0", "2", "3", "11", "-999", "0.5", "1234567.891", "-2"]
        var compared = 0
        // Left-to-right languages print ICU's own strings, whose compact prices put the currency on two sides (tr, bn).
        let languages = Self.languages.filter { language, _ in
            kind.name != "compact price" || language.baseDirection == .rightToLeft
        }
        for (language, isolation) in languages {
            var order: [Pair: String] = [:]
            for value in values {
                let text = kind.format(try ExactDecimal(value), language)
                let specimen = Specimen(text.isolated(in: language.baseDirection, isolation))
                let kinds = specimen.seenKindsAndSigns(in: .rightToLeft)
                for (place, left) in kinds.enumerated() {
                    for right in kinds[(place + 1)...] where left != right {
                        compared += 1
                        order[Pair(left, right)] = order[Pair(left, right)] ?? value
                        guard let other = order[Pair(right, left)] else { continue }
                        Issue.record("\(language) \(kind.name): \(left), \(right) in \(value), not in \(other)")
                    }
                }
            }
        }
        // A kind of digits alone has signs to compare.
        #expect(compared > languages.count)
    }

    private struct Pair: Hashable {
        let left: Specimen.Role
        let right: Specimen.Role

        init(_ left: Specimen.Role, _ right: Specimen.Role) {
            self.left = left
            self.right = right
        }
    }

    @Test(arguments: NumericKind.all.indices)
    func `texts are clean`(_ index: Int) throws {
        let kind = NumericKind.all[index]
        for (language, isolation) in Self.languages {
            let values = try NumericKind.values.map { kind.format(try ExactDecimal($0), language) }
            let ranges = try NumericKind.ranges.map { kind.formatRange(try NumberRange($0, $1), language) }
            for value in (values + ranges).map({ $0.isolated(in: language.baseDirection, isolation) }) {
                #expect(value.parts.map(\.text).joined() == value.text)
                let areControlsApart = value.parts.allSatisfy { ($0.kind == .control) == $0.text.visible.isEmpty }
                #expect(areControlsApart, "\(value.text.escaped)")
                #expect(value.plain == value.text.visible.replacing("\u{A0}", with: " "))
                #expect(Self.areIsolatesBalanced(value.text), "\(language) \(kind.name) \(value.text.escaped)")
                #expect(!value.text.unicodeScalars.contains { ("\u{202A}"..."\u{202E}").contains($0) })
            }
        }
    }

    /// A currency that both ends share belongs to neither, so it is seen outside of both (`rules.md`, section 1).
    @Test func `no shared currency is seen between the numbers of a range`() throws {
        var shared = 0
        var apart = 0
        for (language, isolation) in Self.languages {
            for currency in MatrixLocales.currencies {
                for presentation in PriceFormatStyle.Presentation.allCases {
                    let style = PriceRangeFormatStyle(
                        .price(currency, locale: language).presentation(presentation).isolation(isolation))
                    for range in [try NumberRange(5, 10), try NumberRange(1, 1_000_000)] {
                        let value = Specimen(style.formattedText(range))
                        let seen = Drawing.order(of: value.text, base: .leftToRight)
                        let numbers = seen.indices.filter { value.roles[seen[$0]] == .digit }
                        let starts = numbers.filter { value.ends[seen[$0]] == .start }
                        let ends = numbers.filter { value.ends[seen[$0]] == .end }
                        let edges = try [#require(starts.max()), #require(ends.max())]
                        let otherEdges = try [#require(starts.min()), #require(ends.min())]
                        let inside = min(edges[0], edges[1])..<max(otherEdges[0], otherEdges[1])
                        let currencies = seen.indices.filter {
                            value.roles[seen[$0]] == .currency && value.ends[seen[$0]] == .shared
                        }
                        if currencies.isEmpty { apart += 1 } else { shared += 1 }
                        if currencies.contains(where: inside.contains) {
                            Issue.record("\(language) \(currency) \(range): \(value.text.escaped)")
                        }
                    }
                }
            }
        }
        #expect(shared > 1000 && apart > 1000, "\(shared) \(apart)")
    }

    private static func areIsolatesBalanced(_ text: String) -> Bool {
        var depth = 0
        for scalar in text.unicodeScalars {
            switch BidiControl(scalar) {
            case .leftToRightIsolate, .rightToLeftIsolate, .firstStrongIsolate: depth += 1
            case .popDirectionalIsolate:
                depth -= 1
                if depth < 0 { return false }
            default: break
            }
        }
        return depth == 0
    }
}
