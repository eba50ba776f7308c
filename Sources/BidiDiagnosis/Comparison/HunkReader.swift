internal import BidiText

/// Takes a part that differs apart into differences with one cause each.
struct HunkReader {
    let first: ComparedText
    let second: ComparedText
    let hunk: Hunk

    var differences: [TextDifference] {
        if let cause = SingleCause.composition(first.scalars[hunk.first], second.scalars[hunk.second]) {
            return [difference(hunk, cause)]
        }
        var differences: [TextDifference] = []
        var (a, b) = (hunk.first, hunk.second)
        while !a.isEmpty || !b.isEmpty {
            // Controls first: what stands between them can then be paired.
            let controls = Hunk(first: leading(a, first, isControl), second: leading(b, second, isControl))
            let step: Hunk
            if !controls.first.isEmpty || !controls.second.isEmpty {
                step = controls
                differences.append(difference(step, .control))
            } else {
                step = Hunk(first: leading(a, first) { !isControl($0) }, second: leading(b, second) { !isControl($0) })
                differences += paired(step)
            }
            a = a.dropFirst(step.first.count)
            b = b.dropFirst(step.second.count)
        }
        return differences
    }

    private func isControl(_ scalar: Unicode.Scalar) -> Bool { BidiControl(scalar) != nil }

    private func leading(
        _ range: Range<Int>, _ text: ComparedText, _ belongs: (Unicode.Scalar) -> Bool
    ) -> Range<Int> {
        range.prefix { belongs(text.scalars[$0]) }
    }

    /// Runs without controls: character by character if every pair has a known cause, else as one.
    private func paired(_ run: Hunk) -> [TextDifference] {
        let causes = zip(run.first, run.second).map { SingleCause.of(first.scalars[$0], second.scalars[$1]) }
        guard run.first.count == run.second.count, causes.allSatisfy({ $0 != nil }) else {
            return [difference(run, SingleCause.lone(first.scalars[run.first] + second.scalars[run.second]))]
        }
        var differences: [TextDifference] = []
        var start = 0
        for index in causes.indices where index + 1 == causes.count || causes[index + 1] != causes[start] {
            let (a, b) = (run.first.lowerBound, run.second.lowerBound)
            differences.append(
                difference(Hunk(first: a + start..<a + index + 1, second: b + start..<b + index + 1), causes[start]))
            start = index + 1
        }
        return differences
    }

    private func difference(_ hunk: Hunk, _ cause: TextDifference.Cause?) -> TextDifference {
        TextDifference(first: first.place(of: hunk.first), second: second.place(of: hunk.second), cause: cause)
    }
}
