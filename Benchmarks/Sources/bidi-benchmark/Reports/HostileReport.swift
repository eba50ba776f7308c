import BidiText
import Foundation

/// Text that makes careless implementations quadratic: the time for 1 MB against the time for 100 KB.
enum HostileReport {
    private static let units: [(name: String, unit: String)] = [
        ("(", "("), ("(א", "(א"), ("(a)", "(a)"), ("FSI", "\u{2068}"), ("FSI א", "\u{2068}א"), ("RLI", "\u{2067}"),
        ("RLE", "\u{202B}"), ("א and a mark", "א\u{5B0}"), ("aא", "aא"), ("1,", "1,"),
    ]

    static func figures() -> [Figure] {
        units.map { name, unit in
            let times = [100_000, 1_000_000].map { size in
                let text = String(repeating: unit, count: size / unit.utf8.count)
                // The quickest of some: what is slower was disturbed.
                return (0..<7).map { _ in ThreadTime.measure { blackHole(text.visualText().utf8.count) } }.min() ?? .nan
            }
            return Figure(
                name: "1 MB of \(name) (\(Int(times[1] / 1_000)) µs) against 100 KB", value: times[1] / times[0],
                unit: "x", aim: "at most 12")
        }
    }
}
