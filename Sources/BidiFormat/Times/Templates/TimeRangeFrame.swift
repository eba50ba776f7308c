internal import ICUBridge

/// What stands round the minutes of the ranges of times between two hours.
final class TimeRangeFrame: Sendable {
    /// The minutes in the order in which they are written: whether they are the start's.
    private let minutes: [Bool]
    /// What stands before each of them, and after the last; empty where the frame covers nothing.
    private let gaps: [UTF8Piece]

    /// Learns from a range with the same hours. The frame covers nothing where the plain path writes anything else.
    init(
        for range: TimeRange, _ numberingSystem: NumberingSystem, _ plainText: (TimeRange) -> String
    ) {
        let samples = Self.samples(range)
        guard let first = samples.first, let digits = UTF8Digits(numberingSystem.digits) else {
            (minutes, gaps) = ([], [])
            return
        }
        let frame = Self.frame(plainText(first), of: first, numberingSystem)
        let isRight = samples.allSatisfy { sample in
            Self.text(sample, frame.minutes, frame.gaps, digits)?.utf8.elementsEqual(plainText(sample).utf8) == true
        }
        (minutes, gaps) = isRight ? frame : ([], [])
    }

    /// The range; nil where the frame covers nothing.
    func text(_ range: TimeRange, _ digits: UTF8Digits) -> String? { Self.text(range, minutes, gaps, digits) }

    @inline(__always)
    private static func text(
        _ range: TimeRange, _ minutes: [Bool], _ gaps: [UTF8Piece], _ digits: UTF8Digits
    ) -> String? {
        guard gaps.count == minutes.count + 1 else { return nil }
        return String(writingBackward: { writer in
            for place in minutes.indices.reversed() {
                writer.write(gaps[place + 1])
                let minute = minutes[place] ? range.start.minute : range.end.minute
                writer.write(minute % 10, in: digits)
                writer.write(minute / 10, in: digits)
            }
            writer.write(gaps[0])
        })
    }

    /// Ranges with the hours of one, and in one hour with its order: the first has minutes that are no hours, the others
    /// all there is to minutes: full hours, one digit, two digits.
    private static func samples(_ range: TimeRange) -> [TimeRange] {
        let (start, end) = (range.start.hour, range.end.hour % 24)
        let pairs = [(37, 48), (0, 59), (1, 30), (8, 9), (37, 37), (0, 0), (5, 5), (48, 37), (59, 0), (30, 1)]
        return pairs.compactMap { startMinute, endMinute in
            let isSameOrder =
                (startMinute < endMinute) == (range.start.minute < range.end.minute)
                && (startMinute > endMinute) == (range.start.minute > range.end.minute)
            guard start != end || isSameOrder else { return nil }
            return TimeRange(known: TimeOfDay(known: start, startMinute), TimeOfDay(known: end, endMinute))
        }
    }

    /// A text taken apart by the minutes of its range. Nothing where it is too long.
    private static func frame(
        _ text: String, of range: TimeRange, _ numberingSystem: NumberingSystem
    ) -> (minutes: [Bool], gaps: [UTF8Piece]) {
        let digits = { (minute: Int) in [minute / 10, minute % 10].map { numberingSystem.digits[$0] } }
        var rest = text.unicodeScalars[...]
        var gap = ""
        var minutes: [Bool] = []
        var gaps: [String] = []
        while let scalar = rest.first {
            let isStart = rest.starts(with: digits(range.start.minute))
            if isStart || rest.starts(with: digits(range.end.minute)) {
                minutes.append(isStart)
                gaps.append(gap)
                gap = ""
                rest = rest.dropFirst(2)
            } else {
                gap.unicodeScalars.append(scalar)
                rest = rest.dropFirst()
            }
        }
        let pieces = (gaps + [gap]).compactMap { UTF8Piece($0) }
        // More minutes than two ends have would not fit.
        return pieces.count == gaps.count + 1 && gaps.count <= 2 ? (minutes, pieces) : ([], [])
    }
}
