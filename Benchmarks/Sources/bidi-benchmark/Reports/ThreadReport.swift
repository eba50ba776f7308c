import BidiText
import Foundation

/// The throughput of two threads against one, in rounds in turn.
enum ThreadReport {
    static func figures() -> [Figure] {
        [
            ("mixed strings", BenchmarkText.mixed), ("mixed 1 KB", [BenchmarkText.paragraph(1_000)]),
            ("mixed 64 KB", [BenchmarkText.paragraph(64_000)]), ("isolates", [BenchmarkText.isolated]),
        ].map { name, texts in
            Figure(name: "visual, \(name): two threads", value: gain(texts), unit: "x one", aim: "at least 1.80")
        }
    }

    private static func gain(_ texts: [String]) -> Double {
        let clock = ContinuousClock()
        let pass: @Sendable () -> Void = { for text in texts { blackHole(text.visualText().utf8.count) } }
        pass()
        let once = clock.measure(pass).nanoseconds
        let repeats = max(1, Int(20_000_000 / max(once, 1)))
        let gains = (0..<15).map { _ in
            let alone = clock.measure { for _ in 0..<repeats { pass() } }
            let together = clock.measure {
                DispatchQueue.concurrentPerform(iterations: 2) { _ in for _ in 0..<repeats { pass() } }
            }
            return 2 * alone.nanoseconds / together.nanoseconds
        }
        return gains.median
    }
}
