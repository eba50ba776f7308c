/// A length of time in units: `P1DT2H30M`. Conforms to `Codable` as ISO 8601 writes it, with a sign in front.
///
/// The units stay as they are given: 90 minutes are not an hour and a half. Named otherwise than the standard library's
/// `Duration`, which knows seconds only.
public struct TimeSpan: Hashable, Sendable {
    /// The counts that are not zero, the largest unit first; none for a length of zero.
    public let components: [Component]
    /// Whether the whole is before now.
    public let isNegative: Bool

    /// A count of one unit.
    public struct Component: Hashable, Sendable {
        public let count: Int
        public let unit: TimeUnit
    }

    /// The largest count of one unit.
    public static let maximumCount = 1_000_000_000_000

    /// A length of time in one or more units.
    ///
    /// Throws ``BidiFormatError`` with code `bad-value` for a negative count, and `out-of-range` for one above
    /// ``maximumCount``.
    public init(_ counts: [TimeUnit: Int], isNegative: Bool = false) throws(BidiFormatError) {
        for (unit, count) in counts {
            guard count >= 0 else {
                throw BidiFormatError(.badValue, "\(count) \(unit)s: a count has no sign of its own; set isNegative")
            }
            guard count <= Self.maximumCount else {
                throw BidiFormatError(.outOfRange, "a time span has at most \(Self.maximumCount) \(unit)s")
            }
        }
        components = TimeUnit.allCases.compactMap { unit in
            counts[unit].flatMap { $0 == 0 ? nil : Component(count: $0, unit: unit) }
        }
        self.isNegative = isNegative && !components.isEmpty
    }

    /// A whole number of seconds as days, hours, minutes and seconds.
    ///
    /// Throws ``BidiFormatError`` with code `out-of-range`.
    public init(seconds: Int) throws(BidiFormatError) {
        let size = seconds.magnitude
        guard size <= UInt(Self.maximumCount) else {
            throw BidiFormatError(.outOfRange, "a time span has at most \(Self.maximumCount) seconds")
        }
        let total = Int(size)
        try self.init(
            [.day: total / 86_400, .hour: total / 3_600 % 24, .minute: total / 60 % 60, .second: total % 60],
            isNegative: seconds < 0)
    }
}

extension TimeSpan {
    /// A duration as ISO 8601 writes it: `PT5M`, `P1DT2H30M`, `-P3D`; whole numbers only.
    ///
    /// Throws ``BidiFormatError`` with code `bad-value` or `out-of-range`.
    public init(_ text: some StringProtocol) throws(BidiFormatError) {
        func refused() -> BidiFormatError {
            BidiFormatError(
                .badValue,
                "\(BidiFormatError.quoted(text)) is no duration; write one as ISO 8601 does, such as PT5M or P1DT2H30M")
        }
        var rest = Substring(text)
        let isNegative = rest.first == "-"
        if isNegative || rest.first == "+" { rest.removeFirst() }
        guard rest.first == "P" else { throw refused() }
        rest.removeFirst()
        let halves = rest.split(separator: "T", maxSplits: 1, omittingEmptySubsequences: false)
        guard halves.allSatisfy({ !$0.isEmpty }) || halves.count == 2 && !halves[1].isEmpty else { throw refused() }
        var counts: [TimeUnit: Int] = [:]
        let designators: [[(Character, TimeUnit)]] = [
            [("Y", .year), ("M", .month), ("W", .week), ("D", .day)],
            [("H", .hour), ("M", .minute), ("S", .second)],
        ]
        for (half, units) in zip(halves, designators) {
            var remaining = half
            for (letter, unit) in units {
                let digits = remaining.prefix { $0.isASCII && $0.isNumber }
                guard !digits.isEmpty, remaining[digits.endIndex...].first == letter else { continue }
                guard digits.utf8.count <= 13, let count = Int(digits) else {
                    throw BidiFormatError(.outOfRange, "a time span has at most \(Self.maximumCount) \(unit)s")
                }
                counts[unit] = count
                remaining = remaining[digits.endIndex...].dropFirst()
            }
            guard remaining.isEmpty else { throw refused() }
        }
        guard !counts.isEmpty else { throw refused() }
        try self.init(counts, isNegative: isNegative)
    }

    /// The whole in seconds; nil where it has months or years, whose lengths differ, or is too long for an `Int`.
    public var seconds: Int? {
        var total = 0
        for component in components {
            guard let unit = component.unit.seconds else { return nil }
            let (product, overflow) = component.count.multipliedReportingOverflow(by: unit)
            let (sum, sumOverflow) = total.addingReportingOverflow(product)
            guard !overflow, !sumOverflow else { return nil }
            total = sum
        }
        return isNegative ? -total : total
    }
}

extension TimeSpan: CustomStringConvertible {
    /// As ISO 8601 writes it.
    public var description: String {
        func text(_ units: [TimeUnit]) -> String {
            components.filter { units.contains($0.unit) }
                .map { "\($0.count)\($0.unit.rawValue.prefix(1).uppercased())" }.joined()
        }
        let time = text([.hour, .minute, .second])
        let whole = text([.year, .month, .week, .day]) + (time.isEmpty ? "" : "T" + time)
        return (isNegative ? "-P" : "P") + (whole.isEmpty ? "T0S" : whole)
    }
}

extension TimeSpan: Codable {
    public init(from decoder: any Decoder) throws {
        try self.init(decoder.singleValueContainer().decode(String.self))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
