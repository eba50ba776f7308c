internal import BidiText

/// A text as the comparison reads it: what does not count is left out or made alike, and every scalar remembers where
/// it came from.
struct ComparedText {
    /// The scalars that count, spaces made alike where their kind does not.
    let scalars: [Unicode.Scalar]
    /// For each of them, its offset in the text as given.
    private let offsets: [Int]
    /// How many scalars the text as given has.
    private let count: Int
    /// What is compared with what.
    let units: [Unit]

    /// A grapheme cluster.
    struct Unit {
        /// What is equal for equal clusters.
        let key: String
        /// In the scalars of the compared text.
        let range: Range<Int>
    }

    init(_ text: String, strictness: ComparisonStrictness) {
        var kept = String.UnicodeScalarView()
        var offsets: [Int] = []
        for (offset, scalar) in text.unicodeScalars.enumerated() {
            if BidiControl(scalar) != nil, !strictness.contains(.controls) { continue }
            let isSpace = scalar.properties.generalCategory == .spaceSeparator
            kept.append(isSpace && !strictness.contains(.spaces) ? " " : scalar)
            offsets.append(offset)
        }
        self.offsets = offsets
        scalars = Array(kept)
        count = text.unicodeScalars.count
        units = Self.units(String(kept), isExact: strictness.contains(.composition))
    }

    private static func units(_ text: String, isExact: Bool) -> [Unit] {
        var start = 0
        return text.map { cluster in
            let scalars = cluster.unicodeScalars
            defer { start += scalars.count }
            // As strings, two clusters that are canonically equivalent are equal; their numbers are not.
            let key = isExact ? scalars.map { String($0.value) }.joined(separator: " ") : String(cluster)
            return Unit(key: key, range: start..<start + scalars.count)
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
        let start = range.lowerBound < offsets.count ? offsets[range.lowerBound] : count
        return start..<(range.isEmpty ? start : offsets[range.upperBound - 1] + 1)
    }
}
