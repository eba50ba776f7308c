internal import BidiFormat

extension FormatKind {
    static let dates: [FormatKind] = [
        FormatKind("time", options: clock + ["timeStyle", "skeleton"], answer: time),
        FormatKind("date", options: calendar + ["dateStyle", "skeleton"], answer: date),
        FormatKind(
            "datetime", options: calendar + ["hourCycle", "dateStyle", "timeStyle", "skeleton", "timeZone"],
            answer: dateTime),
        FormatKind("duration", options: ["numberingSystem", "width", "spaces"]) {
            fields, language throws(MachineError) in
            let span = try fields.value("value") { text throws(BidiFormatError) in try TimeSpan(text) }
            let options = TimeSpanFormatStyle.Options(
                width: try fields.choice("width") ?? .long, spaces: try fields.choice("spaces") ?? .cldr)
            return FormattedValue(options.formattedText(span, in: language))
        },
        FormatKind("relative", options: ["numberingSystem", "wording", "width", "spaces"]) {
            fields, language throws(MachineError) in
            let time = try fields.value("value") { text throws(BidiFormatError) in try RelativeTime(text) }
            let options = RelativeTimeFormatStyle.Options(
                try fields.choice("wording") ?? .numeric, width: try fields.choice("width") ?? .long,
                spaces: try fields.choice("spaces") ?? .cldr)
            return FormattedValue(options.formattedText(time, in: language))
        },
        FormatKind("date-range", .range, options: calendar + ["dateStyle", "skeleton", "order"]) {
            fields, language throws(MachineError) in
            let range = try fields.range { start, end throws(BidiFormatError) in try DateRange(start, end) }
            let options = DateRangeFormatStyle.Options(
                try fields.dateFields(), order: try fields.choice("order") ?? .locale, display: try fields.display())
            return FormattedValue(options.formattedText(range, in: language))
        },
        FormatKind("time-range", .range, options: clock + ["skeleton", "order"]) {
            fields, language throws(MachineError) in
            let range = try fields.range { start, end throws(BidiFormatError) in try TimeRange(start, end) }
            let options = TimeRangeFormatStyle.Options(
                skeleton: try fields.timeSkeleton() ?? .hourAndMinute, order: try fields.choice("order") ?? .locale,
                display: try fields.display())
            return FormattedValue(options.formattedText(range, in: language))
        },
        FormatKind("hours", .days, options: clock + ["skeleton", "order", "width", "closed"], answer: hours),
    ]

    private static let clock = ["numberingSystem", "hourCycle", "spaces"]
    private static let calendar = ["numberingSystem", "calendar", "spaces"]

    @Sendable private static func time(
        _ fields: FormatFields, _ language: LanguageTag
    ) throws(MachineError) -> FormattedValue {
        let value = try fields.value("value") { text throws(BidiFormatError) in try TimeOfDay(text) }
        let style = TimeFormatStyle.Fields.style(try fields.choice("timeStyle") ?? .short)
        try fields.fields.exclude("skeleton", "timeStyle")
        let options = TimeFormatStyle.Options(
            try fields.timeSkeleton().map(TimeFormatStyle.Fields.skeleton) ?? style, display: try fields.display())
        return FormattedValue(options.formattedText(value, in: language))
    }

    @Sendable private static func date(
        _ fields: FormatFields, _ language: LanguageTag
    ) throws(MachineError) -> FormattedValue {
        let value = try fields.value("value") { text throws(BidiFormatError) in try LocalDate(text) }
        let options = DateFormatStyle.Options(try fields.dateFields(), display: try fields.display())
        return FormattedValue(options.formattedText(value, in: language))
    }

    /// A local date and time; with a zone, that time on the clocks there.
    @Sendable private static func dateTime(
        _ fields: FormatFields, _ language: LanguageTag
    ) throws(MachineError) -> FormattedValue {
        let value = try fields.value("value") { text throws(BidiFormatError) in try LocalDateTime(text) }
        let shown = try fields.dateTimeFields()
        let display = try fields.display()
        guard
            let zone = try fields.optional("timeZone", { name throws(BidiFormatError) in try TimeZoneIdentifier(name) })
        else {
            return FormattedValue(
                DateTimeFormatStyle.Options(shown, display: display).formattedText(value, in: language))
        }
        let options = InstantFormatStyle.Options(timeZone: zone, shown, display: display)
        return FormattedValue(options.formattedText(zone.date(of: value), in: language))
    }

    @Sendable private static func hours(
        _ fields: FormatFields, _ language: LanguageTag
    ) throws(MachineError) -> FormattedValue {
        let days = try fields.fields.stringLists("days")
        let hours = try fields.accepted { () throws(BidiFormatError) in
            var spans: [Weekday: [TimeRange]] = [:]
            for (name, texts) in days {
                guard let day = Weekday(rawValue: name) else {
                    throw BidiFormatError(.badValue, "a day is one of sun, mon, tue, wed, thu, fri and sat")
                }
                for text in texts {
                    let ends = text.split(separator: "-", omittingEmptySubsequences: false)
                    guard ends.count == 2 else {
                        throw BidiFormatError(.badValue, "hours are written HH:mm-HH:mm, such as 10:00-18:00")
                    }
                    spans[day, default: []].append(try TimeRange(ends[0], ends[1]))
                }
            }
            return try OpeningHours(spans)
        }
        let options = OpeningHoursFormatStyle.Options(
            closedDays: try fields.fields.optionalString("closed").map { .word($0) } ?? .omitted,
            weekdayWidth: try fields.choice("width") ?? .long,
            skeleton: try fields.timeSkeleton() ?? .hourAndMinute,
            order: try fields.choice("order") ?? .locale, display: try fields.display())
        return FormattedValue(options.formattedText(hours, in: language))
    }
}

extension FormatFields {
    fileprivate func display() throws(MachineError) -> DateDisplay {
        DateDisplay(
            calendar: try optional("calendar") { name throws(BidiFormatError) in try CalendarIdentifier(name) },
            hourCycle: try choice("hourCycle"), spaces: try choice("spaces") ?? .cldr)
    }

    fileprivate func timeSkeleton() throws(MachineError) -> TimeSkeleton? {
        try optional("skeleton") { letters throws(BidiFormatError) in try TimeSkeleton(letters) }
    }

    fileprivate func dateFields() throws(MachineError) -> DateFormatStyle.Fields {
        try fields.exclude("skeleton", "dateStyle")
        let skeleton = try optional("skeleton") { letters throws(BidiFormatError) in try DateSkeleton(letters) }
        if let skeleton { return .skeleton(skeleton) }
        return .style(try choice("dateStyle") ?? .medium)
    }

    /// By styles, medium and short where neither is given; with one of them alone, the other is not shown.
    fileprivate func dateTimeFields() throws(MachineError) -> DateTimeFields {
        try fields.exclude("skeleton", "dateStyle", "timeStyle")
        if let skeleton = try optional("skeleton", { letters throws(BidiFormatError) in try DateTimeSkeleton(letters) })
        {
            return .skeleton(skeleton)
        }
        let date = try choice("dateStyle", DateStyle.self)
        let time = try choice("timeStyle", TimeStyle.self)
        switch (date, time) {
        case (let date?, let time?): return .dateTime(date: date, time: time)
        case (let date?, nil): return .date(date)
        case (nil, let time?): return .time(time)
        case (nil, nil): return .dateTime(date: .medium, time: .short)
        }
    }
}
