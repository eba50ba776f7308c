internal import ICUBridge

/// How one style writes ranges of times: what stands round the minutes, by the hours of both ends.
///
/// Why it is right: ICU chooses the pattern of a range by the first field that differs, and day periods by the hour and
/// by whether it is noon or midnight to the minute; whatever else depends on minutes is their digits. So all ranges with
/// the same two hours, and within one hour with the same order of the minutes, are one text round the minutes. It is read
/// from what the plain path writes for one of them and compared with what it writes for others, full hours among them
/// (``TimeRangeFrame``); where they differ anywhere, the plain path writes these hours.
final class TimeRangeTemplate: Sendable {
    /// By ``index(of:)``; each is learned when its hours are asked for first.
    private let frames = (0..<26 * 24).map { _ in OnceReference<TimeRangeFrame>() }
    private let digits: UTF8Digits
    private let numberingSystem: NumberingSystem
    private let plainText: @Sendable (TimeRange) -> String

    /// Nil for digits that no template writes.
    init?(_ numberingSystem: NumberingSystem, plainText: @escaping @Sendable (TimeRange) -> String) {
        guard let digits = UTF8Digits(numberingSystem.digits) else { return nil }
        self.digits = digits
        self.numberingSystem = numberingSystem
        self.plainText = plainText
    }

    /// The range as the plain path writes it; nil for hours that the template does not cover.
    func text(_ range: TimeRange) -> String? {
        let index = Self.index(of: range)
        if let text = frames[index].withValue({ $0.text(range, digits) }) { return text }
        return learnedFrame(range, index).text(range, digits)
    }

    private func learnedFrame(_ range: TimeRange, _ index: Int) -> TimeRangeFrame {
        frames[index].setIfUnset(TimeRangeFrame(for: range, numberingSystem, plainText))
    }

    /// The two hours; in one hour the order of the minutes too. The midnight at the end of a day is written as the one
    /// at its beginning.
    private static func index(of range: TimeRange) -> Int {
        let start = range.start
        let end = range.end
        guard start.hour == end.hour % 24 else { return start.hour * 24 + end.hour % 24 }
        return (start.minute < end.minute ? start.hour : start.minute == end.minute ? 24 : 25) * 24 + start.hour
    }
}
