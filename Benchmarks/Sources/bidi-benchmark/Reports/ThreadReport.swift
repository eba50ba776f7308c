import BidiText
import Foundation
import Synchronization

/// The throughput of two threads against one, in rounds in turn: by the clock, which counts on two idle cores, and by the
/// threads' own time.
enum ThreadReport {
    static func figures() -> [Figure] {
        var works: [(name: String, work: @Sendable () -> Void)] = [
            ("a loop that shares nothing", { blackHole((0..<10_000).reduce(0) { ($0 &* 31) ^ $1 }) })
        ]
        for (name, texts) in [
            ("mixed strings", BenchmarkText.mixed), ("mixed 1 KB", [BenchmarkText.paragraph(1_000)]),
            ("mixed 64 KB", [BenchmarkText.paragraph(64_000)]), ("isolates", [BenchmarkText.isolated]),
        ] {
            works.append(("visual, \(name)", { for text in texts { blackHole(text.visualText().utf8.count) } }))
        }
        return works.flatMap { name, work in
            let (clock, own) = gains(work)
            return [
                Figure(name: "\(name): two threads, own time", value: own, unit: "x one", aim: "at least 1.80"),
                Figure(name: "\(name): two threads, clock", value: clock, unit: "x one", aim: "on idle cores"),
            ]
        }
    }

    private static func gains(_ work: @escaping @Sendable () -> Void) -> (clock: Double, own: Double) {
        let clock = ContinuousClock()
        work()
        let repeats = max(1, Int(20_000_000 / max(clock.measure(work).nanoseconds, 1)))
        let all: @Sendable () -> Void = { for _ in 0..<repeats { work() } }
        var gains: [(clock: Double, own: Double)] = []
        for _ in 0..<15 {
            var own = 0.0
            let alone = clock.measure { own = ThreadTime.measure(all) }
            let sum = Mutex(0.0)
            let together = clock.measure {
                DispatchQueue.concurrentPerform(iterations: 2) { _ in
                    let time = ThreadTime.measure(all)
                    sum.withLock { $0 += time }
                }
            }
            gains.append((2 * alone.nanoseconds / together.nanoseconds, 4 * own / sum.withLock { $0 }))
        }
        return (gains.map(\.clock).median, gains.map(\.own).median)
    }
}
