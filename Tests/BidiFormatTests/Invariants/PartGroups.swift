import BidiFormat
import BidiText

/// The pieces of a value that have to be drawn as one, each in its own order.
struct PartGroups {
    /// The scalar offsets of every group, in logical order.
    private var groups: [[Int]] = []
    /// The scalar offsets of texts that have an order of their own (symbols, words), as they are seen alone.
    private var fixedOrders: [[Int]] = []
    /// The digits of every number, in logical order.
    private var digitRuns: [[Int]] = []
    private let digitsRunRightToLeft: Bool

    init(_ specimen: Specimen) {
        let scalars = Array(specimen.text.unicodeScalars)
        let roles = specimen.roles
        digitsRunRightToLeft = zip(scalars, roles).contains { $1 == .digit && BidiClass($0) == .rightToLeft }
        if specimen.ends.contains(where: { $0 == .start }) {
            for end in [FormattedPart.RangeSource.start, .end] {
                let offsets = roles.indices.filter { specimen.ends[$0] == end && roles[$0] != .invisible }
                groups.append(offsets)
                addDigits(offsets.filter { roles[$0] == .digit })
                addText(offsets.filter { roles[$0] == .dayPeriod }, scalars)
            }
        } else {
            groups.append(Self.core(roles))
            addDigits(roles.indices.filter { roles[$0] == .digit || roles[$0] == .identifier })
            groups.append(roles.indices.filter { roles[$0] == .identifier })
            for role in [Specimen.Role.currency, .word] {
                let offsets = roles.indices.filter { roles[$0] == role }
                groups.append(offsets)
                addText(offsets, scalars)
            }
        }
    }

    /// Digits, with the signs and percent signs beside them, and the space between.
    private static func core(_ roles: [Specimen.Role]) -> [Int] {
        let visible = roles.indices.filter { roles[$0] != .invisible }
        guard var first = visible.firstIndex(where: { roles[$0] == .digit }),
            var last = visible.lastIndex(where: { roles[$0] == .digit })
        else { return [] }
        func isCore(_ place: Int) -> Bool {
            visible.indices.contains(place) && [.sign, .percent].contains(roles[visible[place]])
        }
        func isSpace(_ place: Int) -> Bool { visible.indices.contains(place) && roles[visible[place]] == .literal }
        func isPercent(_ place: Int) -> Bool { visible.indices.contains(place) && roles[visible[place]] == .percent }
        while isCore(first - 1) || isSpace(first - 1) && isPercent(first - 2) { first -= 1 }
        while isCore(last + 1) || isSpace(last + 1) && isPercent(last + 2) { last += 1 }
        return Array(visible[first...last])
    }

    private mutating func addDigits(_ offsets: [Int]) { digitRuns.append(offsets) }

    /// A text in the order it has alone, in a paragraph of its own first-strong direction.
    private mutating func addText(_ offsets: [Int], _ scalars: [Unicode.Scalar]) {
        guard offsets.count > 1 else { return }
        let alone = String(String.UnicodeScalarView(offsets.map { scalars[$0] }))
        fixedOrders.append(Drawing.order(of: alone, base: .automatic).map { offsets[$0] })
    }

    /// Whether a group is parted, or not in its own order, where the scalars are seen at these places.
    func areTorn(at places: [Int?]) -> Bool {
        groups.contains { Self.isParted($0, places) }
            || digitRuns.contains { !Self.isRising(digitsRunRightToLeft ? $0.reversed() : $0, places) }
            || fixedOrders.contains { !Self.isRising($0, places) }
    }

    private static func isParted(_ offsets: [Int], _ places: [Int?]) -> Bool {
        let seen = offsets.compactMap { places[$0] }
        guard let first = seen.min(), let last = seen.max() else { return false }
        return last - first != offsets.count - 1
    }

    private static func isRising(_ offsets: [Int], _ places: [Int?]) -> Bool {
        let seen = offsets.compactMap { places[$0] }
        return zip(seen, seen.dropFirst()).allSatisfy { $0 < $1 }
    }
}
