internal import ICUBridge

/// Which fields of a date are shown, by UTS #35's skeleton letters; order and punctuation are the locale's.
///
/// `yMMMd` is `12 مايو 2024` in `ar-AE` and `May 12, 2024` in `en`.
public struct DateSkeleton: Hashable, Codable, Sendable {
    public let pattern: String

    /// Letters for eras (`G`), years (`yuUr`), quarters (`qQ`), months (`ML`), days (`d`) and weekdays (`Eec`).
    ///
    /// Throws ``BidiFormatError`` with code `bad-value`, also for fields that ICU has no pattern for together.
    public init(_ pattern: String) throws(BidiFormatError) {
        self.pattern = try SkeletonLetters.checked(
            pattern, SkeletonLetters.date, requiring: SkeletonLetters.date, example: "yMMMd or EEEEd")
    }

    public init(from decoder: any Decoder) throws {
        try self.init(decoder.singleValueContainer().decode(String.self))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(pattern)
    }
}

/// Which fields of a date and time are shown, by UTS #35's skeleton letters; order and punctuation are the locale's.
public struct DateTimeSkeleton: Hashable, Codable, Sendable {
    public let pattern: String

    /// The letters of ``DateSkeleton`` and of ``TimeSkeleton``, seconds (`sS`) and zones (`zZOvVXx`). A local value has
    /// no zone, and leaves those out.
    ///
    /// Throws ``BidiFormatError`` with code `bad-value`, also for fields that ICU has no pattern for together.
    public init(_ pattern: String) throws(BidiFormatError) {
        let fields = SkeletonLetters.date.union(SkeletonLetters.time)
        self.pattern = try SkeletonLetters.checked(
            pattern, fields.union(SkeletonLetters.zone), requiring: fields, example: "yMMMdjm or jmz")
    }

    /// The skeleton for a value that has no zone.
    var withoutZone: String { pattern.filter { !SkeletonLetters.zone.contains($0) } }

    var showsZone: Bool { pattern.contains(where: SkeletonLetters.zone.contains) }

    public init(from decoder: any Decoder) throws {
        try self.init(decoder.singleValueContainer().decode(String.self))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(pattern)
    }
}

/// The letters of UTS #35, part 4, "Date Field Symbol Table", by what they stand for.
enum SkeletonLetters {
    static let date = Set("GyuUrQqMLdEec")
    static let time = Set("jJChHkKmsSabB")
    static let zone = Set("zZOvVXx")

    static func checked(
        _ pattern: String, _ allowed: Set<Character>, requiring fields: Set<Character>, example: String
    ) throws(BidiFormatError) -> String {
        guard pattern.utf8.count <= 32, pattern.contains(where: fields.contains),
            pattern.allSatisfy(allowed.contains)
        else {
            let letters = String(allowed.sorted())
            throw BidiFormatError(
                .badValue,
                "\(BidiFormatError.quoted(pattern)) is no skeleton; it takes the letters \(letters), such as \(example)"
            )
        }
        // ICU drops fields that it cannot place, or hangs them on as `├'week': w┤`.
        let best = try? ICUPatternGenerator.bestPattern(for: pattern, locale: "en")
        guard let best, !best.isEmpty, !best.contains("├") else {
            throw BidiFormatError(
                .badValue, "ICU has no pattern with all fields of \(pattern); take fewer, such as \(example)")
        }
        return pattern
    }
}
