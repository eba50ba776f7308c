import BidiText
import Foundation

/// Text that makes careless implementations quadratic: the time for 1 MB against the time for 100 KB.
enum HostileReport {
    private static let units: [(name: String, unit: String)] = [
        ("(", "("), ("(א", "(א"), ("(a)", "(a)"), ("FSI", "\u{2068}"), ("FSI א", "\u{2068}א"), ("RLI", "\u{2067}"),
        ("RLE", "\u{202B}"), ("א and a mark", "א\u{5B0}"), ("aא", "aא"), ("1,", "1,"),
    ]

    static func figures() -> [Figure] {
        let clock = ContinuousClock()
        return units.map { name, unit in
            let texts = [100_000, 1_000_000].map { String(repeating: unit, count: $0 / unit.utf8.count) }
            let ratios = (0..<5).map { _ in
                let times = texts.map { text in clock.measure { blackHole(text.visualText().utf8.count) }.nanoseconds }
                return times[1] / times[0]
            }
            return Figure(name: "1 MB of \(name) against 100 KB", value: ratios.median, unit: "x", aim: "at most 12")
        }
    }
}
