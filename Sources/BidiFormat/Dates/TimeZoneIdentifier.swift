internal import ICUBridge

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// A time zone by its IANA name. Conforms to `Codable` as the name itself.
///
/// Its rules are those of ICU's own copy of the zone data.
public struct TimeZoneIdentifier: Hashable, Sendable {
    /// The name as given: `Asia/Dubai`.
    public let name: String

    /// The zone of an IANA name, aliases such as `Asia/Calcutta` included; case matters.
    ///
    /// Offsets such as `GMT+3` are refused: their rules are nobody's. Throws ``BidiFormatError`` with code
    /// `bad-time-zone`. ICU's C function `ucal_getCanonicalTimeZoneID`.
    public init(_ name: some StringProtocol) throws(BidiFormatError) {
        let name = String(name)
        guard !name.isEmpty, name.utf8.count <= 64, name.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }),
            name != "Etc/Unknown", ICUTimeZone.canonicalIdentifier(of: name) != nil
        else {
            throw BidiFormatError(
                .badTimeZone,
                "\(BidiFormatError.quoted(name)) is no time zone; name one as IANA does, such as Asia/Dubai or UTC")
        }
        self.name = name
    }

    private init(known name: String) { self.name = name }

    /// Coordinated universal time (`Etc/UTC`).
    public static let utc = TimeZoneIdentifier(known: "Etc/UTC")

    /// Every zone that ICU has, aliases included.
    ///
    /// ICU's C function `ucal_openTimeZones`.
    public static var available: [TimeZoneIdentifier] {
        ((try? ICUTimeZone.all()) ?? []).compactMap { try? TimeZoneIdentifier($0) }
    }

    private static let zones = FormatterCache<String, ICUTimeZone>()
}

extension TimeZoneIdentifier {
    /// How far the zone's clocks are ahead of UTC at a time, in seconds, daylight saving time included.
    ///
    /// ICU's C functions `ucal_setMillis` and `ucal_get`.
    public func secondsFromUTC(at date: Date) -> Int { Int(offset(at: date.milliseconds) / 1000) }

    /// What the zone's clocks show at a time, to the minute. Throws ``BidiFormatError`` with code `out-of-range`
    /// outside of the years 1583 to 9999.
    public func localDateTime(at date: Date) throws(BidiFormatError) -> LocalDateTime {
        guard abs(date.timeIntervalSince1970) < 1e12 else { throw .outOfDateRange }
        let wall = wallMilliseconds(at: date.milliseconds)
        let minutes = Int((wall / 60_000).rounded(.down))
        let days = Int((Double(minutes) / 1440).rounded(.down))
        guard let day = try? LocalDate(daysSince1970: days) else { throw .outOfDateRange }
        let minuteOfDay = minutes - days * 1440
        return try LocalDateTime(day, TimeOfDay(hour: minuteOfDay / 60, minute: minuteOfDay % 60))
    }

    /// The time at which the zone's clocks show this.
    ///
    /// In the gap when clocks go forward, the time is read with the offset before it and so is later by the gap's
    /// length, as java.time and Temporal have it ("compatible"); of the two times when clocks go back, it is the first.
    public func date(of local: LocalDateTime) -> Date {
        Date(timeIntervalSince1970: instant(ofWall: local.wallMilliseconds) / 1000)
    }

    func offset(at milliseconds: Double) -> Double {
        do {
            let zone = try Self.zones.value(for: name) { () throws(ICUError) in try ICUTimeZone(name) }
            return try zone.offset(at: milliseconds)
        } catch {
            preconditionFailure("ICU has no offset for \(name): \(error)")
        }
    }

    func wallMilliseconds(at milliseconds: Double) -> Double { milliseconds + offset(at: milliseconds) }

    /// In milliseconds. The offsets a day before and a day after hold every offset that the wall time can have.
    func instant(ofWall wall: Double) -> Double {
        let before = offset(at: wall - 86_400_000)
        let after = offset(at: wall + 86_400_000)
        // The offset in force earlier gives the first of two times and, in a gap, the later reading.
        for offset in [before, after] where self.offset(at: wall - offset) == offset { return wall - offset }
        return wall - before
    }
}

extension Date {
    /// ICU's `UDate`. A `Date` beyond what ICU's calendars hold is set to their end, as ICU does; one that is not a
    /// number to the last day too, since ICU would compute with it.
    var milliseconds: Double {
        let last = 183_882_168_921_600_000.0
        let value = timeIntervalSince1970 * 1000
        return value.isNaN ? last : min(max(value, -184_303_902_528_000_000), last)
    }
}

extension BidiFormatError {
    fileprivate static var outOfDateRange: BidiFormatError {
        BidiFormatError(.outOfRange, "the time is outside of the years 1583 to 9999")
    }
}

extension TimeZoneIdentifier: CustomStringConvertible {
    public var description: String { name }
}

extension TimeZoneIdentifier: Codable {
    public init(from decoder: any Decoder) throws {
        try self.init(decoder.singleValueContainer().decode(String.self))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(name)
    }
}
