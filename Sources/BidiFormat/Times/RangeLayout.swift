internal import BidiText

/// The direction of a range and the isolation of its ends: the start is where reading begins, always.
///
/// Each end is laid out as a value of its own (``DateLayout``) and stands in an isolate where it runs against the range.
struct RangeLayout {
    let language: LanguageTag
    let order: RangeOrder

    /// A range whose parts carry their ends.
    func arrange(_ parts: [FormattedPart]) -> FormattedText {
        let direction = order == .leftToRight ? .leftToRight : language.baseDirection
        let runs = Self.runs(of: parts)
        let latin = DateGroup.latinTopics(in: parts)
        var content: [FormattedPart] = []
        for (index, run) in runs.enumerated() {
            guard Self.isEnd(run) else {
                content += DateLayout(language: language).content(run, in: direction, latin: latin)
                continue
            }
            let end = DateLayout(language: language).arranged(run, latin: latin)
            let isGlued =
                direction == .rightToLeft && [index - 1, index + 1].contains { Self.isGlue(between: runs, at: $0) }
            if end.direction == direction, !isGlued {
                content += end.content
            } else if isSafe(run, in: direction), !isGlued {
                content += run
            } else {
                content += end.content.isolated(end.direction)
            }
        }
        return FormattedText(content, direction: direction, numberingSystem: language.numberingSystem)
    }

    /// Whether an end that runs the other way looks the same in the range's direction: no letters, no Arabic numbers,
    /// no marks.
    private func isSafe(_ end: [FormattedPart], in direction: WritingDirection) -> Bool {
        let contents = end.reduce(into: DirectionalContents()) { $0.formUnion(DirectionalContents(of: $1.text)) }
        return direction == .leftToRight && !contents.canDisturbLeftToRightText
    }

    /// The parts by the end they belong to.
    private static func runs(of parts: [FormattedPart]) -> [[FormattedPart]] {
        var runs: [[FormattedPart]] = []
        for part in parts {
            if let last = runs.last?.last, last.source == part.source {
                runs[runs.count - 1].append(part)
            } else {
                runs.append([part])
            }
        }
        return runs
    }

    private static func isEnd(_ run: [FormattedPart]) -> Bool {
        guard let source = run.first?.source else { return false }
        return source != .shared
    }

    /// Whether what stands between the ends would join their numbers into one (rule W4): a separator without a space.
    private static func isGlue(between runs: [[FormattedPart]], at index: Int) -> Bool {
        guard index > 0, index + 1 < runs.count, isEnd(runs[index - 1]), isEnd(runs[index + 1]), !isEnd(runs[index])
        else { return false }
        return runs[index].allSatisfy { part in
            part.text.unicodeScalars.allSatisfy { [.commonSeparator, .europeanSeparator].contains(BidiClass($0)) }
        }
    }
}
