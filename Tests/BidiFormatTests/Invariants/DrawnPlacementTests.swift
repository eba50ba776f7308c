import BidiFormat
import BidiText
import ICUBridge
import TestSupport
import Testing

/// `placements.jsonl`: our strings between neighbours, drawn by another implementation of UAX #9.
@Suite("Placements drawn by a second engine")
struct DrawnPlacementTests {
    @Test("The second engine sees what we see, and no value moves")
    func secondEngine() throws {
        let placements = try Fixture.lines(DrawnPlacement.self, of: "placements.jsonl")
        var orderOfValue: [DrawnPlacement.Value: [Int]] = [:]
        var differing = 0
        var parted = 0
        var moved = 0
        for placement in placements {
            let whole = placement.before + placement.value.text + placement.after
            if Drawing.order(of: whole, base: placement.base == "rtl" ? .rightToLeft : .leftToRight) != placement.order
            {
                differing += 1
            }
            let start = placement.before.unicodeScalars.count
            let scalars = Array(placement.value.text.unicodeScalars)
            func isVisible(_ offset: Int) -> Bool { BidiControl(scalars[offset]) == nil }
            let seen = placement.order.map { $0 - start }.filter { !scalars.indices.contains($0) || isVisible($0) }
            guard let first = seen.firstIndex(where: scalars.indices.contains),
                let last = seen.lastIndex(where: scalars.indices.contains)
            else { Issue.record("nothing of the value is seen: \(placement)"); continue }
            let inside = Array(seen[first...last])
            if inside.count != scalars.indices.filter(isVisible).count { parted += 1 }
            if inside != orderOfValue[placement.value] ?? inside { moved += 1 }
            orderOfValue[placement.value] = orderOfValue[placement.value] ?? inside
        }
        #expect(placements.count == 2000)
        #expect(orderOfValue.count > 500)
        #expect(differing == 0)
        #expect(parted == 0)
        #expect(moved == 0)
    }

    @Test("The strings are those that are printed today", .enabled(if: ICUVersion.icu.hasPrefix("72.")))
    func printedToday() throws {
        var count = 0
        for placement in try Fixture.lines(DrawnPlacement.self, of: "placements.jsonl") {
            #expect(try placement.value.formatted() == placement.value.text, "\(placement.value)")
            count += 1
        }
        #expect(count == 2000)
    }
}

/// A line of the fixture.
struct DrawnPlacement: Decodable {
    let value: Value
    let before: String
    let after: String
    let base: String
    /// Scalar offsets in neighbours and value together, left to right.
    let order: [Int]

    /// What was formatted, and the text it gave.
    struct Value: Decodable, Hashable {
        let kind: String
        let locale: String
        let isolation: Isolation?
        let value: String?
        let currency: String?
        let start: String?
        let end: String?
        let text: String

        func formatted() throws -> String {
            let language = try LanguageTag(locale)
            let isolation = isolation ?? .automatic
            switch kind {
            case "number": return NumberFormatStyle(locale: language).isolation(isolation).format(exactly: try number)
            case "percent": return PercentFormatStyle(locale: language).isolation(isolation).format(exactly: try number)
            case "price":
                let currency = try Currency(currency ?? "")
                return PriceFormatStyle(currency: currency, locale: language).isolation(isolation)
                    .format(exactly: try number)
            case "time-range":
                return TimeRangeFormatStyle(locale: language).isolation(isolation)
                    .format(try TimeRange(start ?? "", end ?? ""))
            case "phone":
                return PhoneNumberFormatStyle(locale: language).isolation(isolation).format(
                    try PhoneNumber(value ?? ""))
            case "card":
                return CardNumberFormatStyle(locale: language).isolation(isolation).format(try CardNumber(value ?? ""))
            default: throw UnknownKind(kind: kind)
            }
        }

        private var number: ExactDecimal { get throws { try ExactDecimal(value ?? "") } }
    }

    struct UnknownKind: Error { let kind: String }

    private enum CodingKeys: String, CodingKey { case before, after, base, order }

    init(from decoder: any Decoder) throws {
        value = try Value(from: decoder)
        let container = try decoder.container(keyedBy: CodingKeys.self)
        before = try container.decode(String.self, forKey: .before)
        after = try container.decode(String.self, forKey: .after)
        base = try container.decode(String.self, forKey: .base)
        order = try container.decode([Int].self, forKey: .order)
    }
}
