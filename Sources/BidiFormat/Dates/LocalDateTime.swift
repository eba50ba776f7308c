/// A date and a time on a clock, without zone: an appointment where it takes place. Conforms to `Codable` as
/// `YYYY-MM-DDTHH:mm`.
public struct LocalDateTime: Hashable, Sendable {
    public let date: LocalDate
    /// 00:00 to 23:59.
    public let time: TimeOfDay

    /// Throws ``BidiFormatError`` with code `bad-value` for 24:00, which is 00:00 of the next date.
    public init(_ date: LocalDate, _ time: TimeOfDay) throws(BidiFormatError) {
        guard time.hour < 24 else {
            throw BidiFormatError(.badValue, "\(date)T24:00 is the next day; write its date with 00:00")
        }
        self.date = date
        self.time = time
    }

    /// A date and time as ISO 8601 writes them: `YYYY-MM-DDTHH:mm`. An offset or Z is refused: it names an instant.
    ///
    /// Throws ``BidiFormatError`` with code `bad-value`.
    public init(_ text: some StringProtocol) throws(BidiFormatError) {
        let halves = text.split(separator: "T", maxSplits: 1, omittingEmptySubsequences: false)
        guard halves.count == 2 else {
            throw BidiFormatError(
                .badValue,
                "\(BidiFormatError.quoted(text)) is no local date and time; write YYYY-MM-DDTHH:mm, such as 2024-05-12T18:30"
            )
        }
        try self.init(LocalDate(halves[0]), TimeOfDay(halves[1]))
    }

    /// Milliseconds since 1970-01-01T00:00 on the same clock.
    var wallMilliseconds: Double { Double(date.daysSince1970 * 1440 + time.minutes) * 60_000 }
}

extension LocalDateTime: CustomStringConvertible {
    /// `YYYY-MM-DDTHH:mm`.
    public var description: String { "\(date)T\(time)" }
}

extension LocalDateTime: Comparable {
    public static func < (left: LocalDateTime, right: LocalDateTime) -> Bool {
        (left.date, left.time) < (right.date, right.time)
    }
}

extension LocalDateTime: Codable {
    public init(from decoder: any Decoder) throws {
        try self.init(decoder.singleValueContainer().decode(String.self))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
