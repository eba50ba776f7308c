extension TimeOfDay {
    /// The times whose hour and minute can be written with these numbers on some clock, the earliest first.
    static func candidates(_ numbers: [Int], kinds: [FormattedPart.Kind]) -> [TimeOfDay] {
        guard kinds.count == numbers.count else { return [] }
        let fields = Dictionary(zip(kinds, numbers)) { first, _ in first }
        guard let hour = fields[.hour] else { return [] }
        return Set([hour, hour + 12, hour - 12, hour % 24]).sorted()
            .compactMap { try? TimeOfDay(hour: $0, minute: fields[.minute] ?? 0) }
            .filter { $0.hour < 24 }
    }
}

extension TimeRange {
    /// A range that shows every field in both ends.
    static let sample = TimeRange(known: TimeOfDay(known: 9, 30), TimeOfDay(known: 21, 45))
}
