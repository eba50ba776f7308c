internal import BidiText

/// The fields of a date, of a time, or of a zone with what stands between them; or what stands between two groups.
struct DateGroup {
    private(set) var parts: [FormattedPart]
    /// What the fields are of; nil for what stands between groups.
    let topic: Topic?

    /// What a group tells.
    enum Topic: Hashable {
        case date, time, zone
        /// A number among words: "in 5 minutes".
        case quantity
    }

    /// Joined they are all parts. Literals belong to a group only between two of its fields.
    static func groups(of parts: [FormattedPart]) -> [DateGroup] {
        // A value of words and numbers alone has no fields to tell apart.
        if parts.contains(where: { topic(of: $0.kind) == .quantity }) {
            return [DateGroup(parts: parts, topic: .quantity)]
        }
        var groups: [DateGroup] = []
        var current: Topic?
        var between: [FormattedPart] = []
        for part in parts {
            guard let next = topic(of: part.kind) else {
                between.append(part)
                continue
            }
            if next == current {
                groups[groups.count - 1].parts += between + [part]
            } else {
                if !between.isEmpty { groups.append(DateGroup(parts: between, topic: nil)) }
                groups.append(DateGroup(parts: [part], topic: next))
            }
            between = []
            current = next
        }
        return between.isEmpty ? groups : groups + [DateGroup(parts: between, topic: nil)]
    }

    /// The topics that have words, all of them Latin.
    static func latinTopics(in parts: [FormattedPart]) -> Set<Topic> {
        var latin: Set<Topic> = []
        var rightToLeft: Set<Topic> = []
        for group in groups(of: parts) {
            guard let topic = group.topic else { continue }
            if group.contents.hasLeftToRightLetter { latin.insert(topic) }
            if group.contents.hasRightToLeftLetter || group.hasRightToLeftMark { rightToLeft.insert(topic) }
        }
        return latin.subtracting(rightToLeft)
    }

    /// Whether the group has words and its topic is one of these.
    func isLatin(among topics: Set<Topic>) -> Bool {
        topic.map(topics.contains) == true && contents.hasLeftToRightLetter
    }

    static func isRightToLeftMark(_ scalar: Unicode.Scalar) -> Bool {
        scalar == BidiControl.rightToLeftMark.scalar || scalar == BidiControl.arabicLetterMark.scalar
    }

    private var contents: DirectionalContents {
        parts.reduce(into: DirectionalContents()) { $0.formUnion(DirectionalContents(of: $1.text)) }
    }

    private var hasRightToLeftMark: Bool {
        parts.contains { $0.kind == .control && $0.text.unicodeScalars.contains(where: Self.isRightToLeftMark) }
    }

    private static func topic(of kind: FormattedPart.Kind) -> Topic? {
        switch kind {
        case .era, .year, .quarter, .month, .week, .day, .weekday: .date
        case .hour, .minute, .second, .fractionalSecond, .dayPeriod: .time
        case .timeZone: .zone
        case .integer, .fraction: .quantity
        default: nil
        }
    }
}
