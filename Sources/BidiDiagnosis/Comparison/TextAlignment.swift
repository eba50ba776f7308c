/// Finds which parts of two texts belong together and names what is left.
struct TextAlignment {
    /// The comparisons of units that one alignment may take; beyond it the middle is one difference.
    private static let limit = 4_000_000

    private let first: ComparedText
    private let second: ComparedText

    init(_ first: ComparedText, _ second: ComparedText) {
        self.first = first
        self.second = second
    }

    var differences: [TextDifference] {
        let hunks = clusterHunks.flatMap(scalarHunks)
        guard let start = hunks.first, let end = hunks.last else { return [] }
        let whole = Hunk(
            first: start.first.lowerBound..<end.first.upperBound,
            second: start.second.lowerBound..<end.second.upperBound)
        let found = hunks.flatMap { HunkReader(first: first, second: second, hunk: $0).differences }
        // Parts that changed places are one difference, not one loss and one gain.
        if found.contains(where: { $0.cause == nil }), isReordered(whole) {
            return [difference(whole, .order)]
        }
        return found
    }

    private func difference(_ hunk: Hunk, _ cause: TextDifference.Cause?) -> TextDifference {
        TextDifference(first: first.place(of: hunk.first), second: second.place(of: hunk.second), cause: cause)
    }

    private func isReordered(_ hunk: Hunk) -> Bool {
        guard hunk.first.count == hunk.second.count else { return false }
        return first.scalars[hunk.first].sorted() == second.scalars[hunk.second].sorted()
    }

    /// The clusters that have no partner.
    private var clusterHunks: [Hunk] {
        Self.hunks(first.units.map(\.key), second.units.map(\.key)).map {
            Hunk(first: first.scalars(ofUnits: $0.first), second: second.scalars(ofUnits: $0.second))
        }
    }

    /// What differs inside clusters: `ی` with ZWNJ and `ی` differ in the ZWNJ. Clusters that are only composed in
    /// another way stay whole.
    private func scalarHunks(_ hunk: Hunk) -> [Hunk] {
        let (a, b) = (first.scalars[hunk.first], second.scalars[hunk.second])
        guard SingleCause.composition(a, b) == nil else { return [hunk] }
        return Self.hunks(Array(a), Array(b)).map { inner in
            let (one, two) = (hunk.first.lowerBound, hunk.second.lowerBound)
            return Hunk(
                first: one + inner.first.lowerBound..<one + inner.first.upperBound,
                second: two + inner.second.lowerBound..<two + inner.second.upperBound)
        }
    }

    /// The parts of two sequences that are left when as many elements as possible have a partner.
    private static func hunks<Element: Equatable>(_ a: [Element], _ b: [Element]) -> [Hunk] {
        let prefix = zip(a, b).prefix { $0 == $1 }.count
        let suffix = zip(a.dropFirst(prefix).reversed(), b.dropFirst(prefix).reversed()).prefix { $0 == $1 }.count
        let (aEnd, bEnd) = (a.count - suffix, b.count - suffix)
        guard prefix < aEnd || prefix < bEnd else { return [] }
        guard (aEnd - prefix) * (bEnd - prefix) <= limit else {
            return [Hunk(first: prefix..<aEnd, second: prefix..<bEnd)]
        }
        var removed = Set<Int>()
        var inserted = Set<Int>()
        for change in b[prefix..<bEnd].difference(from: a[prefix..<aEnd]) {
            switch change {
            case .remove(let offset, _, _): removed.insert(prefix + offset)
            case .insert(let offset, _, _): inserted.insert(prefix + offset)
            }
        }
        var hunks: [Hunk] = []
        var (i, j) = (prefix, prefix)
        while i < aEnd || j < bEnd {
            let start = (i, j)
            while removed.contains(i) { i += 1 }
            while inserted.contains(j) { j += 1 }
            if start != (i, j) { hunks.append(Hunk(first: start.0..<i, second: start.1..<j)) }
            i += 1
            j += 1
        }
        return hunks
    }
}

/// A part of two sequences that differs.
struct Hunk: Hashable {
    var first: Range<Int>
    var second: Range<Int>
}
