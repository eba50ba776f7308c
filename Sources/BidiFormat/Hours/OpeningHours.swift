/// When something is open in every week: the spans of each day, none for a closed one.
public struct OpeningHours: Hashable, Codable, Sendable {
    /// The spans of each day in order; a day that is not here is closed.
    public let days: [Weekday: [TimeRange]]

    /// The spans of each day, in any order. A span past midnight belongs to the day it starts on.
    ///
    /// Throws ``BidiFormatError`` with code `bad-value` for spans of one day that overlap.
    public init(_ days: [Weekday: [TimeRange]]) throws(BidiFormatError) {
        var sorted: [Weekday: [TimeRange]] = [:]
        for (day, spans) in days where !spans.isEmpty {
            let ordered = spans.sorted { $0.start < $1.start }
            for (span, next) in zip(ordered, ordered.dropFirst()) where span.endMinutes > next.start.minutes {
                throw BidiFormatError(
                    .badValue,
                    "\(day.rawValue): \(span.start)-\(span.end) and \(next.start)-\(next.end) overlap; give each hour once"
                )
            }
            sorted[day] = ordered
        }
        self.days = sorted
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        try self.init(container.decode([Weekday: [TimeRange]].self, forKey: .days))
    }
}

extension TimeRange {
    /// The end in minutes since the midnight before the start; past midnight, and the whole day round, beyond 1440.
    fileprivate var endMinutes: Int { end.minutes <= start.minutes ? end.minutes + 1440 : end.minutes }
}

extension OpeningHours {
    /// Days that follow each other and have the same spans.
    struct Group {
        /// One or more, in the order of the week.
        var days: [Weekday]
        let spans: [TimeRange]
    }

    /// The days of a week from its first one, joined where neighbours have the same spans.
    func groups(from firstDay: Weekday) -> [Group] {
        let all = Weekday.allCases
        var groups: [Group] = []
        for offset in all.indices {
            let day = all[(firstDay.index + offset) % all.count]
            let spans = days[day] ?? []
            if groups.last?.spans == spans {
                groups[groups.count - 1].days.append(day)
            } else {
                groups.append(Group(days: [day], spans: spans))
            }
        }
        return groups
    }
}
