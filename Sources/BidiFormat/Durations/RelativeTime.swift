/// A time by its distance from now in one unit: 5 minutes from now, 3 days ago.
public struct RelativeTime: Hashable, Codable, Sendable {
    /// Positive for what is to come.
    public let count: Int
    public let unit: TimeUnit

    /// Throws ``BidiFormatError`` with code `out-of-range` for more than ``TimeSpan/maximumCount`` units.
    public init(_ count: Int, _ unit: TimeUnit) throws(BidiFormatError) {
        guard count.magnitude <= UInt(TimeSpan.maximumCount) else {
            throw BidiFormatError(.outOfRange, "a relative time has at most \(TimeSpan.maximumCount) \(unit)s")
        }
        self.count = count
        self.unit = unit
    }

    /// A distance as ISO 8601 writes a duration, of one unit: `PT5M`, `-P3D`, `P0D`.
    ///
    /// Throws ``BidiFormatError`` with code `bad-value` or `out-of-range`.
    public init(_ text: some StringProtocol) throws(BidiFormatError) {
        let span = try TimeSpan(text)
        if span.components.isEmpty {
            // A zero has its unit at its end.
            let units: [Character: TimeUnit] = ["Y": .year, "W": .week, "D": .day, "H": .hour, "S": .second]
            let unit = text.last == "M" ? (text.contains("T") ? .minute : .month) : text.last.flatMap { units[$0] }
            try self.init(0, unit ?? .second)
            return
        }
        guard span.components.count == 1, let only = span.components.first else {
            throw BidiFormatError(
                .badValue,
                "\(BidiFormatError.quoted(text)) has several units; a relative time has one, such as PT5M or -P3D")
        }
        try self.init(span.isNegative ? -only.count : only.count, only.unit)
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        try self.init(
            container.decode(Int.self, forKey: .count), container.decode(TimeUnit.self, forKey: .unit))
    }
}
