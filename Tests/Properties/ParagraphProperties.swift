internal import BidiText

/// Paragraphs, their levels, orders, runs and lines.
enum ParagraphProperties {
    static func check(_ input: [UInt8], against opinion: SecondOpinion?) throws(Violation) {
        var reader = InputReader(input)
        let base = reader.choice(of: FuzzText.bases)
        let lineLength = 1 + Int(reader.byte() % 16)
        let text = FuzzText.read(&reader)
        try check(text, base, lineLength: lineLength, against: opinion)
        // Without embeddings another resolver answers.
        let plain = text.unicodeScalars.filter { !(0x202A...0x202E).contains($0.value) }
        if plain.count != text.unicodeScalars.count {
            try check(String(String.UnicodeScalarView(plain)), base, lineLength: lineLength, against: opinion)
        }
    }

    private static func check(
        _ text: String, _ base: BaseDirection, lineLength: Int, against opinion: SecondOpinion?
    ) throws(Violation) {
        let paragraphs = BidiParagraph.paragraphs(of: text, base: base)
        try expect(paragraphs.map(\.text).joined().utf8.elementsEqual(text.utf8), "paragraphs joined are the text")
        var end = 0
        for paragraph in paragraphs {
            try expect(paragraph.scalarRange.lowerBound == end, "paragraph starts at \(end)")
            end = paragraph.scalarRange.upperBound
            try check(paragraph)
            try checkLines(of: paragraph, length: lineLength)
            if let opinion { try compare(paragraph, with: opinion) }
        }
        try expect(end == text.unicodeScalars.count, "paragraphs cover the text")

        let seen = text.visualText(base: base)
        let expected = VisualTextReference.visual(of: paragraphs)
        try expect(seen.utf8.elementsEqual(expected.utf8), "\(text): seen \(seen), by L2 and L4 \(expected)")
    }

    private static func check(_ paragraph: BidiParagraph) throws(Violation) {
        let text = paragraph.text
        let levels = paragraph.levels
        // `levels` come from ICU for ordinary text, the explanation always from the resolver.
        let explained = paragraph.explanation().levels
        try expect(levels == explained, "\(text): \(numbers(levels)), by the resolver \(numbers(explained))")
        for (scalar, level) in zip(text.unicodeScalars, levels) {
            try expect(BidiClass(scalar).isRemoved == (level == nil), "\(text): level of \(scalar)")
        }

        let order = paragraph.visualOrder
        let expected = VisualOrderReference.order(of: levels.map { $0?.rawValue })
        try expect(order == expected, "\(text): order \(order), by L2 \(expected)")
        let positions = paragraph.visualPositions
        let isInverse = order.enumerated().allSatisfy { positions[$1] == $0 }
        try expect(isInverse && positions.count == levels.count, "\(text): positions are the order's inverse")
        try checkRuns(of: paragraph)

        let seen = paragraph.visualText
        try expect(!seen.containsBidiControls, "\(text): controls are not seen")
        let visible = text.removingBidiControls().unicodeScalars
        try expect(seen.unicodeScalars.count == visible.count, "\(text): all that is visible is seen, \(seen)")
    }

    private static func checkRuns(of paragraph: BidiParagraph) throws(Violation) {
        let runs = paragraph.runs(in: .logical)
        var end = 0
        for run in runs {
            try expect(run.scalarRange.lowerBound == end && !run.scalarRange.isEmpty, "runs follow each other")
            end = run.scalarRange.upperBound
        }
        try expect(end == paragraph.levels.count, "\(paragraph.text): runs cover the paragraph")
        let spelled = paragraph.runs(in: .visual).flatMap { run in
            run.direction == .leftToRight ? Array(run.scalarRange) : run.scalarRange.reversed()
        }
        let visible = spelled.filter { paragraph.levels[$0] != nil }
        try expect(visible == paragraph.visualOrder, "\(paragraph.text): visual runs spell the order")
    }

    private static func checkLines(of paragraph: BidiParagraph, length: Int) throws(Violation) {
        let indices = Array(paragraph.text.unicodeScalars.indices)
        let ends = stride(from: length, to: indices.count, by: length).map { indices[$0] }
        let lines = paragraph.lines(endingAt: ends)
        var end = 0
        for line in lines {
            try expect(line.scalarRange.lowerBound == end, "lines follow each other")
            end = line.scalarRange.upperBound
            let sorted = line.visualOrder.sorted()
            let kept = line.scalarRange.filter { paragraph.levels[$0] != nil }
            try expect(sorted == kept, "\(paragraph.text): every character has a place on its line")
        }
        try expect(end == indices.count, "\(paragraph.text): lines cover the paragraph")
    }

    private static func compare(_ paragraph: BidiParagraph, with opinion: SecondOpinion) throws(Violation) {
        let scalars = Array(paragraph.text.unicodeScalars)
        guard let levels = opinion(scalars, paragraph.baseDirection) else { return }
        try expect(levels.count == scalars.count, "the second opinion has a level for every character")
        let different = zip(paragraph.levels, levels).enumerated().first { $1.0 != nil && $1.0?.rawValue != $1.1 }
        guard let (offset, (ours, theirs)) = different else { return }
        try expect(
            false,
            "\(paragraph.text), \(paragraph.baseDirection): level \(ours.map(\.description) ?? "x") at \(offset), "
                + "by the second opinion \(theirs)")
    }

    private static func numbers(_ levels: [EmbeddingLevel?]) -> String {
        levels.map { $0.map(\.description) ?? "x" }.joined(separator: " ")
    }
}

extension BidiClass {
    /// The classes that rule X9 names.
    fileprivate var isRemoved: Bool {
        switch self {
        case .rightToLeftEmbedding, .leftToRightEmbedding, .rightToLeftOverride, .leftToRightOverride,
            .popDirectionalFormat, .boundaryNeutral:
            true
        default: false
        }
    }
}
