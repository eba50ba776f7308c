/// Which fields of a time are shown, by UTS #35's skeleton letters: `jm` is hour and minute on the locale's own clock.
/// Conforms to `Codable` as the letters themselves.
public struct TimeSkeleton: Hashable, Sendable {
    public let pattern: String

    /// Hour and minute, 12 or 24 hours as the locale has it.
    public static let hourAndMinute = TimeSkeleton(unchecked: "jm")

    private init(unchecked pattern: String) { self.pattern = pattern }

    /// Letters for hours (`j`, `J`, `C`, `h`, `H`, `k`, `K`), minutes (`m`) and day periods (`a`, `b`, `B`), with one
    /// for hours among them. Throws ``BidiFormatError`` with code `bad-value`.
    public init(_ pattern: String) throws(BidiFormatError) {
        let hours = Set("jJChHkK")
        let others = Set("mabB")
        guard pattern.utf8.count <= 16, pattern.contains(where: hours.contains),
            pattern.allSatisfy({ hours.contains($0) || others.contains($0) })
        else {
            throw BidiFormatError(
                .badValue,
                "\(BidiFormatError.quoted(pattern)) is no skeleton for times of day; "
                    + "it takes the letters jJChHkK, m and abB, such as jm or Hm"
            )
        }
        self.pattern = pattern
    }
}

extension TimeSkeleton: Codable {
    public init(from decoder: any Decoder) throws {
        try self.init(decoder.singleValueContainer().decode(String.self))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(pattern)
    }
}
