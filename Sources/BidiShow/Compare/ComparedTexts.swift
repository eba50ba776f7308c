internal import BidiDiagnosis
internal import BidiText

/// What `compare` tells about two texts, for people and machines alike.
struct ComparedTexts {
    let comparison: TextComparison

    init(_ comparison: TextComparison) { self.comparison = comparison }

    /// A few lines; the texts are called A and B, as in the usage.
    func report(_ style: TerminalStyle) -> String {
        let lines = ComparisonReport(comparison, names: ("A", "B")).lines
        let verdict = style.paint(comparison.isEqual ? "equal" : "different", .heading)
        return ([verdict] + lines.map(style.ordered)).joined(separator: "\n") + "\n"
    }
}

extension ComparedTexts: MachineAnswer {
    /// From a request: `a`, `b`.
    init(_ fields: RequestFields) throws(MachineError) {
        try fields.allowOnly(["a", "b"], in: "compare")
        comparison = TextComparison(try fields.string("a"), try fields.string("b"))
    }

    /// Offsets count scalars, each in its own text. `drawnDifferently` names the paragraphs in which equal texts are
    /// seen in different orders; it is left out where there are none.
    func write(to writer: inout JSONWriter) {
        writer.name("equal")
        writer.bool(comparison.isEqual)
        writer.name("differences")
        writer.array { writer in
            for difference in comparison.differences {
                writer.object { writer in
                    write("a", difference.first, to: &writer)
                    write("b", difference.second, to: &writer)
                    if let cause = difference.cause { writer.member("cause", cause.rawValue) }
                    writer.member("message", comparison.message(for: difference))
                }
            }
        }
        let directions = comparison.directionsDrawnDifferently
        guard !directions.isEmpty else { return }
        writer.name("drawnDifferently")
        writer.array { writer in for direction in directions { writer.string(direction.rawValue) } }
    }

    private func write(_ name: String, _ range: Range<Int>, to writer: inout JSONWriter) {
        writer.name(name)
        writer.object { writer in
            writer.name("start")
            writer.integer(range.lowerBound)
            writer.name("end")
            writer.integer(range.upperBound)
        }
    }
}
