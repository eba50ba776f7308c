import BidiFormat
import CBaselines

/// Ranges of times on one day by held formatters and styles.
struct TimeRows {
    private let out = UnsafeMutablePointer<CChar>.allocate(capacity: 256)

    func ranges(_ locale: String) throws -> Row {
        let minutes = (0..<100).map { ($0 * 13 % 720, 721 + $0 * 7 % 700) }
        let values = try minutes.map { start, end in
            try TimeRange(
                from: TimeOfDay(hour: start / 60, minute: start % 60), to: TimeOfDay(hour: end / 60, minute: end % 60))
        }
        let handle = baseline_icu_interval_open("jm", locale)
        let style = try TimeRangeFormatStyle(locale: locale)
        return Row(
            name: "time range, \(locale)", count: values.count,
            contenders: [
                Contender(name: "raw ICU") {
                    minutes.reduce(0) {
                        $0 + Int(baseline_icu_interval(handle, Double($1.0) * 60_000, Double($1.1) * 60_000, out, 256))
                    }
                },
                Contender(name: "swift-bidi") { values.reduce(0) { $0 + style.format($1).utf8.count } },
            ] + FoundationPeers.intervals(locale, minutes))
    }
}
