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
    public static let date = ValueKind(rawValue: "date")
    public static let time = ValueKind(rawValue: "time")
    public static let phone = ValueKind(rawValue: "phone")
    /// What has no kind of its own.
    public static let other = ValueKind(rawValue: "other")
}

extension BidiFormatOptions {
    /// What kind of value these options print, for a ``DigitPolicy``.
    public static var valueKind: ValueKind { .other }
}

extension NumberFormatStyle.Options {
    public static var valueKind: ValueKind { .number }
}

extension PercentFormatStyle.Options {
    public static var valueKind: ValueKind { .percent }
}

extension PriceFormatStyle.Options {
    public static var valueKind: ValueKind { .price }
}

extension TimeRangeFormatStyle.Options {
    public static var valueKind: ValueKind { .time }
}

extension PhoneNumberFormatStyle.Options {
    public static var valueKind: ValueKind { .phone }
}
