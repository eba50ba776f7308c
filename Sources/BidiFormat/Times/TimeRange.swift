/// From one time of day to another, without a date: opening hours, a shift, a delivery slot.
///
/// An end before the start is past midnight (22:30 to 02:00); an end equal to the start is the whole day round, and both
/// are shown.
public struct TimeRange: Hashable, Sendable {
    public let start: TimeOfDay
    public let end: TimeOfDay

    /// Throws ``BidiFormatError`` with code `bad-value` for a start of 24:00: the day is over by then.
    public init(from start: TimeOfDay, to end: TimeOfDay) throws(BidiFormatError) {
        guard start.hour < 24 else {
            throw BidiFormatError(.badValue, "a range of times cannot start at 24:00; write 00:00, or 24:00 as the end")
        }
        self.start = start
        self.end = end
    }

    /// A range that is known to be one.
    init(known start: TimeOfDay, _ end: TimeOfDay) { (self.start, self.end) = (start, end) }

    /// Times as ISO 8601 writes them: `HH:mm`. Throws ``BidiFormatError`` with code `bad-value`.
    public init(_ start: some StringProtocol, _ end: some StringProtocol) throws(BidiFormatError) {
        try self.init(from: TimeOfDay(start), to: TimeOfDay(end))
    }
}

extension TimeRange: Codable {
    /// Refuses what the initialiser from two times refuses.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        try self.init(
            from: container.decode(TimeOfDay.self, forKey: .start), to: container.decode(TimeOfDay.self, forKey: .end))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(start, forKey: .start)
        try container.encode(end, forKey: .end)
    }

    private enum CodingKeys: String, CodingKey { case start, end }
}
