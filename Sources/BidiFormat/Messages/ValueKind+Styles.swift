// The kind of value that each style prints, for a digit policy.

extension BidiFormatOptions {
    /// ``ValueKind/other``, for a style that says nothing else.
    public static var valueKind: ValueKind { .other }
}

extension DateFormatOptions {
    public static var valueKind: ValueKind { .date }
}

extension NumericRangeOptions {
    public static var valueKind: ValueKind { Base.valueKind }
}

extension NumberFormatStyle.Options {
    public static var valueKind: ValueKind { .number }
}

extension OrdinalFormatStyle.Options {
    public static var valueKind: ValueKind { .number }
}

extension PercentFormatStyle.Options {
    public static var valueKind: ValueKind { .percent }
}

extension PerMilleFormatStyle.Options {
    public static var valueKind: ValueKind { .percent }
}

extension PriceFormatStyle.Options {
    public static var valueKind: ValueKind { .price }
}

extension UnitFormatStyle.Options {
    public static var valueKind: ValueKind { .unit }
}

extension TimeFormatStyle.Options {
    public static var valueKind: ValueKind { .time }
}

extension TimeRangeFormatStyle.Options {
    public static var valueKind: ValueKind { .time }
}

extension OpeningHoursFormatStyle.Options {
    public static var valueKind: ValueKind { .time }
}

extension TimeSpanFormatStyle.Options {
    public static var valueKind: ValueKind { .duration }
}

extension CountdownFormatStyle.Options {
    public static var valueKind: ValueKind { .duration }
}

extension RelativeTimeFormatStyle.Options {
    public static var valueKind: ValueKind { .duration }
}

extension PhoneNumberFormatStyle.Options {
    public static var valueKind: ValueKind { .phone }
}
