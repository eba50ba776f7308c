import BidiText
import Foundation

/// How much memory a million calls leave behind.
enum GrowthReport {
    static func figures() -> [Figure] {
        let works: [(name: String, work: () -> Void)] = [
            ("visual, mixed strings", { for text in BenchmarkText.mixed { blackHole(text.visualText().utf8.count) } }),
            ("visual, isolates", { blackHole(BenchmarkText.isolated.visualText().utf8.count) }),
            ("levels", { blackHole(BidiParagraph(BenchmarkText.mixed[1])?.levels.count ?? 0) }),
        ]
        // The first look at the memory takes some itself.
        _ = ProcessMemory.resident
        return works.map { name, work in
            for _ in 0..<100_000 { work() }
            let before = ProcessMemory.resident
            for _ in 0..<1_000_000 { work() }
            return Figure(
                name: "growth over 1,000,000 calls: \(name)", value: (ProcessMemory.resident - before) / 1_000,
                unit: "KB", aim: "0, but for pages")
        }
    }
}
