import Foundation

// Usage: bidi-benchmark [--json] [--rounds N] [part of a row's name], or bidi-benchmark [--json] REPORT
var arguments = Array(CommandLine.arguments.dropFirst())
let isJSON = arguments.first == "--json"
if isJSON { arguments.removeFirst() }
var rounds = 21
if arguments.first == "--rounds", arguments.count > 1, let given = Int(arguments[1]), given > 0 {
    rounds = given
    arguments.removeFirst(2)
}

if let report = arguments.first.flatMap(Report.init) {
    try report.run(Array(arguments.dropFirst()), isJSON: isJSON)
    exit(0)
}

let visual = VisualRows()
let numbers = NumberRows()
let times = TimeRows()
let english = "The quick brown fox (no. 12) jumps over the lazy dog, twice."
let french = "Une étude récente « à l’œuvre » coûte 12,50 € ; déjà vu."
let mixed = [
    "فتح الملف report.pdf (12 MB)", "שלום John, יש לך 3 הודעות", "Order 1234 של דני [ok]", "نسخه 2.5 از Linux",
]
let paragraph = "ذهب الولد إلى المدرسة (School) في الساعة 8:30 صباحا ودفع 12.5 دولارا، then came back. "

var rows = [
    visual.row("visual, ASCII", [english]),
    visual.row("visual, Latin", [french]),
    visual.row("visual, Latin, LTR", [french], base: .leftToRight),
]
for language in ["ar", "he", "fa", "ur"] {
    let strings = InterfaceStrings.read(language)
    if strings.isEmpty {
        FileHandle.standardError.write(Data("No catalogue for \(language): install iso-codes\n".utf8))
    } else {
        rows.append(visual.row("visual, interface, \(language)", strings))
    }
}
rows.append(visual.row("visual, mixed strings", mixed))
for (name, size) in [("1 KB", 1_000), ("64 KB", 64_000), ("1 MB", 1_000_000)] {
    let text = String(repeating: paragraph, count: size / paragraph.utf8.count)
    rows.append(visual.row("visual, mixed \(name)", [text]))
}
for locale in ["en", "ar-EG", "he", "fa"] {
    rows.append(try numbers.integers(locale))
    rows.append(try numbers.prices(locale, "USD"))
    rows.append(try numbers.percents(locale))
    rows.append(try times.ranges(locale))
    rows.append(numbers.remaking(locale))
}
let threads = ThreadRows()
for locale in ["en", "ar-EG"] {
    rows += try threads.prices(locale)
    rows += threads.remaking(locale)
    rows += try threads.timeRanges(locale)
    rows += threads.rawTimeRanges(locale)
}

var results: [Measurement] = []
for row in rows where arguments.isEmpty || arguments.contains(where: row.name.contains) {
    let measurement = Measurement(row, rounds: rounds)
    results.append(measurement)
    guard !isJSON else { continue }
    let cells = measurement.results.map {
        "\($0.name) \(String(format: "%.0f ns (%.2f)", $0.nanoseconds, $0.ratio))"
    }
    print("| \(row.name) | " + cells.joined(separator: " | ") + " |")
}
if isJSON { print(String(decoding: try JSONEncoder().encode(results), as: UTF8.self)) }
