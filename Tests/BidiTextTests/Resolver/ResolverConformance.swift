@testable internal import BidiText
internal import TestSupport
import Testing

@Suite("The resolver alone on the conformance files (UAX #9)")
struct ResolverConformance {
    /// The offsets that rule X9 keeps, sorted by reversing as rule L2 is written: from the highest level down to the
    /// lowest odd one, every stretch at that level or higher.
    private static func order(_ levels: [UInt8?]) -> [Int] {
        var order = levels.indices.filter { levels[$0] != nil }
        let kept = levels.compactMap { $0 }
        guard let highest = kept.max(), let lowestOdd = kept.filter({ $0 % 2 == 1 }).min() else { return order }
        for level in stride(from: highest, through: lowestOdd, by: -1) {
            var index = 0
            while index < order.count {
                let end = order[index...].firstIndex { (levels[$0] ?? 0) < level } ?? order.count
                order[index..<end].reverse()
                index = max(end, index + 1)
            }
        }
        return order
    }

    private static func levels(_ classes: [BidiClass], _ resolution: BidiResolver.Resolution) -> [UInt8?] {
        zip(classes, resolution.levels).map { $0.isRemovedByX9 ? nil : $1.rawValue }
    }

    @Test("BidiTest.txt: levels and order of all 770,241 cases")
    func bidiTest() throws {
        var cases = 0
        var wrong: [String] = []
        for row in try BidiTestFile().rows {
            let classes = row.text.unicodeScalars.map(BidiClass.init)
            for base in row.bases {
                cases += 1
                let levels = Self.levels(classes, BidiResolver.resolve(classes: classes, base: base))
                if levels != row.levels || Self.order(levels) != row.order {
                    wrong.append("line \(row.line), \(base): \(levels)")
                }
            }
        }
        #expect(cases == 770_241)
        #expect(wrong.isEmpty, "\(wrong.count) wrong, first: \(wrong.prefix(5).joined(separator: "; "))")
    }

    @Test("BidiCharacterTest.txt: base level, levels and order of all 91,707 lines")
    func bidiCharacterTest() throws {
        let rows = try BidiCharacterTestFile().rows
        var wrong: [String] = []
        for row in rows {
            let scalars = Array(row.text.unicodeScalars)
            let resolution = BidiResolver.resolve(scalars, base: row.base)
            let levels = Self.levels(scalars.map(BidiClass.init), resolution)
            if resolution.paragraphLevel.rawValue != row.baseLevel || levels != row.levels
                || Self.order(levels) != row.order
            {
                wrong.append("line \(row.line): \(levels)")
            }
        }
        #expect(rows.count == 91_707)
        #expect(wrong.isEmpty, "\(wrong.count) wrong, first: \(wrong.prefix(5).joined(separator: "; "))")
    }

    @Test("20,000 random strings of every class, as a second implementation resolves them")
    func random() throws {
        let rows = try ResolvedText.all()
        var wrong: [String] = []
        var astral = 0
        for row in rows {
            let levels = Self.levels(row.scalars.map(BidiClass.init), BidiResolver.resolve(row.scalars, base: row.base))
            if levels != row.levels { wrong.append("line \(row.line): \(levels)") }
            if row.scalars.contains(where: { $0.value > 0xFFFF }) { astral += 1 }
        }
        #expect(rows.count == 20_000)
        #expect(astral > 1_000)
        #expect(wrong.isEmpty, "\(wrong.count) wrong, first: \(wrong.prefix(5).joined(separator: "; "))")
    }
}
