/// Nanoseconds for one input, by contender, and the ratios to the first.
struct Measurement: Codable {
    struct Result: Codable {
        let name: String
        let nanoseconds: Double
        /// The median of the ratios of single rounds, which a busy machine disturbs less than a ratio of medians.
        let ratio: Double
    }

    let row: String
    let results: [Result]

    /// Contenders take turns in every round, so that all share what else the machine does.
    init(_ row: Row, rounds: Int) {
        var times = [[Double]](repeating: [], count: row.contenders.count)
        let repeats = row.contenders.map { contender in
            // Templates are learned in the first passes.
            for _ in 0..<3 { blackHole(contender.pass()) }
            let once = row.clock.time { _ = contender.pass() }
            return max(1, Int(2_000_000 / max(once, 1)))
        }
        for _ in 0..<rounds {
            for (index, contender) in row.contenders.enumerated() {
                let time = row.clock.time { for _ in 0..<repeats[index] { blackHole(contender.pass()) } }
                times[index].append(time / Double(repeats[index] * row.count))
            }
        }
        self.row = row.name
        results = row.contenders.enumerated().map { index, contender in
            Result(
                name: contender.name, nanoseconds: times[index].median,
                ratio: zip(times[index], times[0]).map { $0 / $1 }.median)
        }
    }
}

@inline(never)
func blackHole(_ value: Int) { if value == Int.min { print(value) } }

extension Duration {
    var nanoseconds: Double { Double(components.seconds) * 1e9 + Double(components.attoseconds) / 1e9 }
}

extension [Double] {
    var median: Double { sorted()[count / 2] }
}
