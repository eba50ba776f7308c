/// A kind of value, for what an app decides kind by kind.
///
/// An extensible name: styles of an app's own can have kinds of their own.
public struct ValueKind: RawRepresentable, Hashable, Codable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// Numbers without anything: also ranges of them.
    public static let number = ValueKind(rawValue: "number")
    public static let percent = ValueKind(rawValue: "percent")
    public static let price = ValueKind(rawValue: "price")
    public static let unit = ValueKind(rawValue: "unit")
    /// Dates, dates with a time, and ranges of them.
    public static let date = ValueKind(rawValue: "date")
    /// Times of day, ranges of them, opening hours.
    public static let time = ValueKind(rawValue: "time")
    /// Lengths of time, countdowns, `in 3 days`.
    public static let duration = ValueKind(rawValue: "duration")
    public static let phone = ValueKind(rawValue: "phone")
    /// What has no kind of its own.
    public static let other = ValueKind(rawValue: "other")
}
