@testable internal import BidiText

/// Visual text from the resolver's levels by rules L1, L2 and L4, in the simplest words: what every faster way is
/// compared with.
enum VisualTextByRules {
    static func visual(of text: String, base: BaseDirection) -> String {
        BidiParagraph.paragraphs(of: text, base: base).map(visual).joined()
    }

    private static func visual(of paragraph: BidiParagraph) -> String {
        let text = paragraph.text
        let scalars = text.unicodeScalars
        let content = scalars[paragraph.contentRange]
        let base = EmbeddingLevel(paragraph.baseDirection)
        var levels = BidiResolver.resolve(Array(scalars), base: BaseDirection(paragraph.baseDirection)).levels
        levels.removeLast(scalars.count - content.count)
        // L1 for the line.
        for (offset, scalar) in Array(content).enumerated().reversed() {
            guard scalar.isWhitespaceForL1 || BidiClass(scalar).isRemovedByX9 else { break }
            levels[offset] = base
        }
        // L2 over runs of one level.
        var runs: [(range: Range<String.Index>, level: EmbeddingLevel)] = []
        for (index, level) in zip(content.indices, levels) {
            let end = scalars.index(after: index)
            if let last = runs.last, last.level == level {
                runs[runs.count - 1].range = last.range.lowerBound..<end
            } else {
                runs.append((index..<end, level))
            }
        }
        let highest = levels.map(\.rawValue).max() ?? 0
        for level in stride(from: highest, to: 0, by: -1) {
            var start = 0
            while start < runs.count {
                var end = start
                while end < runs.count, runs[end].level.rawValue >= level { end += 1 }
                runs[start..<end].reverse()
                start = max(end, start + 1)
            }
        }
        // L4, clusters from the last to the first.
        var visual = String.UnicodeScalarView()
        for run in runs {
            switch run.level.direction {
            case .leftToRight: visual.append(contentsOf: text.unicodeScalars[run.range])
            case .rightToLeft:
                for cluster in Array(text[run.range]).reversed() {
                    visual.append(contentsOf: cluster.unicodeScalars.map { $0.bidiMirroringGlyph ?? $0 })
                }
            }
        }
        return String(visual).removingBidiControls() + text[paragraph.contentRange.upperBound...]
    }
}
