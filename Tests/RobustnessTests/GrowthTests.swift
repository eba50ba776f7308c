internal import BidiFormat
import Testing

#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif

/// A million calls leave no memory behind. In a process of its own, whose memory nothing else changes.
@Suite("Memory", .disabled(if: ProcessMemory.now == nil, "/proc tells the memory of a process on Linux alone"))
struct GrowthTests {
    @Test("A million formatted values")
    func held() async {
        await #expect(processExitsWith: .success) {
            let price = try PriceFormatStyle(currency: "USD", locale: "ar-EG")
            let number = try NumberFormatStyle(locale: "fa")
            let times = try TimeRangeFormatStyle(locale: "he")
            let closing = try TimeOfDay(hour: 18, minute: 30)
            let ranges = try (0..<24).map { try TimeRange(from: TimeOfDay(hour: $0), to: closing) }
            let growth = ProcessMemory.growth(over: 340_000) { index in
                let value = Decimal(index)
                return price.format(value).utf8.count + number.format(-index).utf8.count
                    + times.format(ranges[index % 24]).utf8.count
            }
            precondition(growth < 4_096, "\(growth) KB")
        }
    }

    @Test("More different styles than any cache holds")
    func remade() async {
        await #expect(processExitsWith: .success) {
            let locales = ["ar-EG", "he", "fa", "ur", "ckb", "en", "de", "ru", "fr", "hi"]
            let currencies = Currency.active.prefix(60)
            let styles = try locales.flatMap { tag in
                let language = try LanguageTag(tag)
                return currencies.map { PriceFormatStyle(currency: $0, locale: language) }
            }
            // The caches are full after the first thousand; ICU keeps what it loads of a locale.
            let growth = ProcessMemory.growth(over: 6_000) { index in
                let style = styles[index % styles.count]
                return style.isolation(.isolates).format(index).utf8.count
            }
            precondition(growth < 16_384, "\(growth) KB")
        }
    }
}

/// What the process has in memory, in KB.
private enum ProcessMemory {
    static var now: Int? {
        guard let status = FileManager.default.contents(atPath: "/proc/self/status") else { return nil }
        let line = String(decoding: status, as: UTF8.self).split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
        return line?.split(separator: " ").compactMap { Int($0) }.first
    }

    /// By how much the memory grows over so many calls, after a fifth as many to warm up.
    static func growth(over count: Int, _ call: (Int) -> Int) -> Int {
        var bytes = 0
        for index in 0..<count / 5 { bytes += call(index) }
        let before = now ?? 0
        for index in 0..<count { bytes += call(index) }
        precondition(bytes > 0)
        return (now ?? .max) - before
    }
}
