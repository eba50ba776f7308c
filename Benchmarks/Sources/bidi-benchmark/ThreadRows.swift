import BidiFormat
import CBaselines
import Dispatch
import Foundation

/// The same work by one thread and shared out to two.
///
/// On the clock on the wall, a ratio of 0.56 is 1.8 times the throughput, if no other program runs. In processor time
/// other programs do not count, nor does waiting for a lock: there a ratio of 1 says that threads do not slow each other
/// down by writing to the same memory.
///
/// All threads use one style, and so one template, one cache and one ICU handle.
struct ThreadRows {
    /// Enough for a start of two threads to cost nothing beside it.
    private static let count = 20_000

    func prices(_ locale: String) throws -> [Row] {
        let style = try PriceFormatStyle(currency: "USD", locale: locale)
        let values = (0..<100).map { Decimal($0 * 7_919 + 13) / 100 }
        return rows("two threads, price USD, \(locale)") { style.format(values[$0 % 100]).utf8.count }
    }

    /// The style is made again for every value, so that two threads meet at the caches.
    func remaking(_ locale: String) -> [Row] {
        rows("two threads, style made again, \(locale)") {
            (try? PriceFormatStyle(currency: "USD", locale: locale))?.format($0).utf8.count ?? 0
        }
    }

    func timeRanges(_ locale: String) throws -> [Row] {
        let style = try TimeRangeFormatStyle(locale: locale)
        let values = try (0..<100).map { index in
            let (start, end) = (index * 13 % 720, 721 + index * 7 % 700)
            return try TimeRange(
                from: TimeOfDay(hour: start / 60, minute: start % 60), to: TimeOfDay(hour: end / 60, minute: end % 60))
        }
        return rows("two threads, time range, \(locale)") { style.format(values[$0 % 100]).utf8.count }
    }

    /// ICU's C API beside it: its interval formatter takes a process-wide lock.
    func rawTimeRanges(_ locale: String) -> [Row] {
        let handle = baseline_icu_interval_open("jm", locale)
        return rows("two threads, raw ICU, time range, \(locale)") { index in
            withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { out in
                let (start, end) = (index * 13 % 720, 721 + index * 7 % 700)
                return Int(
                    baseline_icu_interval(handle, Double(start) * 60_000, Double(end) * 60_000, out.baseAddress, 256))
            }
        }
    }

    private func rows(_ name: String, _ work: @escaping @Sendable (Int) -> Int) -> [Row] {
        let pass = { (threads: Int) in
            {
                DispatchQueue.concurrentPerform(iterations: threads) { thread in
                    let share = Self.count / threads
                    blackHole((share * thread..<share * (thread + 1)).reduce(0) { $0 + work($1) })
                }
                return Self.count
            }
        }
        let contenders = [
            Contender(name: "one thread", pass: pass(1)), Contender(name: "two threads", pass: pass(2)),
        ]
        return [
            Row(name: name, count: Self.count, contenders: contenders),
            Row(name: name + ", processor time", count: Self.count, clock: .processor, contenders: contenders),
        ]
    }
}
