/// A time on a clock, without date and zone: 00:00 to 24:00. Conforms to `Codable` as `HH:mm`.
///
/// 24:00 is the midnight at the end of a day, as opening hours write it; it is shown as the locale shows midnight.
public struct TimeOfDay: Hashable, Sendable {
    /// 0 to 24.
    public let hour: Int
    /// 0 to 59.
    public let minute: Int

    /// Throws ``BidiFormatError`` with code `bad-value` for a time that no clock shows.
    public init(hour: Int, minute: Int = 0) throws(BidiFormatError) {
        guard (0...23).contains(hour) && (0...59).contains(minute) || hour == 24 && minute == 0 else {
            throw BidiFormatError(.badValue, "hour \(hour), minute \(minute) is no time of day; 00:00 to 24:00 are")
        }
        self.hour = hour
        self.minute = minute
    }

    /// A time that is known to be one.
    init(known hour: Int, _ minute: Int) { (self.hour, self.minute) = (hour, minute) }

    /// A time as ISO 8601 writes it: `HH:mm`. A zone or offset is refused, since a time of day has none.
    ///
    /// Throws ``BidiFormatError`` with code `bad-value`.
    public init(_ text: some StringProtocol) throws(BidiFormatError) {
        let bytes = Array(text.utf8)
        let digits = bytes.map { Int($0) - 0x30 }
        guard bytes.count == 5, bytes[2] == UInt8(ascii: ":"),
            [0, 1, 3, 4].allSatisfy({ (0...9).contains(digits[$0]) })
        else {
            throw BidiFormatError(
                .badValue,
                "\(BidiFormatError.quoted(text)) is no time of day; write HH:mm with ASCII digits, such as 18:30")
        }
        try self.init(hour: digits[0] * 10 + digits[1], minute: digits[3] * 10 + digits[4])
    }

    /// Minutes since midnight, 0 to 1440.
    var minutes: Int { hour * 60 + minute }

    /// Milliseconds since midnight of the same day; 24:00 is the same day's midnight, so that ICU prints no date.
    var wallMilliseconds: Double { Double(minutes % 1440) * 60_000 }
}

extension TimeOfDay: CustomStringConvertible {
    /// `HH:mm`.
    public var description: String {
        [hour, minute].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
    }
}

extension TimeOfDay: Comparable {
    public static func < (left: TimeOfDay, right: TimeOfDay) -> Bool { left.minutes < right.minutes }
}

extension TimeOfDay: Codable {
    public init(from decoder: any Decoder) throws {
        try self.init(decoder.singleValueContainer().decode(String.self))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
