/// A day by its date, without time and zone: a birthday, a delivery day. Conforms to `Codable` as `YYYY-MM-DD`.
///
/// In the Gregorian calendar, from the first full year after its introduction; a style shows it in any calendar.
public struct LocalDate: Hashable, Sendable {
    /// 1583 to 9999: ICU shows days before 15 October 1582 in the Julian calendar.
    public let year: Int
    /// 1 to 12.
    public let month: Int
    /// 1 to 31.
    public let day: Int

    /// Throws ``BidiFormatError`` with code `bad-value` for a day that the calendar does not have.
    public init(year: Int, month: Int, day: Int) throws(BidiFormatError) {
        guard (1583...9999).contains(year), (1...12).contains(month),
            (1...Self.length(ofMonth: month, year: year)).contains(day)
        else {
            throw BidiFormatError(
                .badValue,
                "year \(year), month \(month), day \(day) is no date; 1583-01-01 to 9999-12-31 are")
        }
        self.year = year
        self.month = month
        self.day = day
    }

    /// A date as ISO 8601 writes it: `YYYY-MM-DD`. Throws ``BidiFormatError`` with code `bad-value`.
    public init(_ text: some StringProtocol) throws(BidiFormatError) {
        let bytes = Array(text.utf8)
        let digits = bytes.map { Int($0) - 0x30 }
        guard bytes.count == 10, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"),
            [0, 1, 2, 3, 5, 6, 8, 9].allSatisfy({ (0...9).contains(digits[$0]) })
        else {
            throw BidiFormatError(
                .badValue,
                "\(BidiFormatError.quoted(text)) is no date; write YYYY-MM-DD with ASCII digits, such as 2024-05-12")
        }
        try self.init(
            year: digits[0] * 1000 + digits[1] * 100 + digits[2] * 10 + digits[3],
            month: digits[5] * 10 + digits[6], day: digits[8] * 10 + digits[9])
    }

    /// A date that is known to be one.
    init(known year: Int, _ month: Int, _ day: Int) { (self.year, self.month, self.day) = (year, month, day) }

    private static func length(ofMonth month: Int, year: Int) -> Int {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }
}

extension LocalDate {
    /// Days since 1970-01-01.
    ///
    /// Counted in years that begin in March, so that the leap day is the last one.
    var daysSince1970: Int {
        let shifted = month <= 2 ? year - 1 : year
        let monthFromMarch = (month + 9) % 12
        let dayOfYear = (153 * monthFromMarch + 2) / 5 + day - 1
        return shifted * 365 + shifted / 4 - shifted / 100 + shifted / 400 + dayOfYear - 719_468
    }

    /// The date of a number of days since 1970-01-01. Throws ``BidiFormatError`` outside of the years 1583 to 9999.
    init(daysSince1970 days: Int) throws(BidiFormatError) {
        // Eras of 400 years, 146,097 days, from 0000-03-01.
        let fromMarch = days + 719_468
        let era = (fromMarch >= 0 ? fromMarch : fromMarch - 146_096) / 146_097
        let dayOfEra = fromMarch - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let monthFromMarch = (5 * dayOfYear + 2) / 153
        let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
        try self.init(
            year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month: month,
            day: dayOfYear - (153 * monthFromMarch + 2) / 5 + 1)
    }
}

extension LocalDate: CustomStringConvertible {
    /// `YYYY-MM-DD`.
    public var description: String {
        let digits = String(year)
        let padded = String(repeating: "0", count: 4 - digits.count) + digits
        return ([padded] + [month, day].map { $0 < 10 ? "0\($0)" : "\($0)" }).joined(separator: "-")
    }
}

extension LocalDate: Comparable {
    public static func < (left: LocalDate, right: LocalDate) -> Bool { left.daysSince1970 < right.daysSince1970 }
}

extension LocalDate: Codable {
    public init(from decoder: any Decoder) throws {
        try self.init(decoder.singleValueContainer().decode(String.self))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
