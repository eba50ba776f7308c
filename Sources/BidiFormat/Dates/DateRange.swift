#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// From one day to another, both included.
public struct DateRange: Hashable, Codable, Sendable {
    public let start: LocalDate
    public let end: LocalDate

    /// Throws ``BidiFormatError`` with code `reversed-range` for an end before the start.
    public init(from start: LocalDate, to end: LocalDate) throws(BidiFormatError) {
        guard start <= end else { throw .reversed(start, end) }
        self.start = start
        self.end = end
    }

    /// Days as ISO 8601 writes them: `YYYY-MM-DD`. Throws ``BidiFormatError`` with code `bad-value` or
    /// `reversed-range`.
    public init(_ start: some StringProtocol, _ end: some StringProtocol) throws(BidiFormatError) {
        try self.init(from: LocalDate(start), to: LocalDate(end))
    }

    public init(from decoder: any Decoder) throws {
        let ends = try RangeEnds<LocalDate>(from: decoder)
        try self.init(from: ends.start, to: ends.end)
    }
}

/// From one local date and time to another.
public struct DateTimeRange: Hashable, Codable, Sendable {
    public let start: LocalDateTime
    public let end: LocalDateTime

    /// Throws ``BidiFormatError`` with code `reversed-range` for an end before the start.
    public init(from start: LocalDateTime, to end: LocalDateTime) throws(BidiFormatError) {
        guard start <= end else { throw .reversed(start, end) }
        self.start = start
        self.end = end
    }

    /// Dates and times as ISO 8601 writes them: `YYYY-MM-DDTHH:mm`. Throws ``BidiFormatError`` with code `bad-value`
    /// or `reversed-range`.
    public init(_ start: some StringProtocol, _ end: some StringProtocol) throws(BidiFormatError) {
        try self.init(from: LocalDateTime(start), to: LocalDateTime(end))
    }

    public init(from decoder: any Decoder) throws {
        let ends = try RangeEnds<LocalDateTime>(from: decoder)
        try self.init(from: ends.start, to: ends.end)
    }
}

/// From one instant to another.
public struct InstantRange: Hashable, Codable, Sendable {
    public let start: Date
    public let end: Date

    /// Throws ``BidiFormatError`` with code `reversed-range` for an end before the start.
    public init(from start: Date, to end: Date) throws(BidiFormatError) {
        guard start <= end else {
            throw BidiFormatError(.reversedRange, "the range ends before it starts; give the earlier time first")
        }
        self.start = start
        self.end = end
    }

    public init(from decoder: any Decoder) throws {
        let ends = try RangeEnds<Date>(from: decoder)
        try self.init(from: ends.start, to: ends.end)
    }
}

/// The ends of a range as they are coded, not yet checked.
private struct RangeEnds<Bound: Decodable>: Decodable {
    let start: Bound
    let end: Bound
}

extension BidiFormatError {
    fileprivate static func reversed(
        _ start: some CustomStringConvertible, _ end: some CustomStringConvertible
    ) -> BidiFormatError {
        BidiFormatError(
            .reversedRange, "\(start) to \(end) ends before it starts; give the earlier one first")
    }
}
