import Foundation

/// What is measured beside time for one text: `bidi-benchmark [--json] REPORT`.
enum Report: String, CaseIterable {
    case threads, memory, growth, hostile, start

    /// Measures and prints. `arguments` are what follows the report's name.
    func run(_ arguments: [String], isJSON: Bool) throws {
        let figures =
            switch self {
            case .threads: ThreadReport.figures()
            case .memory: try MemoryReport.figures(arguments)
            case .growth: GrowthReport.figures()
            case .hostile: HostileReport.figures()
            case .start: try StartReport.figures(arguments)
            }
        if isJSON { return print(String(decoding: try JSONEncoder().encode(figures), as: UTF8.self)) }
        for figure in figures {
            print("| \(figure.name) | \(String(format: "%.2f", figure.value)) \(figure.unit) | \(figure.aim) |")
        }
    }
}

/// Texts that several reports measure.
enum BenchmarkText {
    static let mixed = [
        "فتح الملف report.pdf (12 MB)", "שלום John, יש לך 3 הודעות", "Order 1234 של דני [ok]", "نسخه 2.5 از Linux",
    ]

    static let isolated = "السعر \u{2067}249.00 د.إ.\u{200F}\u{2069}، الهاتف \u{2066}+971 50 123 4567\u{2069}"

    /// A paragraph of about this many bytes.
    static func paragraph(_ bytes: Int) -> String {
        let unit = "ذهب الولد إلى المدرسة (School) في الساعة 8:30 صباحا ودفع 12.5 دولارا، then came back. "
        return String(repeating: unit, count: bytes / unit.utf8.count)
    }
}
