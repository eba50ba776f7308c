/// How dates and times are shown, whatever their fields are.
public struct DateDisplay: Hashable, Codable, Sendable {
    /// The calendar; nil is the language's, which may change with ICU's version. Without effect on times alone.
    public var calendar: CalendarIdentifier?
    /// How hours are counted; nil is the language's. Without effect on dates alone.
    public var hourCycle: HourCycle?
    public var spaces: SpaceStyle

    public init(
        calendar: CalendarIdentifier? = nil, hourCycle: HourCycle? = nil, spaces: SpaceStyle = .cldr
    ) {
        self.calendar = calendar
        self.hourCycle = hourCycle
        self.spaces = spaces
    }

    /// The language with calendar and hour cycle in its tag.
    func applied(to language: LanguageTag) -> LanguageTag { language.calendar(calendar).hourCycle(hourCycle) }
}

/// Options of a style for dates or times.
public protocol DateFormatOptions: BidiFormatOptions {
    /// Calendar, hour cycle and spaces.
    var display: DateDisplay { get set }
}

extension HasFormatOptions where Options: DateFormatOptions {
    /// The calendar; nil is the language's.
    public func calendar(_ calendar: CalendarIdentifier?) -> Self { changing { $0.display.calendar = calendar } }

    /// How hours are counted; nil is the language's.
    public func hourCycle(_ cycle: HourCycle?) -> Self { changing { $0.display.hourCycle = cycle } }

    /// Which spaces are written.
    public func spaces(_ spaces: SpaceStyle) -> Self { changing { $0.display.spaces = spaces } }
}
