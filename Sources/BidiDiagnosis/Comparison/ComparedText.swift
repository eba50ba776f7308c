internal import BidiText

/// A text as the comparison reads it: what does not count is left out or made alike, and every scalar remembers where
/// it came from.
struct ComparedText {
    /// What counts of the text, spaces made alike.
    let text: String
    /// The scalars as they were given.
    let original: [Unicode.Scalar]
    /// For every scalar of `text`, its offset in `original`.
    let offsets: [Int]
    /// What is compared with what: grapheme clusters, or single scalars where composition counts.
    let units: [Unit]

    struct Unit: Hashable {
        let text: String
        /// In the scalars of the compared text.
        let range: Range<Int>

        static func == (first: Unit, second: Unit) -> Bool { first.text == second.text }

        func hash(into hasher: inout Hasher) { hasher.combine(text) }
    }

    init(_ text: String, strictness: ComparisonStrictness) {
        original = Array(text.unicodeScalars)
        var kept = String.UnicodeScalarView()
        var offsets: [Int] = []
        for (offset, scalar) in original.enumerated() {
            if BidiControl(scalar) != nil, !strictness.contains(.controls) { continue }
            let isSpace = scalar.properties.generalCategory == .spaceSeparator
            kept.append(isSpace && !strictness.contains(.spaces) ? " " : scalar)
            offsets.append(offset)
        }
        self.offsets = offsets
        self.text = String(kept)
        units = strictness.contains(.composition) ? Self.scalars(kept) : Self.clusters(self.text)
    }

    private static func scalars(_ scalars: String.UnicodeScalarView) -> [Unit] {
        // A scalar is told by its number: as strings, two that are canonically equivalent would be equal.
        scalars.enumerated().map { Unit(text: String($0.element.value), range: $0.offset..<$0.offset + 1) }
    }

    private static func clusters(_ text: String) -> [Unit] {
        var start = 0
        return text.map { cluster in
            defer { start += cluster.unicodeScalars.count }
            return Unit(text: String(cluster), range: start..<start + cluster.unicodeScalars.count)
        }
    }

    /// The scalars of the compared text in a range of units.
    func scalars(ofUnits units: Range<Int>) -> Range<Int> {
        let start = units.lowerBound < self.units.count ? self.units[units.lowerBound].range.lowerBound : offsets.count
        let end = units.isEmpty ? start : self.units[units.upperBound - 1].range.upperBound
        return start..<end
    }

    /// The place in the text as given of a range of its compared scalars.
    func place(of range: Range<Int>) -> Range<Int> {
        let start = range.lowerBound < offsets.count ? offsets[range.lowerBound] : original.count
        return start..<(range.isEmpty ? start : offsets[range.upperBound - 1] + 1)
    }

    /// A scalar of the compared text, as it was given.
    func scalar(_ index: Int) -> Unicode.Scalar { original[offsets[index]] }
}
