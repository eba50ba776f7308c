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
        let hunks = hunks.map { trimmed($0) }
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
        return hunk.first.map { first.scalar($0) }.sorted() == hunk.second.map { second.scalar($0) }.sorted()
    }

    /// What differs, in ranges of units.
    private var hunks: [Hunk] {
        let (a, b) = (first.units, second.units)
        let prefix = zip(a, b).prefix { $0 == $1 }.count
        let suffix = zip(a.dropFirst(prefix).reversed(), b.dropFirst(prefix).reversed()).prefix { $0 == $1 }.count
        let (aEnd, bEnd) = (a.count - suffix, b.count - suffix)
        guard prefix < aEnd || prefix < bEnd else { return [] }
        guard (aEnd - prefix) * (bEnd - prefix) <= Self.limit else {
            return [hunk(prefix..<aEnd, prefix..<bEnd)]
        }
        // Which units of either side have no partner.
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
            if start != (i, j) { hunks.append(hunk(start.0..<i, start.1..<j)) }
            i += 1
            j += 1
        }
        return hunks
    }

    private func hunk(_ a: Range<Int>, _ b: Range<Int>) -> Hunk {
        Hunk(first: first.scalars(ofUnits: a), second: second.scalars(ofUnits: b))
    }

    /// Without what two clusters share: `ی` with ZWNJ and `ی` differ in the ZWNJ.
    private func trimmed(_ hunk: Hunk) -> Hunk {
        var (a, b) = (hunk.first, hunk.second)
        while !a.isEmpty, !b.isEmpty, first.scalar(a.lowerBound) == second.scalar(b.lowerBound) {
            a = a.dropFirst()
            b = b.dropFirst()
        }
        while !a.isEmpty, !b.isEmpty, first.scalar(a.upperBound - 1) == second.scalar(b.upperBound - 1) {
            a = a.dropLast()
            b = b.dropLast()
        }
        return Hunk(first: a, second: b)
    }
}

/// A part of two texts that differs, in the scalars that are compared.
struct Hunk: Hashable {
    var first: Range<Int>
    var second: Range<Int>
}
